import { isBusinessDay, type ShopTime, shopClock } from './shop-days.ts'

/** The way to pay by a bank transfer before the goods are sent. */
export const PREPAY = 'prepay'
/** Goods are kept for a bank transfer for so many days, and to the end of a bank day. */
const PAY_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** When an order of now ends that is to be paid by a bank transfer: the night after its last day. */
export function payBy(shop: ShopTime, now: number): number {
  let day = shopClock(shop, now).day + PAY_DAYS * DAY_MS
  while (!isBusinessDay(shop, day)) day += DAY_MS
  return day + DAY_MS
}

/** The last day on which the money can come, as an ISO date. */
export function lastPayDay(end: number): string {
  return new Date(end - DAY_MS).toISOString().slice(0, 10)
}
