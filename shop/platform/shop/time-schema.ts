import * as v from 'valibot'
import { because } from './fault.ts'
import { about, list } from './field-schemas.ts'
import { HOLIDAY_COUNTRIES, type Holidays } from './holidays.ts'

const MAX_DAYS = 400

/** For countries with several zones, the most populous one. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
}

/** The default time zone of a company, by country. */
const ZONES = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  DE: 'Europe/Berlin',
} as const satisfies Record<(typeof HOLIDAY_COUNTRIES)[number], string>

export const timeZone = about(
  'Where the shop is in time, as the IANA names it; that of its country, where it is SE, NO, DK, FI or DE.',
  v.pipe(v.string(because('shopFile.timeZone')), v.check(isZone, because('shopFile.timeZone'))),
)

const day = v.pipe(v.string(because('shopFile.day')), v.check(isDay, because('shopFile.day')))

export const holidays = about(
  'Days on which nothing is sent: those of a country, none, or a list of days.',
  v.union(
    [
      v.picklist([...HOLIDAY_COUNTRIES, 'none']),
      v.pipe(
        list(day),
        v.maxLength(MAX_DAYS, because('shopFile.tooManyDays', { limit: MAX_DAYS })),
      ),
    ],
    because('shopFile.holidays', {
      countries: HOLIDAY_COUNTRIES.map((it) => `"${it}"`).join(', '),
    }),
  ),
)

interface Home {
  readonly timeZone: string
  readonly holidays: Holidays
}

/** The defaults of a country; undefined for a country that is not listed. */
export function homeOf(country: string): Home | undefined {
  const listed = HOLIDAY_COUNTRIES.find((it) => it === country)
  return listed && { timeZone: ZONES[listed], holidays: listed }
}

/** The time zone of a country; undefined if it has several without a main one. */
export function zoneOf(country: string): string | undefined {
  const main = Object.hasOwn(MAIN_ZONES, country) ? MAIN_ZONES[country] : undefined
  const zones = zonesIn(country)
  return homeOf(country)?.timeZone ?? main ?? (zones.length === 1 ? zones[0] : undefined)
}

/** A country's zones by the runtime, in which a field has become a method. */
export function zonesIn(country: string): readonly string[] {
  const locale: Intl.Locale & {
    readonly timeZones?: readonly string[]
    readonly getTimeZones?: () => readonly string[]
  } = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A date of one year or of every year, 29 February included. */
function isDay(text: string): boolean {
  if (!/^(\d{4}-)?\d{2}-\d{2}$/.test(text)) return false
  const iso = text.length === 5 ? `2024-${text}` : text
  const time = Date.parse(iso)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
}
