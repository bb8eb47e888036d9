import type { ReceiptRow } from '../../../src/model/order.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts'

/** An article with less stock than was ordered. */
export interface ShortArticle {
  readonly articleNumber: string
  readonly available: number
}

/** How long stock is held for a payment. */
export const HOLD_MS = 15 * MINUTE_MS
/** The longest hold, however often the payment begins again. */
export const MAX_HOLD_MS = HOUR_MS

/** When a hold that began at `heldSince`, for one payment or several, ends. */
export function holdUntil(heldSince: number, now: number): number {
  return Math.min(now + HOLD_MS, heldSince + MAX_HOLD_MS)
}

export interface ReservedQuantity {
  readonly articleNumber: string
  readonly quantity: number
}

/**
 * Takes an order's articles out of the stock, or returns those that are short. Articles and gifts are
 * summed and taken sorted by number, so that two orders never wait for each other. With backorders,
 * takes what is there.
 */
export async function reserveStock(
  tx: Tx,
  rows: readonly ReceiptRow[],
  { mayBackorder }: { readonly mayBackorder: boolean },
): Promise<{
  readonly taken: readonly ReservedQuantity[]
  readonly short: readonly ShortArticle[]
}> {
  const taken: ReservedQuantity[] = []
  const short: ShortArticle[] = []
  for (const [articleNumber, quantity] of sumArticles(rows)) {
    const pieces = mayBackorder
      ? await reserveAvailable(tx, articleNumber, quantity)
      : await reserveAll(tx, articleNumber, quantity)
    if (pieces === undefined) {
      short.push({ articleNumber, available: await readStock(tx, articleNumber) })
    } else if (pieces > 0) taken.push({ articleNumber, quantity: pieces })
  }
  return { taken, short }
}

/** Records for which order the pieces were taken. */
export async function recordReservations(
  tx: Tx,
  taken: readonly ReservedQuantity[],
  about: Pick<Reservation, 'orderId' | 'state' | 'expiresAt'>,
  now: number,
): Promise<void> {
  for (const it of taken) await recordReservation(tx, { ...about, ...it }, now)
}

function sumArticles(rows: readonly ReceiptRow[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { kind, articleNumber, quantity } of rows) {
    if (kind !== 'article' && kind !== 'gift') continue
    sums.set(articleNumber, (sums.get(articleNumber) ?? 0) + quantity)
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}

async function reserveAll(tx: Tx, articleNumber: string, quantity: number) {
  return (await decrementStock(tx, articleNumber, quantity)) ? quantity : undefined
}

async function reserveAvailable(tx: Tx, articleNumber: string, quantity: number): Promise<number> {
  for (;;) {
    const pieces = Math.min(quantity, await readStock(tx, articleNumber))
    if (pieces === 0 || (await decrementStock(tx, articleNumber, pieces))) return pieces
  }
}

/** Takes pieces out of the stock; false if there are fewer. */
export async function decrementStock(
  tx: Tx,
  articleNumber: string,
  quantity: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock')
    .set((it) => ({ available: it('available', '-', quantity) }))
    .where('article_number', '=', articleNumber)
    .where('available', '>=', quantity)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function readStock(tx: Tx, articleNumber: string): Promise<number> {
  const row = await tx
    .selectFrom('stock')
    .select('available')
    .where('article_number', '=', articleNumber)
    .executeTakeFirst()
  return row?.available ?? 0
}

export interface Reservation {
  readonly orderId: string
  readonly articleNumber: string
  readonly quantity: number
  readonly state: 'held' | 'sold'
  readonly expiresAt: number
}

/** Records a reservation, and its move of the stock. */
export async function recordReservation(tx: Tx, taken: Reservation, now: number): Promise<void> {
  const { orderId, articleNumber, quantity, state, expiresAt } = taken
  const about = { order_id: orderId, article_number: articleNumber }
  await tx
    .insertInto('reservation')
    .values({ ...about, quantity, state, expires_at: expiresAt })
    .onConflict((it) => it.columns(['order_id', 'article_number']).doUpdateSet({ state, quantity }))
    .execute()
  await tx
    .insertInto('stock_move')
    .values({ ...about, reason: state, delta: -quantity, created_at: now })
    .execute()
}

/** Turns an order's held stock into sold stock, which no job releases any more. */
export async function sellHeld(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ state: 'sold' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}

/** Moves the end of an order's hold; released stock stays released. */
export async function prolongHold(tx: Tx, orderId: string, until: number): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ expires_at: until })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}
