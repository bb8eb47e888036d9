import type { ReceiptRow } from '../../../src/model/order.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts'

/** There is less of it than was ordered. */
export interface ShortArticle {
  readonly articleNumber: string
  readonly available: number
}

/** How long goods are held for a payment. */
export const HOLD_MS = 15 * MINUTE_MS
/** Nobody keeps goods from others for longer than this, however often the payment is begun again. */
export const MAX_HOLD_MS = HOUR_MS

/** Until when goods are held that have been held, for one payment or several, since `heldSince`. */
export function holdUntil(heldSince: number, now: number): number {
  return Math.min(now + HOLD_MS, heldSince + MAX_HOLD_MS)
}

export interface ReservedQuantity {
  readonly articleNumber: string
  readonly quantity: number
}

/**
 * Takes everything of an order out of the stock, or answers what there is too little of. Articles
 * are summed, gifts among them, and taken in the order of their numbers, so that no two orders ever
 * wait for each other. What may be ordered from the maker is taken as far as it is there.
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

/** Writes down for which order the pieces were taken. */
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

/** Takes pieces out of the stock, if so many are there at this moment. */
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

/** Writes down what was taken out of the stock, and for which order. */
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

/** What an order has held is sold: nothing gives it back by itself any more. */
export async function sellHeld(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ state: 'sold' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}

/** Keeps what an order holds until another moment; what it has let go of stays so. */
export async function prolongHold(tx: Tx, orderId: string, until: number): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ expires_at: until })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}
