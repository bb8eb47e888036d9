import { decimalsOf, unitOf } from '../model/currency.ts'
import type { Language } from '../model/language.ts'

const HARD_SPACE = '\u00a0'

/** By language and currency. */
const writers = new Map<string, (minor: number) => string>()

/**
 * An amount of minor units as a price: `1 249 kr` in Swedish, `SEK 1,249` in English, with hard spaces, and
 * with decimals only if the amount is not whole.
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

/** Without a currency an amount is a plain number: no sign is better than a wrong one. */
function createWriter(currency: string, language: Language): (minor: number) => string {
  const digits = decimalsOf(currency)
  const format = new Intl.NumberFormat(language, {
    ...(currency && { style: 'currency', currency }),
    currencyDisplay: language === 'sv' ? 'symbol' : 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const unit = unitOf(currency)
  return (minor) => format.format(minor / unit).replace(/[\s\u202f]/g, HARD_SPACE)
}
