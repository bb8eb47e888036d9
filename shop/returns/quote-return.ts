import { type RowQuantity, refundAmount } from '../../src/model/refund.ts'
import { findRefund, listRefunds } from '../payments/records/refund-queries.ts'
import { type Refundable, readRefundable } from '../payments/refunds/read-refundable.ts'
import type { Db } from '../platform/db/schema.ts'
import type { OrderReturn, ReturnRow } from './return-queries.ts'

/** What goes back for some pieces of an order. */
export interface ReturnQuote {
  /** Fees among them, where everything comes back. */
  readonly rows: readonly RowQuantity[]
  readonly withDelivery: boolean
  /** In minor units, with VAT. */
  readonly amount: number
}

/**
 * What is paid back for some pieces. Whoever sends back all that they bought is paid back the fees
 * and the delivery, too: what remains then is what was done for them, such as wrapping.
 */
export async function quoteReturn(
  db: Db,
  orderId: string,
  pieces: readonly RowQuantity[],
): Promise<ReturnQuote | undefined> {
  const found = await readRefundable(db, orderId)
  if (!found) return undefined
  const isAll = isWhole(found, pieces)
  const rows = isAll ? [...pieces, ...feesOf(found)] : pieces
  const refunds = isAll ? await listRefunds(db, orderId) : []
  const hasDeliveryBack = refunds.some((it) => it.withDelivery && it.state !== 'refused')
  const withDelivery = isAll && found.order.deliveryTotal > 0 && !hasDeliveryBack
  const counts = Object.fromEntries(rows.map(({ rowId, quantity }) => [rowId, quantity]))
  return { rows, withDelivery, amount: refundAmount(found.order, { pieces: counts, withDelivery }) }
}

/** What a return comes to: of what came, or, before it did, of what was announced. */
export async function quoteOrderReturn(
  db: Db,
  { id, orderId }: OrderReturn,
  rows: readonly ReturnRow[],
): Promise<ReturnQuote> {
  const pieces = rows
    .map(({ rowId, quantity, received }) => ({ rowId, quantity: received ?? quantity }))
    .filter(({ quantity }) => quantity > 0)
  const quote = (await quoteReturn(db, orderId, pieces)) ?? NOTHING
  const paid = await findRefund(db, id)
  return paid ? { ...quote, amount: paid.amount, withDelivery: paid.withDelivery } : quote
}

const NOTHING: ReturnQuote = { rows: [], withDelivery: false, amount: 0 }

function isWhole({ rows }: Refundable, pieces: readonly RowQuantity[]): boolean {
  const countOf = (id: string) => pieces.find(({ rowId }) => rowId === id)?.quantity ?? 0
  const goods = rows.filter(({ kind }) => kind === 'article')
  return goods.every(({ rowId, quantity }) => countOf(rowId) === quantity)
}

function feesOf({ rows }: Refundable): RowQuantity[] {
  const fees = rows.filter(({ kind, quantity, refunded }) => kind === 'fee' && refunded < quantity)
  return fees.map(({ rowId, quantity, refunded }) => ({ rowId, quantity: quantity - refunded }))
}
