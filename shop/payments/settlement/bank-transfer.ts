import { forgiveUnpaid } from '../../checkout/placing/order-limits.ts'
import { findTransferOrder, payAwaitedOrder } from '../../orders/stock/unpaid-queries.ts'
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

/** Money that has come to the shop's account. */
export interface Transfer {
  /** Of the order. */
  readonly number: string
  /** In minor units; what the order costs unless said otherwise. */
  readonly amount?: number
  /** What tells it from another one for the same order; the order's number unless said otherwise. */
  readonly reference?: string
}

/**
 * `refund`: the order was cancelled and its goods are gone, or it had been paid before; the shop has
 * to give the money back. `already`: this transfer has been registered. `amount`: it is not what the
 * order costs, and nothing is registered.
 */
export type TransferOutcome = 'paid' | 'refund' | 'already' | 'amount' | 'unknown'

/**
 * Registers a bank transfer, once. An order that waited is paid. One that was cancelled meanwhile is
 * paid if its goods are still there, as with any late payment. The buyer gets a mail in each case.
 */
export async function registerTransfer(
  tx: Tx,
  { number, amount, reference = number }: Transfer,
  now: number,
): Promise<TransferOutcome> {
  const order = await findTransferOrder(tx, number)
  if (!order) return 'unknown'
  const { id: orderId, total, currency, email } = order
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

/** The shop has given a transfer back, or a part of one; false where none was due. */
export async function markReturned(tx: Tx, reference: string, now: number): Promise<boolean> {
  const part = await findRefund(tx, reference)
  if (part) return completeRefund(tx, part, now)
  const payment = await findPayment(tx, BANK, reference)
  if (!payment) return false
  return movePayment(tx, payment.id, { from: ['refunding'], to: 'refunded' }, now)
}
