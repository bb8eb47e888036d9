import type { Language } from '../model/language.ts'
import { unbroken, unbrokenDate, unbrokenNumber } from './unbroken.ts'

/** Dates are ISO strings at the edges; a day without a time is that day everywhere. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

const LOCALES: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' }

/** Creating a format costs a thousand times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * `12 dec` or `12 Dec`; with the year if it is not the current one. Text that is no date is returned as is.
 */
export function formatDay(iso: string, language: Language, now = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const written = formatOf(language, {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date)
  return unbrokenDate(written.replace(/\.(?=\s|$)/g, ''))
}

/** `12 december 2026`; with the time of day, in a time zone, if the text has one. */
export function formatDate(iso: string, language: Language, timeZone = 'UTC'): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const isDay = DAY.test(iso)
  const format = formatOf(language, {
    dateStyle: 'long',
    ...(isDay ? {} : { timeStyle: 'short' }),
    timeZone: isDay ? 'UTC' : timeZone,
  })
  return unbrokenDate(format.format(date))
}

/** First and last day, ISO dates: `tis 24–ons 25 nov`, `Mon 30 Nov–Tue 1 Dec`; a single day alone. */
export function formatDays(first: string, last: string, language: Language): string {
  const month = (day: string) => day.slice(0, 7)
  const from = weekday(first, language, first === last || month(first) !== month(last))
  return first === last ? from : unbroken(`${from}–${weekday(last, language, true)}`)
}

function weekday(day: string, language: Language, withMonth: boolean): string {
  const written = formatOf(language, {
    weekday: 'short',
    day: 'numeric',
    ...(withMonth && { month: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(day))
  return unbrokenNumber(written.replace(/[.,](?=\s|$)/g, ''))
}

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options)
  formats.set(key, format)
  return format
}
