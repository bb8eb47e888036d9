import type { OrderDetails } from '../../../src/model/order.ts'
import type { RefundableOrder } from '../../../src/model/refund.ts'
import { deliveryRateOf } from '../../../src/model/without-vat.ts'
import type { Db } from '../../platform/db/schema.ts'
import { listRefundRows, type RefundRow } from '../records/refund-row-queries.ts'

/** An order as refunds are calculated from it, with its rows. */
export interface Refundable {
  readonly order: RefundableOrder
  /** The currency of the order's amounts. */
  readonly currency: string
  readonly rows: readonly RefundRow[]
}

export async function readRefundable(db: Db, orderId: string): Promise<Refundable | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['delivery_total', 'discount_total', 'total', 'currency', 'storefront', 'details'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const { deliveryMethod } = JSON.parse(order.details) as OrderDetails
  const rows = await listRefundRows(db, orderId)
  return {
    rows,
    currency: order.currency,
    order: {
      rows: rows.map(({ rowId, ...row }) => ({ ...row, id: rowId })),
      deliveryTotal: order.delivery_total,
      deliveryVatRate: deliveryRateOf(deliveryMethod),
      discountTotal: order.discount_total,
      total: order.total,
      includesVat: order.storefront === 'sport',
    },
  }
}
