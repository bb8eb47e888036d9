import { unbrokenDate } from '../../src/i18n/unbroken.ts'
import type { Language } from '../../src/model/language.ts'
import { DAY_MS } from './durations.ts'

interface Zone {
  readonly timeZone: string
}

const LOCALES: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' }

const TIMESTAMP = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const CLOCK = { dateStyle: 'short', timeStyle: 'medium' } as const

/** Creating a format costs a thousand times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Date and time to the second, with the time zone: `21 november 2026 kl. 20:14:05 CET`. */
export function timestampText(at: number, language: Language, zone: Zone): string {
  return unbrokenDate(formatOf('timestamp', TIMESTAMP, LOCALES[language], zone).format(at))
}

/** `tisdag 24 november 2026` */
export function dayText(at: number, language: Language, zone: Zone): string {
  return unbrokenDate(formatOf('day', DAY, LOCALES[language], zone).format(at))
}

/** A day that is stored as its midnight in UTC. */
export function wholeDayText(day: number, language: Language): string {
  return dayText(day, language, { timeZone: 'UTC' })
}

/** The last day for the refund after a withdrawal (CRD Art. 13). */
export function repayDay(receivedAt: number, language: Language, zone: Zone): string {
  return dayText(receivedAt + 14 * DAY_MS, language, zone)
}

/** The day in the shop's time zone, as an ISO date. */
export function isoDay(at: number, zone: Zone): string {
  return clockText(at, zone).slice(0, 10)
}

/** The first instant of a day, an ISO date, in the shop's time zone. */
export function startOfDay(day: string, zone: Zone): number {
  const inUtc = Date.parse(day)
  const first = inUtc - offsetAt(inUtc, zone)
  return inUtc - offsetAt(first, zone)
}

/** The last instant of a day, which has 23 or 25 hours when the clocks change. */
export function endOfDay(day: string, zone: Zone): number {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
  return startOfDay(next, zone) - 1
}

/**
 * The instant of a local date and time, as a form sends it: `2026-11-27T08:00`. For an hour that occurs
 * twice, the first; undefined for a time that the clocks skip, and for invalid text.
 */
export function instantOf(local: string, zone: Zone): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return undefined
  const inUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(inUtc)) return undefined
  const around = [inUtc - DAY_MS, inUtc + DAY_MS].map((it) => inUtc - offsetAt(it, zone))
  const found = around.filter((it) => localTime(it, zone).startsWith(local))
  return found.length > 0 ? Math.min(...found) : undefined
}

/** Local date and time, as a form field holds it: `2026-11-27T08:00:00`. */
export function localTime(at: number, zone: Zone): string {
  return clockText(at, zone).replace(' ', 'T')
}

function offsetAt(at: number, zone: Zone): number {
  const second = Math.floor(at / 1000) * 1000
  return Date.parse(`${clockText(at, zone).replace(' ', 'T')}Z`) - second
}

/** `2026-11-21 20:14:05` */
function clockText(at: number, zone: Zone): string {
  return formatOf('clock', CLOCK, LOCALES.sv, zone).format(at)
}

function formatOf(
  name: string,
  options: Intl.DateTimeFormatOptions,
  locale: string,
  { timeZone }: Zone,
): Intl.DateTimeFormat {
  const key = `${name} ${locale} ${timeZone}`
  const cached = formats.get(key)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format
}
