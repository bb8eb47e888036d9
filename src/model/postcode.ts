import { bareText, plainDigits } from './plain-text.ts'
import type { Message } from './validation.ts'

/** The number of digits of a postcode, in the countries of delivery. */
const DIGITS: Readonly<Record<string, number>> = { SE: 5, NO: 4, DK: 4, FI: 5, DE: 5 }
/** Countries that write the code in two groups, three digits first. */
const GROUPED = new Set(['SE'])

/** A parsed postcode in the country's format, or the error. */
export type ParsedPostcode = { readonly zipCode: string } | { readonly fault: Message }

/** The number of digits of the country's postcodes, if they consist of digits only. */
export function postcodeDigits(country: string): number | undefined {
  return DIGITS[country]
}

/** Whether a postcode has all its digits. */
export function isWholePostcode(typed: string, country: string): boolean {
  return DIGITS[country] !== undefined && 'zipCode' in readPostcode(typed, country)
}

/** In the country's format; an invalid postcode stays as typed. */
export function tidyPostcode(typed: string, country: string): string {
  const found = readPostcode(typed, country)
  return 'zipCode' in found ? found.zipCode : typed
}

/** Parses a postcode; spaces, dashes and the country's letters at the start are ignored. */
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
