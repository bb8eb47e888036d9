import { bareText, plainDigits } from './plain-text.ts'
import type { Message } from './validation.ts'

/** How many digits a postcode has in the countries that are delivered to. */
const DIGITS: Readonly<Record<string, number>> = { SE: 5, NO: 4, DK: 4, FI: 5, DE: 5 }
/** Countries that write the code in two groups, three digits first. */
const GROUPED = new Set(['SE'])

/** A parsed postcode in the country's format, or the error. */
export type ParsedPostcode = { readonly zipCode: string } | { readonly fault: Message }

/** How many digits a postcode of the country has, where it has digits alone. */
export function postcodeDigits(country: string): number | undefined {
  return DIGITS[country]
}

/** Whether all digits are there that the country's postcodes have. */
export function isWholePostcode(typed: string, country: string): boolean {
  return DIGITS[country] !== undefined && 'zipCode' in readPostcode(typed, country)
}

/** As the country writes it; what cannot be read is left as it was typed. */
export function tidyPostcode(typed: string, country: string): string {
  const found = readPostcode(typed, country)
  return 'zipCode' in found ? found.zipCode : typed
}

/** Spaces, dashes and the country's letters in front do not matter. */
export function readPostcode(typed: string, country: string): ParsedPostcode {
  const bare = plainDigits(typed)
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replace(/^[A-Za-z]{1,2}(?=\d)/, '')
  const expected = DIGITS[country]
  if (expected === undefined) return { zipCode: bareText(typed).trim() }
  if (!/^\d*$/.test(bare)) return { fault: { key: 'field.postcode', values: { n: expected } } }
  if (bare.length !== expected) {
    const values = { n: expected, got: bare.length }
    return { fault: { key: 'field.postcode.count', values } }
  }
  return { zipCode: GROUPED.has(country) ? `${bare.slice(0, 3)} ${bare.slice(3)}` : bare }
}
