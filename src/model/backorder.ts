import type { Message } from './validation.ts'

/** The stock of an article of which more may be ordered: the rest comes later. */
export interface Backorder {
  readonly inStock: number
  /** The day on which more is expected, as text; absent if the shop does not know it. */
  readonly expected?: string | undefined
}

/** A quantity of one article, and how much of it is in stock; absent if that is unknown, or all of it is. */
interface OrderedPieces {
  readonly quantity: number
  readonly inStock?: number | undefined
}

/** How many pieces are there and how many come later; undefined if all of them are there. */
export function laterOf(quantity: number, { inStock, expected }: Backorder): Message | undefined {
  if (quantity <= inStock) return undefined
  const values = { n: inStock, later: quantity - inStock, day: expected ?? 'none' }
  return { key: 'stock.later', values }
}

/** How much of an order is in stock: a day of arrival holds for that part alone. */
export type StockShare = 'all' | 'part' | 'none'

export function stockShareOf(rows: readonly OrderedPieces[]): StockShare {
  const isWhole = ({ quantity, inStock }: OrderedPieces) =>
    inStock === undefined || inStock >= quantity
  if (rows.every(isWhole)) return 'all'
  return rows.some(({ inStock }) => inStock !== 0) ? 'part' : 'none'
}
