import { type RowQuantity, refundAmount } from '../../src/model/refund.ts'
import { findRefund, listRefunds } from '../payments/records/refund-queries.ts'
import { type Refundable, readRefundable } from '../payments/refunds/read-refundable.ts'
import type { Db } from '../platform/db/schema.ts'
import type { OrderReturn, ReturnRow } from './return-queries.ts'

/** The refund for some pieces of an order. */
export interface ReturnQuote {
  /** Fees among them, where everything comes back. */
  readonly rows: readonly RowQuantity[]
  readonly withDelivery: boolean
  /** In minor units, with VAT. */
  readonly amount: number
}

/**
 * The refund for some pieces. A customer who returns everything also gets the fees and the delivery
 * back; only services such as wrapping remain paid.
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

/** The refund of a return: for the received pieces or, before they arrive, the announced ones. */
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
