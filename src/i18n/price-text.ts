import { unitOf } from '../model/currency.ts'
import { formatMoney } from './money.ts'
import { pageLanguage } from './text.ts'

/** A displayed price. Backends send text, or a number of whole units of the currency. */
export function priceText(price: string | number): string {
  return typeof price === 'string' ? price : sumText(Math.round(price * unitOf(pageCurrency())))
}

/** An amount of minor units in the language and the currency of the page. */
export function sumText(minor: number): string {
  return formatMoney(minor, pageCurrency(), pageLanguage())
}

/** The currency in the page's request context; empty if it names none. */
function pageCurrency(): string {
  try {
    const written = document.querySelector('script#request-context')?.textContent
    const { currency } = JSON.parse(written ?? '')
    return /^[A-Z]{3}$/.test(currency) ? currency : ''
  } catch {
    return ''
  }
}
