import type { PaymentStatus } from '../../../src/model/payment.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { findOrderState, type Payment } from '../records/payment-queries.ts'
import { startRefund } from '../records/payment-refund-queries.ts'
import { refundAllRows } from '../records/refund-row-queries.ts'
import { BANK } from '../records/transfer-queries.ts'

/**
 * Why money is refunded. `second`: the order was paid before. `refused`: the money came too late
 * for products that are sold out, or the amount was wrong. `capture`: the provider did not pay it
 * out. `withdrawal`: the buyer withdrew from the contract. `shop`: the shop cancelled the order.
 * `part`: a partial refund was made; by bank transfer, `transfer` announces it and `transferred`
 * confirms it.
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

/** What a mail tells the buyer about a refund. */
export interface RefundNotice {
  readonly orderId: string
  /** In öre. */
  readonly amount: number
  readonly currency: string
  readonly reason: RefundReason
  /** Whether the shop makes the transfer itself, and needs the buyer's account for it. */
  readonly isByHand?: boolean | undefined
}

/**
 * Refunds what is left of a payment that cannot be kept, notifies the buyer and marks the order.
 * Returns the refunded amount in minor units; 0 if everything was refunded before.
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
