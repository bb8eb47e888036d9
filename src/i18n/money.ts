import type { Language } from '../model/language.ts'

const HARD_SPACE = '\u00a0'

interface MoneyFormat {
  readonly format: Intl.NumberFormat
  /** Minor units in one of the currency, by ISO 4217. */
  readonly unit: number
}

const formats = new Map<string, MoneyFormat>()

/**
 * An amount of minor units as a price tag: `1 249 kr` in Swedish, `SEK 1,249` in English, with hard
 * spaces, and with decimals only where the amount is not whole.
 */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const { format, unit } = formatOf(language, currency)
  return format.format(minor / unit).replace(/[\s\u202f]/g, HARD_SPACE)
}

function formatOf(language: Language, currency: string): MoneyFormat {
  const key = `${language} ${currency}`
  let money = formats.get(key)
  if (!money) {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: language === 'sv' ? 'symbol' : 'code',
      trailingZeroDisplay: 'stripIfInteger',
    })
    money = { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) }
    formats.set(key, money)
  }
  return money
}
