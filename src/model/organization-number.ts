import { plainDigits } from './plain-text.ts'
import type { Message } from './validation.ts'

const DIGITS = 10

/** A parsed organisation number (`556012-5790`), or the error. */
export type ParsedOrganizationNumber =
  | { readonly organizationNumber: string }
  | { readonly fault: Message }

/**
 * Parses an organisation number; spaces and dashes are ignored, and a VAT number (`SE556012579001`) is
 * accepted too. A Swedish number has a check digit; for other countries only the length is checked.
 */
export function readOrganizationNumber(typed: string, country: string): ParsedOrganizationNumber {
  const bare = plainDigits(typed)
    .replace(/[\s\-\u2010-\u2015.]/g, '')
    .toUpperCase()
  if (country !== 'SE') return readNonSwedish(bare)
  const digits = bare.replace(/^SE(\d{10})01$/, '$1').replace(/^(?:16|19|20)(?=\d{10}$)/, '')
  if (!/^\d+$/.test(digits)) return { fault: { key: 'field.orgnumber' } }
  if (digits.length !== DIGITS) {
    return { fault: { key: 'field.orgnumber.count', values: { got: digits.length } } }
  }
  if (!passesLuhn(digits)) return { fault: { key: 'field.orgnumber.check' } }
  return { organizationNumber: `${digits.slice(0, 6)}-${digits.slice(6)}` }
}

/** The check digit of cards and of Swedish organisation numbers. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function readNonSwedish(bare: string): ParsedOrganizationNumber {
  if (/^[A-Z0-9]{8,14}$/.test(bare)) return { organizationNumber: bare }
  return { fault: { key: 'field.orgnumber.foreign' } }
}
