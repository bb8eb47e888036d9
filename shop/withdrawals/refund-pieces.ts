import { type RowQuantity, refundAmount } from '../../src/model/refund.ts'
import type { RefundRow } from '../payments/records/refund-row-queries.ts'
import { readRefundable } from '../payments/refunds/read-refundable.ts'
import type { Tx } from '../platform/db/schema.ts'
import { piecesLeft } from './items-left.ts'
import type { PartRow, Statement } from './statement.ts'

/** A part of an order and its price. */
export interface Pieces {
  readonly rows: readonly RowQuantity[]
  /** In minor units, with VAT. */
  readonly amount: number
}

/**
 * The rows that a statement names, and the price paid for them; undefined for a part described in
 * words, or for more pieces than the order has left beside its open returns.
 */
export async function findPieces(
  tx: Tx,
  orderId: string,
  { rows: wanted, articles }: Pick<Statement, 'rows' | 'articles'>,
): Promise<Pieces | undefined> {
  const found = await readRefundable(tx, orderId)
  if (!found || articles !== '' || wanted.length === 0) return undefined
  const rows = wanted.map((it) => choose(found.rows, it))
  if (rows.some((it) => it === undefined)) return undefined
  const chosen = rows.flatMap((it) => it ?? [])
  const pieces = Object.fromEntries(chosen.map(({ rowId, quantity }) => [rowId, quantity]))
  const amount = refundAmount(found.order, { pieces, withDelivery: false })
  return amount > 0 ? { rows: chosen, amount } : undefined
}

/** One article can stand in several rows: the upper ones come first. */
function choose(
  rows: readonly RefundRow[],
  { articleNumber, quantity }: PartRow,
): RowQuantity[] | undefined {
  const chosen: RowQuantity[] = []
  let open = quantity
  for (const row of rows) {
    if (row.articleNumber !== articleNumber || row.kind !== 'article') continue
    const taken = Math.min(open, piecesLeft(row))
    if (taken > 0) chosen.push({ rowId: row.rowId, quantity: taken })
    open -= taken
  }
  return open === 0 ? chosen : undefined
}
