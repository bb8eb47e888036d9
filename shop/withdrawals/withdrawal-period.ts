import type { Receipt } from '../../src/model/order.ts'
import { BANK_TRANSFER } from '../orders/receipt/due-date.ts'
import { DAY_MS } from '../platform/durations.ts'
import { isBusinessDay, shopClock } from '../platform/shop/shop-days.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

/** CRD Art. 9. The shop may give more, and then its own days count. */
export const LEGAL_DAYS = 14
/** CRD Art. 18: the latest delivery. */
const MAX_DELIVERY_DAYS = 30
/** The shop's facts that decide the period. */
type Returns = Pick<ShopFacts, 'returnDays' | 'timeZone' | 'holidays'>

/** How many days after the delivery a customer may withdraw. */
export function lastingDays({ returnDays }: Returns): number {
  return Math.max(LEGAL_DAYS, returnDays)
}

type Ordered = Pick<Receipt, 'createdAt' | 'deliveryMethod' | 'paymentMethod'>

/**
 * The last day on which an order can be withdrawn from, as the milliseconds of its midnight in UTC.
 * Counted from the last day on which the goods may arrive, which itself does not count, and never
 * ending on a day that is no business day (Regulation 1182/71): always in the buyer's favour.
 */
export function lastWithdrawalDay(shop: Returns, order: Ordered): number {
  let day = lastArrival(shop, order) + lastingDays(shop) * DAY_MS
  while (!isBusinessDay(shop, day)) day += DAY_MS
  return day
}

export function isWithdrawalOver(shop: Returns, order: Ordered, now: number): boolean {
  return shopClock(shop, now).day > lastWithdrawalDay(shop, order)
}

/** Orders placed before this instant are certainly past their period. */
export function earliestOpenOrder(shop: Returns, now: number): number {
  const longest = MAX_DELIVERY_DAYS + lastingDays(shop)
  // Twice the longest period leaves room for late parcels and for holidays at its end.
  return now - 2 * longest * DAY_MS
}

/** An order paid by bank transfer leaves once the money has arrived, on a day that nobody knows. */
function lastArrival(shop: Returns, order: Ordered): number {
  const { createdAt, deliveryMethod, paymentMethod } = order
  const latest = shopClock(shop, createdAt).day + MAX_DELIVERY_DAYS * DAY_MS
  const promised = deliveryMethod.arrival?.[1]
  if (promised === undefined) return latest
  return paymentMethod.id === BANK_TRANSFER ? Math.max(promised, latest) : promised
}
