import type { Language } from '../../model/language.ts'

const LOCALES: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' }
const DAY_MS = 24 * 60 * 60 * 1000

const moments = formats({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})
const days = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Date and time to the second, with the time zone: `21 november 2026 kl. 20:14:05 CET`. */
export function momentText(at: number, language: Language): string {
  return moments[language].format(at)
}

/** `tisdag 24 november 2026` */
export function dayText(at: number, language: Language): string {
  return days[language].format(at)
}

/** The day by which the money has to be back (CRD Art. 13). */
export function repayDay(receivedAt: number, language: Language): string {
  return dayText(receivedAt + 14 * DAY_MS, language)
}

function formats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const zoned = { ...options, timeZone: 'Europe/Stockholm' }
  return {
    sv: new Intl.DateTimeFormat(LOCALES.sv, zoned),
    en: new Intl.DateTimeFormat(LOCALES.en, zoned),
  }
}
