import type { PaymentStatus } from '../../../src/model/payment.ts'
import { cancelHold, returnStockAndCode } from '../../checkout/current/cancel-order.ts'
import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import {
  findPaymentById,
  hasOtherMoney,
  hasOtherOpen,
  listPayments,
  MONEY_STATES,
  movePayment,
  OPEN_STATES,
  type Payment,
} from '../records/payment-queries.ts'
import { type RefundNotice, refundPayment } from '../refunds/refund-payment.ts'
import { confirmPayment } from './confirm-payment.ts'

/**
 * Updates order and payment to the provider's status, whether it comes from a webhook, the buyer's
 * return or a poll. Repeating it changes nothing.
 */
export async function settlePayment(
  tx: Tx,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
  status: PaymentStatus,
  now: number,
): Promise<void> {
  await holdRow(tx, 'orders', orderId)
  const payment = await findPaymentById(tx, id)
  if (!payment) return
  switch (status.state) {
    case 'pending':
      return
    case 'authorized':
    case 'captured':
      return acceptPayment(tx, payment, status, now)
    case 'failed':
    case 'cancelled':
      return endWithoutMoney(tx, payment, status.state, now)
    case 'refunded':
      return noteRefund(tx, payment, now)
    default:
      return status.state satisfies never
  }
}

const REASONS = { already: 'second', refund: 'refused' } as const

async function acceptPayment(
  tx: Tx,
  payment: Payment,
  status: PaymentStatus,
  now: number,
): Promise<void> {
  const { state, amount, currency } = status
  const move = { from: OPEN_STATES, to: state, paid: { amount, currency } }
  if (!(await movePayment(tx, payment.id, move, now))) {
    if (state === 'captured')
      await movePayment(tx, payment.id, { from: ['authorized'], to: state }, now)
    return
  }
  // An order is paid once: a second payment is refunded, no matter which provider took it.
  const outcome = (await hasOtherMoney(tx, payment))
    ? 'already'
    : await confirmPayment(tx, payment.orderId, { amount, currency }, now)
  if (outcome !== 'paid') {
    await refundPayment(tx, payment, { status, reason: REASONS[outcome] }, now)
    return
  }
  if (state === 'authorized') await enqueue(tx, { kind: 'payment-capture', ref: payment.id }, now)
  await closeOthers(tx, payment, now)
}

/** Cancels payments that the buyer opened and left, so that the order is not paid twice. */
async function closeOthers(tx: Tx, { id, orderId }: Payment, now: number): Promise<void> {
  for (const other of await listPayments(tx, orderId)) {
    const isOpen = other.id !== id && other.state === 'pending'
    if (isOpen) await enqueue(tx, { kind: 'payment-cancel', ref: other.id }, now)
  }
}

/** Nothing was paid, or the authorized money cannot be taken. */
async function endWithoutMoney(
  tx: Tx,
  payment: Payment,
  to: 'failed' | 'cancelled',
  now: number,
): Promise<void> {
  if (await movePayment(tx, payment.id, { from: OPEN_STATES, to }, now)) {
    if (payment.state === 'pending' && !(await hasOtherOpen(tx, payment)))
      await cancelHold(tx, payment.orderId, now)
    return
  }
  if (await movePayment(tx, payment.id, { from: ['refunding'], to }, now)) return
  if (await movePayment(tx, payment.id, { from: ['authorized'], to }, now))
    await cancelSale(tx, payment, now)
}

async function noteRefund(tx: Tx, payment: Payment, now: number): Promise<void> {
  const wasSale = payment.state === 'authorized' || payment.state === 'captured'
  const from = [...MONEY_STATES, 'refunding'] as const
  if (!(await movePayment(tx, payment.id, { from, to: 'refunded' }, now)) || !wasSale) return
  await tx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', payment.orderId)
    .where('status', '=', 'paid')
    .execute()
}

/** Cancels an order whose money the provider did not pay out; its products go back on sale. */
export async function cancelSale(tx: Tx, payment: Payment, now: number): Promise<void> {
  const { id, orderId, amount, currency } = payment
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await returnStockAndCode(tx, orderId, now)
  const content: RefundNotice = { orderId, amount, currency, reason: 'capture' }
  await enqueue(tx, { kind: 'refund-mail', ref: id, content }, now)
}
