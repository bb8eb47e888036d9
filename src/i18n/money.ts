import type { Language } from '../model/language.ts'

const HARD_SPACE = '\u00a0'

const formats = new Map<string, Intl.NumberFormat>()
/** Those that are known need no format made to find out. */
const digits = new Map([
  ['SEK', 2],
  ['EUR', 2],
])

/**
 * An amount of minor units as a price tag: `1 249 kr` in Swedish, `SEK 1,249` in English, with hard
 * spaces, and with decimals only where the amount is not whole.
 */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const decimals = digitsOf(currency)
  const amount = minor / 10 ** decimals
  const shown = Number.isInteger(amount) ? 0 : decimals
  const money = formatOf(language, currency, shown).format(amount)
  return money.replace(/[\s\u202f]/g, HARD_SPACE)
}

/** Decimals of a currency, by ISO 4217. */
export function digitsOf(currency: string): number {
  let found = digits.get(currency)
  if (found === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    found = format.resolvedOptions().maximumFractionDigits ?? 2
    digits.set(currency, found)
  }
  return found
}

function formatOf(language: Language, currency: string, shown: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${shown}`
  let money = formats.get(key)
  if (!money) {
    money = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: language === 'sv' ? 'symbol' : 'code',
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
    })
    formats.set(key, money)
  }
  return money
}
