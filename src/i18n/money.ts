import type { Language } from '../model/language.ts'

const HARD_SPACE = '\u00a0'

/** By language and currency. */
const writers = new Map<string, (minor: number) => string>()

/**
 * An amount of minor units as a price tag: `1 249 kr` in Swedish, `SEK 1,249` in English, with hard
 * spaces, and with decimals only where the amount is not whole.
 */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const key = language + currency
  let write = writers.get(key)
  if (!write) {
    write = createWriter(currency, language)
    writers.set(key, write)
  }
  return write(minor)
}

/** A currency has the decimals that ISO 4217 gives it. */
function createWriter(currency: string, language: Language): (minor: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: language === 'sv' ? 'symbol' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return (minor) => format.format(minor / unit).replace(/[\s\u202f]/g, HARD_SPACE)
}
