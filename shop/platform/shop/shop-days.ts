import { DAY_MS } from '../durations.ts'
import { isHoliday } from './holidays.ts'
import type { ShopFacts } from './shop-facts.ts'

const SUNDAY = 0
const SATURDAY = 6

/** A shop's time zone and calendar. */
export type ShopTime = Pick<ShopFacts, 'timeZone' | 'holidays'>

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The day in the shop's time zone, as that day's midnight in UTC, and the hour. */
export function shopClock(
  { timeZone }: Pick<ShopTime, 'timeZone'>,
  instant: number,
): { readonly day: number; readonly hour: number } {
  const parts = clockIn(timeZone).formatToParts(instant)
  const read = (type: string) => Number(parts.find((it) => it.type === type)?.value)
  return { day: Date.UTC(read('year'), read('month') - 1, read('day')), hour: read('hour') }
}

/** A day with banking and parcel delivery: neither a weekend nor a holiday of the shop. */
export function isBusinessDay({ holidays }: Pick<ShopTime, 'holidays'>, day: number): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === SUNDAY || weekday === SATURDAY) return false
  return !isHoliday(holidays, day)
}

/** The `count`th business day after a day, which need not be one itself. */
export function addBusinessDays(
  shop: Pick<ShopTime, 'holidays'>,
  day: number,
  count: number,
): number {
  let at = day
  for (let left = count; left > 0; ) {
    at += DAY_MS
    if (isBusinessDay(shop, at)) left -= 1
  }
  return at
}

/** The day on which an order placed now leaves the warehouse. */
export function shippingDay(shop: ShopTime & Pick<ShopFacts, 'delivery'>, now: number): number {
  const { day, hour } = shopClock(shop, now)
  const isToday = isBusinessDay(shop, day) && hour < shop.delivery.lastHour
  return isToday ? day : addBusinessDays(shop, day, 1)
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}
