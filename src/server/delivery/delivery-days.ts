import type { ShopFacts } from '../platform/shop/shop-facts.ts'

const DAY_MS = 86_400_000
const FIXED_HOLIDAYS = ['1-1', '1-6', '5-1', '6-6', '12-24', '12-25', '12-26', '12-31']
/** Good Friday, Easter Monday and Ascension Day, in days from Easter Sunday. */
const FROM_EASTER = [-2, 1, 39]
const SUNDAY = 0
const FRIDAY = 5
const SATURDAY = 6

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
})
const holidays = new Map<number, ReadonlySet<number>>()

/** The day it is in Sweden, as the milliseconds of that day's midnight in UTC, and the hour. */
export function swedishClock(instant: number): { readonly day: number; readonly hour: number } {
  const parts = clock.formatToParts(instant)
  const read = (type: string) => Number(parts.find((it) => it.type === type)?.value)
  return { day: Date.UTC(read('year'), read('month') - 1, read('day')), hour: read('hour') }
}

/** A day on which parcels move: no weekend, no Swedish holiday, nor the eves that Sweden keeps free. */
export function isBusinessDay(day: number): boolean {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === SUNDAY || weekday === SATURDAY) return false
  return !holidaysOf(date.getUTCFullYear()).has(day)
}

/** The `count`th business day after a day, which itself may be none. */
export function addBusinessDays(day: number, count: number): number {
  let at = day
  for (let left = count; left > 0; ) {
    at += DAY_MS
    if (isBusinessDay(at)) left -= 1
  }
  return at
}

/** The day on which an order of now leaves the warehouse. */
export function shippingDay(
  { delivery: { lastHour } }: Pick<ShopFacts, 'delivery'>,
  now: number,
): number {
  const { day, hour } = swedishClock(now)
  return isBusinessDay(day) && hour < lastHour ? day : addBusinessDays(day, 1)
}

function holidaysOf(year: number): ReadonlySet<number> {
  const known = holidays.get(year)
  if (known) return known
  const easter = easterSunday(year)
  const made = new Set([
    ...FIXED_HOLIDAYS.map((it) => dayOf(year, it)),
    ...FROM_EASTER.map((days) => easter + days * DAY_MS),
    midsummerEve(year),
  ])
  holidays.set(year, made)
  return made
}

function dayOf(year: number, monthAndDay: string): number {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number)
  return Date.UTC(year, month - 1, day)
}

/** The Friday from 19 to 25 June. */
function midsummerEve(year: number): number {
  const first = Date.UTC(year, 5, 19)
  return first + ((FRIDAY - new Date(first).getUTCDay() + 7) % 7) * DAY_MS
}

/** By the Gregorian rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (corrected + 19 * golden + 15) % 30
  const late = Math.floor(epact / 28)
  const early = Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11)
  const moon = epact - late * (1 - late * early)
  const leaps = year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)
  const sunday = moon - (leaps % 7)
  const month = 3 + Math.floor((sunday + 40) / 44)
  return Date.UTC(year, month - 1, sunday + 28 - 31 * Math.floor(month / 4))
}
