import { formatMoney } from '../../../src/i18n/money.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { readReceipt } from '../../orders/receipt/read-receipt.ts'
import { returnItems } from '../../orders/stock/return-items.ts'
import { listRefundRows } from '../../payments/records/refund-row-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { quoteOrderReturn, type ReturnQuote } from '../../returns/quote-return.ts'
import {
  findReturn,
  listReturnRows,
  type OrderReturn,
  type ReturnRow,
} from '../../returns/return-queries.ts'
import { markReceived, receiveRow, settleReturn } from '../../returns/return-writes.ts'
import { piecesText, readCount, startRefund } from '../orders/refund-actions.ts'
import { areaField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, type SentForm } from '../page/run-write.ts'

/** Everything that the staff sees of a return. */
export interface StaffReturn {
  readonly orderReturn: OrderReturn
  readonly receipt: Receipt
  readonly rows: readonly ReturnRow[]
  readonly quote: ReturnQuote
}

export async function readStaffReturn(db: Db, id: string): Promise<StaffReturn | undefined> {
  const orderReturn = await findReturn(db, id)
  const receipt = orderReturn && (await readReceipt(db, orderReturn.orderId))
  if (!receipt) return undefined
  const rows = await listReturnRows(db, id)
  return { orderReturn, receipt, rows, quote: await quoteOrderReturn(db, orderReturn, rows) }
}

/** The prefix of the fields for how many pieces of a row arrived; the row's id follows. */
export const CAME = 'came-'
/** The prefix of the fields for how many of them go on sale again. */
export const SOUND = 'sound-'

export const REFUSAL = {
  message: areaField({ label: 'staff.return.message', max: 1000, missing: 'staff.return.why' }),
}

/** Records received products: for each row, how many arrived, and how many go on sale again. */
export async function receive(tx: Tx, { id, fields, now }: SentForm): Promise<Outcome> {
  refuseUnless(await markReceived(tx, id, now), 'staff.return.again')
  const { orderReturn, rows } = await requireReturn(tx, id)
  const countOf = (field: string) => readCount(fields[field] ?? '', 'staff.return.counts')
  const came = rows.map(({ rowId }) => ({ rowId, quantity: countOf(CAME + rowId) }))
  const sound = rows.map(({ rowId }) => ({ rowId, quantity: countOf(SOUND + rowId) }))
  for (const [at, it] of came.entries()) {
    const isTaken = (sound[at]?.quantity ?? 0) <= it.quantity && (await receiveRow(tx, id, it))
    refuseUnless(isTaken, 'staff.return.counts')
  }
  const before = await listRefundRows(tx, orderReturn.orderId)
  const onSale = sound.filter(({ quantity }) => quantity > 0)
  const isBack = await returnItems(
    tx,
    orderReturn.orderId,
    onSale.map((it) => ({
      ...it,
      alreadyReturned: before.find(({ rowId }) => rowId === it.rowId)?.restocked ?? 0,
    })),
    now,
  )
  refuseUnless(isBack, 'staff.returned.refused')
  const after = {
    number: orderReturn.number,
    came: piecesText(
      rows,
      came.filter(({ quantity }) => quantity > 0),
    ),
    onSale: piecesText(rows, onSale),
  }
  return done(
    { action: 'return.received', kind: 'order', subject: orderReturn.orderId, after },
    'staff.return.received',
    { number: orderReturn.number },
  )
}

/** Refunds what was received, once, in the usual way. */
export async function repay(tx: Tx, { id, member, now }: SentForm): Promise<Outcome> {
  refuseUnless(await settleReturn(tx, id, { state: 'repaid' }, now), 'staff.return.notreceived')
  const { orderReturn, receipt, quote } = await requireReturn(tx, id)
  const { amount } = quote
  if (amount <= 0) throw new StaffRefusal('staff.refund.nothing')
  await startRefund(tx, { id, orderId: orderReturn.orderId, reason: 'return', ...quote }, now)
  const after = { number: orderReturn.number, amount, withDelivery: quote.withDelivery }
  return done(
    { action: 'return.repaid', kind: 'order', subject: orderReturn.orderId, after },
    'staff.return.repaid',
    {
      number: orderReturn.number,
      sum: formatMoney(amount, receipt.currency, member.language),
    },
  )
}

/** Declines a return, and mails the customer the reason. */
export async function reject(tx: Tx, { id, fields, now }: SentForm): Promise<Outcome> {
  const { message } = readForm(REFUSAL, fields)
  refuseUnless(await settleReturn(tx, id, { state: 'refused', message }, now), 'staff.return.again')
  const { orderReturn } = await requireReturn(tx, id)
  await enqueue(tx, { kind: 'return-refused-mail', ref: id }, now)
  const after = { number: orderReturn.number }
  return done(
    { action: 'return.refused', kind: 'order', subject: orderReturn.orderId, after },
    'staff.return.refused',
    { number: orderReturn.number },
  )
}

async function requireReturn(tx: Tx, id: string): Promise<StaffReturn> {
  const found = await readStaffReturn(tx, id)
  refuseUnless(found, 'order.unknown')
  return found
}
