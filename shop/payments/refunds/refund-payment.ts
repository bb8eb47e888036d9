import type { PaymentStatus } from '../../../src/model/payment.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { findOrderState, type Payment } from '../records/payment-queries.ts'
import { startRefund } from '../records/payment-refund-queries.ts'
import { refundAllRows } from '../records/refund-row-queries.ts'
import { BANK } from '../records/transfer-queries.ts'

/**
 * Why money goes back. `second`: the order had been paid. `refused`: it came too late for goods
 * that are gone, or was another amount. `capture`: the provider would not pay it out. `withdrawal`:
 * the buyer has withdrawn from the contract. `shop`: the shop has cancelled the order. `part`: a part
 * of the order's money has gone back; `transfer`: it will by bank, and `transferred`: it has.
 */
export const REFUND_REASONS = [
  'second',
  'refused',
  'capture',
  'withdrawal',
  'shop',
  'part',
  'transfer',
  'transferred',
] as const

export type RefundReason = (typeof REFUND_REASONS)[number]

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
 * Money that cannot be kept goes back, less what has before; the buyer is notified, and the order
 * shows it. What goes back now, in minor units: nothing, and nothing done, where all of it has.
 */
export async function refundPayment(
  tx: Tx,
  { id, orderId, provider, refunded }: Payment,
  { status, reason }: { readonly status: Paid; readonly reason: RefundReason },
  now: number,
): Promise<number> {
  const { currency } = status
  const amount = status.amount - refunded
  if (amount <= 0 || !(await startRefund(tx, id, amount, now))) return 0
  await enqueue(tx, { kind: 'payment-refund', ref: id, content: { amount } }, now)
  if (!(await findOrderState(tx, orderId))) return amount
  await refundAllRows(tx, orderId)
  const isByHand = provider === BANK
  const content: RefundNotice = { orderId, amount, currency, reason, ...(isByHand && { isByHand }) }
  await enqueue(tx, { kind: 'refund-mail', ref: id, content }, now)
  await tx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', orderId)
    .where('status', '=', 'cancelled')
    .execute()
  return amount
}
