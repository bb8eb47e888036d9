import { DAY_MS } from '../../platform/durations.ts'
import { isBusinessDay, type ShopTime, shopClock } from '../../platform/shop/shop-days.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/** Payment method: a bank transfer before the order is sent. */
export const BANK_TRANSFER = 'prepay'
/** Payment method: the shop's own invoice after the order is sent. */
export const INVOICE = 'invoice'
/** Stock is held for a bank transfer this many days, to the end of a bank day. */
const PAY_DAYS = 7

/**
 * When an order placed now is cancelled without its bank transfer: the night after the last day to pay.
 */
export function transferDueDate(shop: ShopTime, now: number): number {
  let day = shopClock(shop, now).day + PAY_DAYS * DAY_MS
  while (!isBusinessDay(shop, day)) day += DAY_MS
  return day + DAY_MS
}

/** The last day for the money to arrive, as an ISO date. */
export function lastPaymentDay(end: number): string {
  return new Date(end - DAY_MS).toISOString().slice(0, 10)
}

/** The last day to pay the shop's invoice for an order placed now, as an ISO date. */
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
