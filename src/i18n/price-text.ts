import { formatMoney } from './money.ts'
import { pageLanguage } from './text.ts'

/** A price as it is shown. Backends print it as text, or as a number of whole units of the currency. */
export function priceText(price: string | number): string {
  if (typeof price === 'string') return price
  return formatMoney(Math.round(price * 100), 'SEK', pageLanguage())
}
