import { DAY_MS } from '../../platform/durations.ts'
import { isBusinessDay, type ShopTime, shopClock } from '../../platform/shop/shop-days.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/** The way to pay by a bank transfer before the goods are sent. */
export const BANK_TRANSFER = 'prepay'
/** The way to pay by the shop's own invoice, after the goods have been sent. */
export const INVOICE = 'invoice'
/** Goods are kept for a bank transfer for so many days, and to the end of a bank day. */
const PAY_DAYS = 7

/** When an order of now ends that is to be paid by a bank transfer: the night after its last day. */
export function transferDueDate(shop: ShopTime, now: number): number {
  let day = shopClock(shop, now).day + PAY_DAYS * DAY_MS
  while (!isBusinessDay(shop, day)) day += DAY_MS
  return day + DAY_MS
}

/** The last day on which the money can come, as an ISO date. */
export function lastPaymentDay(end: number): string {
  return new Date(end - DAY_MS).toISOString().slice(0, 10)
}

/** Of an order of now that the shop sends its invoice for: the last day to pay it, as an ISO date. */
export function invoiceTerms(
  { payments, timeZone }: Pick<ShopFacts, 'payments' | 'timeZone'>,
  paymentMethod: string | undefined,
  now: number,
): { readonly dueOn?: string } {
  const { days } = payments.invoice ?? {}
  if (paymentMethod !== INVOICE || days === undefined) return {}
  const due = shopClock({ timeZone }, now).day + days * DAY_MS
  return { dueOn: new Date(due).toISOString().slice(0, 10) }
}
