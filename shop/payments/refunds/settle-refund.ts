import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { findPaymentById, movePayment } from '../records/payment-queries.ts'
import { revertRefund } from '../records/payment-refund-queries.ts'
import {
  markRefunded,
  type Refund,
  revertRefunded,
  settleRefund,
} from '../records/refund-queries.ts'
import { refundAllRows } from '../records/refund-row-queries.ts'
import { isTransfer } from '../records/transfer-queries.ts'
import type { RefundNotice } from './refund-payment.ts'

/**
 * Ends a successful refund: notifies the buyer, and marks an order of which nothing is left as
 * refunded. False if the refund has ended before.
 */
export async function completeRefund(tx: Tx, refund: Refund, now: number): Promise<boolean> {
  const { id, orderId, paymentId, amount } = refund
  await holdRow(tx, 'orders', orderId)
  const payment = await findPaymentById(tx, paymentId)
  if (!payment || !(await settleRefund(tx, id, 'done', now))) return false
  const isByHand = isTransfer(payment)
  const reason = isByHand ? 'transferred' : 'part'
  const content: RefundNotice = { orderId, amount, currency: payment.currency, reason }
  await enqueue(tx, { kind: 'refund-mail', ref: isByHand ? `${id}:done` : id, content }, now)
  if (payment.refunded < payment.amount) return true
  if (isByHand) await movePayment(tx, paymentId, { from: ['refunding'], to: 'refunded' }, now)
  await refundAllRows(tx, orderId)
  await markRefunded(tx, orderId)
  return true
}

/** Ends a refused refund: its money and its pieces can be refunded in another way. */
export async function cancelRefund(tx: Tx, refund: Refund, now: number): Promise<boolean> {
  const { id, orderId, paymentId, amount } = refund
  await holdRow(tx, 'orders', orderId)
  if (!(await settleRefund(tx, id, 'refused', now))) return false
  await revertRefund(tx, paymentId, amount, now)
  await revertRefunded(tx, refund)
  return true
}
