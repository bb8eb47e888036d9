import type { ReceiptRow } from '../../../model/order.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { keepTaken, readPieces, takePieces } from './order-writes.ts'

/** There is less of it than was ordered. */
export interface ShortArticle {
  readonly articleNumber: string
  readonly available: number
}

/** How long goods are held for a payment. */
export const HOLD_MS = 15 * 60 * 1000

export interface Pieces {
  readonly articleNumber: string
  readonly quantity: number
}

/**
 * Takes everything of an order out of the stock, or answers what there is too little of. Articles are
 * summed, gifts among them, and taken in the order of their numbers, so that no two orders ever wait
 * for each other. What may be ordered from the maker is taken as far as it is there.
 */
export async function takeGoods(
  tx: Tx,
  rows: readonly ReceiptRow[],
  { mayBackorder }: { readonly mayBackorder: boolean },
): Promise<{ readonly taken: readonly Pieces[]; readonly short: readonly ShortArticle[] }> {
  const taken: Pieces[] = []
  const short: ShortArticle[] = []
  for (const [articleNumber, quantity] of sumArticles(rows)) {
    const pieces = mayBackorder
      ? await takeWhatIsThere(tx, articleNumber, quantity)
      : await takeAll(tx, articleNumber, quantity)
    if (pieces === undefined) {
      short.push({ articleNumber, available: await readPieces(tx, articleNumber) })
    } else if (pieces > 0) taken.push({ articleNumber, quantity: pieces })
  }
  return { taken, short }
}

/** Writes down for which order the pieces were taken. */
export async function keepGoods(
  tx: Tx,
  taken: readonly Pieces[],
  about: { readonly orderId: string; readonly state: 'held' | 'sold' },
  now: number,
): Promise<void> {
  const expiresAt = now + HOLD_MS
  for (const it of taken) await keepTaken(tx, { ...about, ...it, expiresAt }, now)
}

function sumArticles(rows: readonly ReceiptRow[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { kind, articleNumber, quantity } of rows) {
    if (kind !== 'article' && kind !== 'gift') continue
    sums.set(articleNumber, (sums.get(articleNumber) ?? 0) + quantity)
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}

async function takeAll(tx: Tx, articleNumber: string, quantity: number) {
  return (await takePieces(tx, articleNumber, quantity)) ? quantity : undefined
}

async function takeWhatIsThere(tx: Tx, articleNumber: string, quantity: number): Promise<number> {
  for (;;) {
    const pieces = Math.min(quantity, await readPieces(tx, articleNumber))
    if (pieces === 0 || (await takePieces(tx, articleNumber, pieces))) return pieces
  }
}
