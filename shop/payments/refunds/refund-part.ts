import type { PartialRefundReason, RowQuantity } from '../../../src/model/refund.ts'
import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { listPayments, type Payment } from '../records/payment-queries.ts'
import { startRefund } from '../records/payment-refund-queries.ts'
import { findRefund, insertRefund, refundDelivery } from '../records/refund-queries.ts'
import { refundRow } from '../records/refund-row-queries.ts'
import { isTransfer } from '../records/transfer-queries.ts'
import type { RefundNotice } from './refund-payment.ts'

/** A requested partial refund of an order. */
export interface RefundOrder {
  /** Created with the form, so that a form sent twice makes one refund. */
  readonly id: string
  readonly orderId: string
  /** In minor units, with VAT. */
  readonly amount: number
  readonly reason: PartialRefundReason
  /** The pieces refunded; none for a mere amount. */
  readonly rows: readonly RowQuantity[]
  /** Whether the delivery is refunded too. */
  readonly withDelivery?: boolean
}

/**
 * `unpaid`: no payment of the order holds so much. `rows`: a row has fewer pieces left.
 * `delivery`: the delivery is refunded already.
 */
export type RefundFault = 'unpaid' | 'rows' | 'delivery'

/** Thrown to roll the transaction back, so that nothing of the refund remains. */
export class RefundRefusal extends Error {
  override readonly name = 'RefundRefusal'
  readonly fault: RefundFault

  constructor(fault: RefundFault) {
    super(`The refund is refused: ${fault}`)
    this.fault = fault
  }
}

/**
 * Starts a partial refund. The outbox calls the provider; a bank transfer is refunded by the owner,
 * and a mail asks the buyer for the account. False if this refund was started before.
 */
export async function refundPart(tx: Tx, refund: RefundOrder, now: number): Promise<boolean> {
  const { id, orderId, amount, rows, withDelivery = false } = refund
  await holdRow(tx, 'orders', orderId)
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

/** Reserves the amount in the newest payment that holds it. */
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
