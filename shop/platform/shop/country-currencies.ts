import countriesOf from './country-currencies.json'

/**
 * The currency of every country of ISO 3166-1, by ISO 4217. Where a country has two, the one that
 * shops price in; Antarctica has none.
 */
const CURRENCIES = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.map((it) => [it, currency]),
  ),
)

/** Undefined where there is no such country, or none with a currency. */
export function currencyOf(country: string): string | undefined {
  return CURRENCIES.get(country)
}

/** Antarctica has no currency, and Kosovo a code that the standard leaves to whoever uses it. */
const OTHERS = ['AQ', 'XK']

export function isCountry(code: string): boolean {
  return CURRENCIES.has(code) || OTHERS.includes(code)
}
