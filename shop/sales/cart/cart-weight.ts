import { pieceWeight } from '../../delivery/parcel-weight.ts'
import type { CartRow } from './cart-queries.ts'

/** What the rows of a cart weigh together, in grams. */
export function weightOf(rows: readonly CartRow[]): number {
  return rows.reduce(
    (sum, { drawing, size, quantity }) => sum + pieceWeight(drawing, size) * quantity,
    0,
  )
}
