import type { Tx } from '../../db/schema.ts'
import { enqueue } from '../../outbox/outbox.ts'
import type { PaymentStatus } from '../../ports/payment.ts'
import { findOrderState, movePayment, type Payment } from '../../queries/payment-queries.ts'

/**
 * Why money goes back. `second`: the order had been paid. `refused`: it came too late for goods that
 * are gone, or was another amount. `capture`: the provider would not pay it out.
 */
export type RefundReason = 'second' | 'refused' | 'capture'

/** What the buyer is told by mail. */
export interface RefundNotice {
  readonly orderId: string
  /** In öre. */
  readonly amount: number
  readonly currency: string
  readonly reason: RefundReason
}

/** Money that cannot be kept goes back, the buyer is told, and the order shows it. */
export async function giveBack(
  tx: Tx,
  { id, orderId }: Payment,
  { status, reason }: { readonly status: PaymentStatus; readonly reason: RefundReason },
  now: number,
): Promise<void> {
  const { amount, currency } = status
  await movePayment(tx, id, { from: ['authorized', 'captured'], to: 'refunding' }, now)
  await enqueue(tx, { kind: 'payment-refund', ref: id }, now)
  if (!(await findOrderState(tx, orderId))) return
  const content: RefundNotice = { orderId, amount, currency, reason }
  await enqueue(tx, { kind: 'refund-mail', ref: id, content }, now)
  await tx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', orderId)
    .where('status', '=', 'cancelled')
    .execute()
}
