import type { Language } from '../model/language.ts'

const HARD_SPACE = '\u00a0'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount of minor units as a price tag: `1 249 kr` in Swedish, `SEK 1,249` in English, with hard
 * spaces, and with decimals only where the amount is not whole.
 */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const isWhole = minor % 100 === 0
  const money = formatOf(language, currency, isWhole ? 0 : 2).format(minor / 100)
  return money.replace(/[\s\u202f]/g, HARD_SPACE)
}

function formatOf(language: Language, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`
  let money = formats.get(key)
  if (!money) {
    money = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: language === 'sv' ? 'symbol' : 'code',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, money)
  }
  return money
}
