import type { Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { returnSold } from '../sales/checkout/release-order.ts'
import type { Payment } from './payment-queries.ts'
import type { RefundNotice } from './refund-payment.ts'

/**
 * The provider would not pay out after all: the order is cancelled, and its goods go back on sale.
 */
export async function cancelSale(tx: Tx, payment: Payment, now: number): Promise<void> {
  const { id, orderId, amount, currency } = payment
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await returnSold(tx, orderId, now)
  const content: RefundNotice = { orderId, amount, currency, reason: 'capture' }
  await enqueue(tx, { kind: 'refund-mail', ref: id, content }, now)
}
