import * as v from 'valibot'
import { endOfDay, isoDay } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { offerPrices, rejectQuotation } from '../../quotations/answer-quotation.ts'
import { amountSchema, areaField, dayField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, readFields, type SentForm } from '../page/run-write.ts'

/** Fields that name the price of one piece: the prefix, and the row's position. */
export const PRICE = 'price-'

/** A price of no order; what is dearer was typed by mistake. */
const MAX_PRICE = 100_000_000_00
/** An offer holds for a year at most. */
const MAX_DAYS = 366

export const OFFER = {
  until: dayField({ label: 'staff.quotation.until', wrong: 'staff.quotation.until.wrong' }),
  answer: areaField({ label: 'staff.quotation.message', max: 2000, rows: 4 }),
}
export const REFUSAL = {
  answer: areaField({ label: 'staff.quotation.reason', max: 2000, missing: 'staff.quotation.why' }),
}

/** Names the price of each row and how long they hold; again as often as nobody has accepted. */
export async function answer(tx: Tx, form: SentForm): Promise<Outcome> {
  const { id, fields, shop, now } = form
  const { until, answer: message } = readForm(OFFER, fields)
  const { delivery = '' } = fields
  const validUntil = endOfDay(until, shop)
  if (until < isoDay(now, shop) || validUntil > now + MAX_DAYS * DAY_MS) {
    throw new StaffRefusal('staff.quotation.until.wrong')
  }
  const amountOf = (text: string) => readPrice(text, shop.currency)
  const offered = await offerPrices(
    tx,
    id,
    ({ rows }) => ({
      prices: rows.map((it) => amountOf(fields[PRICE + it.position] ?? '')),
      deliveryTotal: delivery.trim() === '' ? 0 : amountOf(delivery),
      validUntil,
      answer: message,
    }),
    now,
  )
  refuseUnless(offered, 'staff.quotation.again')
  const { number } = offered.quotation
  const priceOf = (position: number) => fields[PRICE + position] ?? ''
  const prices = offered.rows.map((it) => [it.articleNumber, priceOf(it.position)] as const)
  const { currency } = shop
  const after = {
    ...{ number, until, delivery, currency },
    prices: Object.fromEntries(prices),
  }
  return done(
    { action: 'quotation.answered', kind: 'quotation', subject: id, after },
    'staff.quotation.answered',
    { number },
  )
}

/** The shop says no; the customer is mailed why. */
export async function reject(tx: Tx, { id, fields, now }: SentForm): Promise<Outcome> {
  const { answer: message } = readForm(REFUSAL, fields)
  const refused = await rejectQuotation(tx, id, message, now)
  refuseUnless(refused, 'staff.quotation.again')
  const { number } = refused.quotation
  return done(
    { action: 'quotation.refused', kind: 'quotation', subject: id, after: { number } },
    'staff.quotation.refused',
    { number },
  )
}

function readPrice(typed: string, currency: string): number {
  const { amount } = readFields(v.object({ amount: amountSchema(currency) }), { amount: typed })
  if (amount < 0 || amount > MAX_PRICE) throw new StaffRefusal('staff.order.amount.wrong')
  return amount
}
