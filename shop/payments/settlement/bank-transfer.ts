import { forgiveUnpaid } from '../../checkout/placing/order-limits.ts'
import { findTransferOrder, payAwaitedOrder } from '../../orders/stock/unpaid-queries.ts'
import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { readSigner } from '../../platform/db/signing-secret.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import {
  findPayment,
  findPaymentById,
  insertPayment,
  movePayment,
  OPEN_STATES,
  type Payment,
} from '../records/payment-queries.ts'
import { findRefund } from '../records/refund-queries.ts'
import { BANK } from '../records/transfer-queries.ts'
import { completeRefund } from '../refunds/settle-refund.ts'
import { settlePayment } from './settle-payment.ts'

/** Money that has arrived in the shop's account. */
export interface Transfer {
  /** The order's number. */
  readonly number: string
  /** In minor units; the order's total by default. */
  readonly amount?: number
  /** Distinguishes transfers for the same order; the order's number by default. */
  readonly reference?: string
}

/**
 * `refund`: the shop has to refund the money, because the order was cancelled and its products are
 * sold out, or because it was paid before. `already`: this transfer is registered already.
 * `amount`: the amount is not the order's total, and nothing is registered.
 */
export type TransferOutcome = 'paid' | 'refund' | 'already' | 'amount' | 'unknown'

/**
 * Registers a bank transfer once. It pays an order that waits for it, and also one that has been
 * cancelled if its products are still in stock, as with any late payment. The buyer gets a mail in
 * each case.
 */
export async function registerTransfer(
  tx: Tx,
  { number, amount, reference = number }: Transfer,
  now: number,
): Promise<TransferOutcome> {
  const order = await findTransferOrder(tx, number)
  if (!order) return 'unknown'
  const { id: orderId, total, currency, email } = order
  await holdRow(tx, 'orders', orderId)
  if (await findPayment(tx, BANK, reference)) return 'already'
  if (amount !== undefined && amount !== total) return 'amount'
  await insertPayment(tx, { orderId, provider: BANK, reference, amount: total, currency }, now)
  const payment = await findPayment(tx, BANK, reference)
  if (!payment || !(await settle(tx, payment, now))) return 'refund'
  await forgiveUnpaid(tx, await readSigner(tx), email, now)
  await enqueue(tx, { kind: 'transfer-mail', ref: payment.id }, now)
  return 'paid'
}

/** Whether the shop may keep the money. */
async function settle(tx: Tx, payment: Payment, now: number): Promise<boolean> {
  const { id, orderId, reference, amount, currency } = payment
  const move = { from: OPEN_STATES, to: 'captured', paid: { amount, currency } } as const
  if (await payAwaitedOrder(tx, orderId)) return movePayment(tx, id, move, now)
  await settlePayment(tx, payment, { reference, state: 'captured', amount, currency }, now)
  return (await findPaymentById(tx, id))?.state === 'captured'
}

/** Records that the shop has refunded a transfer or a part of one; false if none was due. */
export async function markReturned(tx: Tx, reference: string, now: number): Promise<boolean> {
  const part = await findRefund(tx, reference)
  if (part) return completeRefund(tx, part, now)
  const payment = await findPayment(tx, BANK, reference)
  if (!payment) return false
  return movePayment(tx, payment.id, { from: ['refunding'], to: 'refunded' }, now)
}
