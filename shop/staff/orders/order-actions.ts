import { recordShopRefusal } from '../../approvals/approval-writes.ts'
import {
  cancelPendingPayments,
  releaseStockAndCode,
  returnStockAndCode,
} from '../../checkout/current/cancel-order.ts'
import { findFulfilment } from '../../orders/history/fulfilment-queries.ts'
import { findOrder, type OrderHead } from '../../orders/receipt/order-queries.ts'
import { readReceipt } from '../../orders/receipt/read-receipt.ts'
import { cancelHeldOrder } from '../../orders/stock/held-order-queries.ts'
import { listPayments } from '../../payments/records/payment-queries.ts'
import { refundPayment } from '../../payments/refunds/refund-payment.ts'
import { registerTransfer } from '../../payments/settlement/bank-transfer.ts'
import { isoDay } from '../../platform/dates.ts'
import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { areaField, dayField, lineField, moneyField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, type SentForm } from '../page/run-write.ts'
import {
  cancelUnsent,
  payInvoice,
  recordCancelled,
  recordPacked,
  recordSent,
  recordTransferNote,
} from './fulfilment-queries.ts'
import { findOrderStateOf } from './order-list.ts'
import { insertNote } from './read-order.ts'

export const TRANSFER = {
  amount: moneyField({ label: 'staff.order.amount', hint: 'staff.order.amount.hint', min: 1 }),
  paidOn: dayField({ label: 'staff.order.paidon', wrong: 'staff.order.paidon.wrong' }),
  reference: lineField({
    label: 'staff.order.reference',
    max: 100,
    missing: 'staff.order.reference.missing',
  }),
}
export const SHIPMENT = {
  carrier: lineField({
    label: 'staff.order.carrier',
    max: 60,
    missing: 'staff.order.carrier.missing',
  }),
  tracking: lineField({
    label: 'staff.order.tracking',
    max: 100,
    autoCapitalize: 'characters',
  }),
}
export const NOTE = {
  text: areaField({
    label: 'staff.order.note',
    max: 2000,
    missing: 'staff.order.note.missing',
    long: 'staff.order.note.long',
  }),
}

/** Registers the payment of a bank transfer or an invoice, once. */
export async function registerPayment(
  tx: Tx,
  { shop, id, fields, now }: SentForm,
): Promise<Outcome> {
  const order = await requireOrder(tx, id)
  const { amount, paidOn, reference } = readForm(TRANSFER, fields, order.currency)
  if (paidOn > isoDay(now, shop)) throw new StaffRefusal('staff.order.paidon.wrong')
  if (amount !== order.total) throw new StaffRefusal('staff.order.amount.other')
  const outcome = await recordPayment(tx, order, now)
  if (outcome === 'refused') throw new StaffRefusal('staff.order.notpayable')
  await recordTransferNote(tx, id, { paidOn, reference })
  return orderDone(order, 'order.paid', `staff.order.paid.${outcome}`, {
    before: { status: order.status },
    after: { amount, paidOn },
  })
}

/** `late`: the order has been cancelled in the meantime, and the money must be refunded. */
async function recordPayment(
  tx: Tx,
  { id, number }: OrderHead,
  now: number,
): Promise<'done' | 'late' | 'refused'> {
  const outcome = await registerTransfer(tx, { number }, now)
  if (outcome === 'paid') return 'done'
  if (outcome === 'refund') return 'late'
  return (await payInvoice(tx, id, now)) ? 'done' : 'refused'
}

export async function pack(tx: Tx, { id, now }: SentForm): Promise<Outcome> {
  const order = await requireOrder(tx, id)
  if (!(await recordPacked(tx, id, now))) throw await orderRefusal(tx, id, 'packed')
  return orderDone(order, 'order.packed', 'staff.order.packed.done')
}

/** Marks an order as sent, and mails the buyer the carrier and the tracking number. */
export async function send(tx: Tx, { id, fields, now }: SentForm): Promise<Outcome> {
  const shipment = readForm(SHIPMENT, fields)
  const order = await requireOrder(tx, id)
  if (!(await recordSent(tx, id, shipment, now))) throw await orderRefusal(tx, id, 'sent')
  await enqueue(tx, { kind: 'order-sent-mail', ref: id }, now)
  return orderDone(order, 'order.sent', 'staff.order.sent.done', { after: shipment })
}

/**
 * Cancels an order for the shop: products and campaign code are released as in every cancellation,
 * the money is refunded in the usual way, and the buyer gets one mail.
 */
export async function cancel(tx: Tx, form: SentForm): Promise<Outcome> {
  const { id, now } = form
  const order = await requireOrder(tx, id)
  const isWaiting = order.awaitsApproval !== 0 && (await cancelWaiting(tx, form))
  const status = isWaiting ? 'held' : await cancelUnsent(tx, id, now)
  if (status === undefined) throw await orderRefusal(tx, id, 'cancelled')
  await releaseStockAndCode(tx, id, now)
  await returnStockAndCode(tx, id, now)
  await cancelPendingPayments(tx, id, now)
  const refunded = await refundAll(tx, id, now)
  if (refunded === 0) await enqueue(tx, { kind: 'order-cancelled-mail', ref: id }, now)
  return orderDone(order, 'order.cancelled', 'staff.order.cancelled.done', {
    before: { status },
    after: { status: 'cancelled', refunded },
  })
}

/** Cancelling also decides a pending approval. */
async function cancelWaiting(tx: Tx, { shop, id: orderId, now }: SentForm): Promise<boolean> {
  const receipt = await readReceipt(tx, orderId)
  if (!receipt) return false
  const message = shop.text(receipt.language)('approval.message.shop')
  if (!(await recordShopRefusal(tx, { orderId, message }, now))) return false
  await cancelHeldOrder(tx, orderId)
  await recordCancelled(tx, orderId, now)
  return true
}

export async function addNote(tx: Tx, { id, fields, member, now }: SentForm): Promise<Outcome> {
  const { text } = readForm(NOTE, fields)
  const order = await requireOrder(tx, id)
  await insertNote(tx, id, { staffName: member.name, text, createdAt: now })
  return orderDone(order, 'order.note', 'staff.saved')
}

async function refundAll(tx: Tx, orderId: string, now: number): Promise<number> {
  let sum = 0
  for (const payment of await listPayments(tx, orderId)) {
    sum += await refundPayment(tx, payment, { status: payment, reason: 'shop' }, now)
  }
  return sum
}

async function requireOrder(tx: Tx, id: string): Promise<OrderHead> {
  await holdRow(tx, 'orders', id)
  const order = await findOrder(tx, id)
  refuseUnless(order, 'order.unknown')
  return order
}

/** Returns why a step is refused: somebody else was faster, or the order is not at that step. */
async function orderRefusal(
  tx: Tx,
  id: string,
  step: 'packed' | 'sent' | 'cancelled',
): Promise<StaffRefusal> {
  const state = await findOrderStateOf(tx, id)
  const { packedAt } = await findFulfilment(tx, id)
  const isAgain = state === step || (step === 'packed' && packedAt !== null)
  if (isAgain) return new StaffRefusal(`staff.order.${step}.again`)
  return new StaffRefusal(`staff.order.refused.${state ?? 'unknown'}`)
}

function orderDone(
  { id, number }: OrderHead,
  action: string,
  notice: string,
  change: Pick<AuditEntry, 'before' | 'after'> = {},
): Outcome {
  return done({ action, kind: 'order', subject: id, ...change }, notice, { number })
}
