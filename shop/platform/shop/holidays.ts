import { DAY_MS } from '../durations.ts'

const FRIDAY = 5

/** A country's days off: by date, as days from Easter Sunday, and by a rule. */
interface CountryHolidays {
  readonly dates: readonly string[]
  readonly fromEaster: readonly number[]
  readonly midsummerEve?: true
}

/** Public holidays, and other days without banking or parcel delivery. */
const COUNTRIES = {
  SE: {
    dates: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-2, 1, 39],
    midsummerEve: true,
  },
  NO: { dates: ['01-01', '05-01', '05-17', '12-25', '12-26'], fromEaster: [-3, -2, 1, 39, 50] },
  DK: {
    dates: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-3, -2, 1, 39, 40, 50],
  },
  FI: {
    dates: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
    fromEaster: [-2, 1, 39],
    midsummerEve: true,
  },
  DE: { dates: ['01-01', '05-01', '10-03', '12-25', '12-26'], fromEaster: [-2, 1, 39, 50] },
} satisfies Readonly<Record<string, CountryHolidays>>

export const HOLIDAY_COUNTRIES = [
  'SE',
  'NO',
  'DK',
  'FI',
  'DE',
] as const satisfies readonly (keyof typeof COUNTRIES)[]

/** A country from the table, no holidays, or a list of dates: `12-25`, `2026-05-02`. */
export type Holidays = (typeof HOLIDAY_COUNTRIES)[number] | 'none' | readonly string[]

const daysByYear = new Map<string, ReadonlySet<number>>()

/** Whether a day, given as its midnight in UTC, is a holiday; weekends are not considered. */
export function isHoliday(holidays: Holidays, day: number): boolean {
  if (holidays === 'none') return false
  if (typeof holidays !== 'string') {
    const iso = new Date(day).toISOString().slice(0, 10)
    return holidays.includes(iso) || holidays.includes(iso.slice(5))
  }
  const year = new Date(day).getUTCFullYear()
  const key = `${holidays}${year}`
  const days = daysByYear.get(key) ?? daysOf(COUNTRIES[holidays], year)
  daysByYear.set(key, days)
  return days.has(day)
}

function daysOf(country: CountryHolidays, year: number): ReadonlySet<number> {
  const easter = easterSunday(year)
  return new Set([
    ...country.dates.map((it) => Date.parse(`${year}-${it}`)),
    ...country.fromEaster.map((days) => easter + days * DAY_MS),
    ...(country.midsummerEve ? [midsummerEve(year)] : []),
  ])
}

/** The Friday between 19 and 25 June. */
function midsummerEve(year: number): number {
  const first = Date.UTC(year, 5, 19)
  return first + ((FRIDAY - new Date(first).getUTCDay() + 7) % 7) * DAY_MS
}

/** The Gregorian algorithm of Meeus, Jones and Butcher. */
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
