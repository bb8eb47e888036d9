import type { PaymentStatus } from '../../model/payment.ts'
import type { Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { BANK, findOrderState, type Payment, startRefund } from '../sales/orders/payment-queries.ts'

/**
 * Why money goes back. `second`: the order had been paid. `refused`: it came too late for goods
 * that are gone, or was another amount. `capture`: the provider would not pay it out. `withdrawal`:
 * the buyer has withdrawn from the contract.
 */
export type RefundReason = 'second' | 'refused' | 'capture' | 'withdrawal'

type Paid = Pick<PaymentStatus, 'amount' | 'currency'>

/** What the buyer is notified of by mail. */
export interface RefundNotice {
  readonly orderId: string
  /** In öre. */
  readonly amount: number
  readonly currency: string
  readonly reason: RefundReason
  /** Whether the shop gives it back itself, and has to know to which account. */
  readonly isByHand?: boolean | undefined
}

/**
 * Money that cannot be kept goes back, the buyer is notified, and the order shows it. False, and
 * nothing done, where it has gone back already.
 */
export async function refundPayment(
  tx: Tx,
  { id, orderId, provider }: Payment,
  { status, reason }: { readonly status: Paid; readonly reason: RefundReason },
  now: number,
): Promise<boolean> {
  const { amount, currency } = status
  if (!(await startRefund(tx, id, amount, now))) return false
  await enqueue(tx, { kind: 'payment-refund', ref: id }, now)
  if (!(await findOrderState(tx, orderId))) return true
  const isByHand = provider === BANK
  const content: RefundNotice = { orderId, amount, currency, reason, ...(isByHand && { isByHand }) }
  await enqueue(tx, { kind: 'refund-mail', ref: id, content }, now)
  await tx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', orderId)
    .where('status', '=', 'cancelled')
    .execute()
  return true
}
