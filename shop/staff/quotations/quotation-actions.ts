import * as v from 'valibot'
import { endOfDay, isoDay } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { offerPrices, rejectQuotation } from '../../quotations/answer-quotation.ts'
import { amountSchema, areaField, dayField, readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, readFields, type SentForm } from '../page/run-write.ts'

/** The prefix of the fields for the price of one piece; the row's position follows. */
export const PRICE = 'price-'

/** Higher prices are typing errors. */
const MAX_PRICE = 100_000_000_00
/** An offer is valid for a year at most. */
const MAX_DAYS = 366

export const OFFER = {
  until: dayField({ label: 'staff.quotation.until', wrong: 'staff.quotation.until.wrong' }),
  answer: areaField({ label: 'staff.quotation.message', max: 2000, rows: 4 }),
}
export const REFUSAL = {
  answer: areaField({ label: 'staff.quotation.reason', max: 2000, missing: 'staff.quotation.why' }),
}

/** Offers a price for each row until a day; may be repeated until the customer accepts. */
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

/** Declines a quotation request, and mails the customer the reason. */
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
