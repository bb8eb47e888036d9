import type { PartialRefundReason, RowQuantity } from '../../../src/model/refund.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { listPayments, type Payment } from '../records/payment-queries.ts'
import { startRefund } from '../records/payment-refund-queries.ts'
import { findRefund, insertRefund, refundDelivery } from '../records/refund-queries.ts'
import { refundRow } from '../records/refund-row-queries.ts'
import { isTransfer } from '../records/transfer-queries.ts'
import type { RefundNotice } from './refund-payment.ts'

/** What of an order's money is to go back. */
export interface RefundOrder {
  /** Made where the form is drawn: sent twice, it is one refund. */
  readonly id: string
  readonly orderId: string
  /** In minor units, with VAT. */
  readonly amount: number
  readonly reason: PartialRefundReason
  /** Pieces that it is for; none for an amount alone. */
  readonly rows: readonly RowQuantity[]
  /** Whether it is for the delivery, too. */
  readonly withDelivery?: boolean
}

/**
 * `unpaid`: no payment of the order holds so much. `rows`: more pieces than are left of a row.
 * `delivery`: that has gone back before.
 */
export type RefundFault = 'unpaid' | 'rows' | 'delivery'

/** Thrown out of the transaction, so that nothing of the refund stays. */
export class RefundRefusal extends Error {
  override readonly name = 'RefundRefusal'
  readonly fault: RefundFault

  constructor(fault: RefundFault) {
    super(`The refund is refused: ${fault}`)
    this.fault = fault
  }
}

/**
 * Starts to give a part of an order's money back. A provider is asked by the outbox; a bank transfer
 * is the owner's to make, and its buyer is asked by mail where to. False where this refund is known
 * already.
 */
export async function refundPart(tx: Tx, refund: RefundOrder, now: number): Promise<boolean> {
  const { id, orderId, amount, rows, withDelivery = false } = refund
  if (await findRefund(tx, id)) return false
  const payment = await reserve(tx, refund, now)
  if (!payment) throw new RefundRefusal('unpaid')
  await insertRefund(tx, { ...refund, withDelivery, paymentId: payment.id }, now)
  if (withDelivery && !(await refundDelivery(tx, orderId))) throw new RefundRefusal('delivery')
  for (const row of rows) {
    if (!(await refundRow(tx, { id, orderId }, row))) throw new RefundRefusal('rows')
  }
  if (isTransfer(payment)) {
    const content: RefundNotice = {
      ...{ orderId, amount, currency: payment.currency, reason: 'transfer', isByHand: true },
    }
    await enqueue(tx, { kind: 'refund-mail', ref: id, content }, now)
  } else {
    await enqueue(tx, { kind: 'payment-refund-part', ref: id }, now)
  }
  return true
}

/** The payment that holds the money, from the newest on. */
async function reserve(
  tx: Tx,
  { orderId, amount }: RefundOrder,
  now: number,
): Promise<Payment | undefined> {
  for (const payment of await listPayments(tx, orderId)) {
    if (await startRefund(tx, payment.id, amount, now)) return payment
  }
  return undefined
}
