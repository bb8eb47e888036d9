import * as v from 'valibot'
import { formatMoney } from '../../../src/i18n/money.ts'
import {
  PARTIAL_REFUND_REASONS,
  type RowQuantity,
  refundAmount,
} from '../../../src/model/refund.ts'
import { returnItems } from '../../orders/stock/return-items.ts'
import { findPaymentById } from '../../payments/records/payment-queries.ts'
import { findRefund } from '../../payments/records/refund-queries.ts'
import { listRefundRows, type RefundRow } from '../../payments/records/refund-row-queries.ts'
import { isTransfer } from '../../payments/records/transfer-queries.ts'
import { readRefundable } from '../../payments/refunds/read-refundable.ts'
import { RefundRefusal, refundPart } from '../../payments/refunds/refund-part.ts'
import { completeRefund } from '../../payments/refunds/settle-refund.ts'
import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditValues } from '../audit/audit-fields.ts'
import { choiceField, moneyField, optionalField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, readFields, type SentForm } from '../page/run-write.ts'

/** The prefix of the fields for the number of pieces of a row; the row's id follows. */
export const PIECES = 'pieces-'
/** The prefix of the fields for how many pieces had been returned when the form was drawn. */
export const RETURNED_BEFORE = 'known-'

const REFUSALS = {
  unpaid: 'staff.refund.unpaid',
  rows: 'staff.refund.rows',
  delivery: 'staff.refund.delivery.again',
} as const
const COUNT = /^\d{1,3}$/

const refundSchema = v.object({
  refund: v.pipe(v.string(), v.uuid()),
  delivery: v.optional(v.string()),
})
export const REFUND = {
  amount: optionalField(
    moneyField({ label: 'staff.refund.amount', hint: 'staff.refund.amount.hint' }),
    'staff.order.amount.wrong',
  ),
  reason: choiceField({
    label: 'staff.refund.reason',
    values: PARTIAL_REFUND_REASONS,
    text: (it) => `staff.refund.reason.${it}`,
  }),
}

/** Refunds pieces, an amount, or both; without a typed amount, what was paid for them. */
export async function refund(tx: Tx, form: SentForm): Promise<Outcome> {
  const { id: orderId, fields, now } = form
  const { refund: id, delivery } = readFields(refundSchema, fields)
  const rows = piecesOf(fields)
  await holdRow(tx, 'orders', orderId)
  const found = await readRefundable(tx, orderId)
  refuseUnless(found, 'order.unknown')
  const pieces = Object.fromEntries(rows.map(({ rowId, quantity }) => [rowId, quantity]))
  const withDelivery = delivery !== undefined
  const { currency } = found
  const { amount: typed, reason } = readForm(REFUND, fields, currency)
  const amount = typed ?? refundAmount(found.order, { pieces, withDelivery })
  if (amount <= 0) throw new StaffRefusal('staff.refund.nothing')
  await startRefund(tx, { id, orderId, amount, reason, rows, withDelivery }, now)
  return done(
    entry(orderId, 'order.refund', {
      amount,
      reason,
      pieces: piecesText(found.rows, rows),
      withDelivery,
    }),
    'staff.refund.done',
    { sum: formatMoney(amount, currency, form.member.language) },
  )
}

/** Starts a refund; throws a `StaffRefusal` where it is not possible. */
export async function startRefund(
  tx: Tx,
  order: Parameters<typeof refundPart>[1],
  now: number,
): Promise<void> {
  try {
    refuseUnless(await refundPart(tx, order, now), 'staff.refund.again')
  } catch (error) {
    if (error instanceof RefundRefusal) throw new StaffRefusal(REFUSALS[error.fault])
    throw error
  }
}

/** Records that the shop has transferred a refund to the customer's bank account. */
export async function confirmTransfer(tx: Tx, form: SentForm): Promise<Outcome> {
  const { id: orderId, fields, member, now } = form
  const found = await findRefund(tx, fields.refund ?? '')
  const payment = found && (await findPaymentById(tx, found.paymentId))
  if (!payment || found.orderId !== orderId || !isTransfer(payment)) {
    throw new StaffRefusal('staff.refund.unknown')
  }
  const sum = formatMoney(found.amount, payment.currency, member.language)
  refuseUnless(await completeRefund(tx, found, now), 'staff.refund.again')
  return done(
    entry(orderId, 'order.refunded', { amount: found.amount }),
    'staff.refund.transferred',
    { sum },
  )
}

/** Takes returned products back into stock: the only way in which they come on sale again. */
export async function takeBack(tx: Tx, { id: orderId, fields, now }: SentForm): Promise<Outcome> {
  const rows = piecesOf(fields)
  if (rows.length === 0) throw new StaffRefusal('staff.returned.nothing')
  const pieces = rows.map((it) => ({
    ...it,
    alreadyReturned: Number(fields[`${RETURNED_BEFORE}${it.rowId}`] ?? '0'),
  }))
  refuseUnless(await returnItems(tx, orderId, pieces, now), 'staff.returned.refused')
  const all = await listRefundRows(tx, orderId)
  return done(
    entry(orderId, 'order.returned', { pieces: piecesText(all, rows) }),
    'staff.returned.done',
  )
}

function piecesOf(fields: SentForm['fields']): readonly RowQuantity[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!name.startsWith(PIECES)) return []
    const quantity = readCount(value, 'staff.refund.rows')
    return quantity > 0 ? [{ rowId: name.slice(PIECES.length), quantity }] : []
  })
}

/** Reads a number of pieces; 0 for an empty field. */
export function readCount(text: string, wrong: string): number {
  const typed = text.trim()
  refuseUnless(typed === '' || COUNT.test(typed), wrong)
  return Number(typed)
}

/** Describes pieces for the history: `2 × SHOE-42`. */
export function piecesText(
  rows: readonly Pick<RefundRow, 'rowId' | 'articleNumber'>[],
  pieces: readonly RowQuantity[],
): string {
  const numberOf = (id: string) => rows.find((it) => it.rowId === id)?.articleNumber
  return pieces.map(({ rowId, quantity }) => `${quantity} × ${numberOf(rowId)}`).join(', ')
}

function entry(subject: string, action: string, after: AuditValues) {
  return { action, kind: 'order', subject, after } as const
}
