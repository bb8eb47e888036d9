import countriesOf from './country-currencies.json'

/**
 * The currency (ISO 4217) of every country of ISO 3166-1; of two, the one in which shops price. Antarctica
 * has none.
 */
const CURRENCIES = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.map((it) => [it, currency]),
  ),
)

/** Undefined for an unknown country, or one without a currency. */
export function currencyOf(country: string): string | undefined {
  return CURRENCIES.get(country)
}

/** Antarctica, which has no currency, and Kosovo, whose code is user-assigned in the standard. */
const OTHERS = ['AQ', 'XK']

export function isCountry(code: string): boolean {
  return CURRENCIES.has(code) || OTHERS.includes(code)
}
