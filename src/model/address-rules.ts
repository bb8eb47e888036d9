import { readPhone } from './phone.ts'
import { bareText } from './plain-text.ts'
import { readPostcode } from './postcode.ts'
import type { Check, Message, Rules } from './validation.ts'

/** The maximum length of a field without a limit of its own. */
export const MAX_FIELD_LENGTH = 200

/** The rules of a person's name; `part` is the prefix of the field names. */
export function nameRules(part: string): Rules {
  return {
    [`${part}firstName`]: [filled('checkout.firstname.missing')],
    [`${part}lastName`]: [filled('checkout.lastname.missing')],
  }
}

/** The rules of an address in its country; `part` as above. */
export function addressRules(part: string, country: string): Rules {
  return {
    [`${part}address`]: [filled('checkout.address.missing')],
    [`${part}zipCode`]: [
      filled('checkout.zip.missing'),
      reading((typed) => readPostcode(typed, country)),
    ],
    [`${part}city`]: [filled('checkout.city.missing')],
  }
}

export function phone(country: string): Check {
  return reading((typed) => readPhone(typed, country))
}

/** Requires a value. */
export function filled(key: string): Check {
  return (value) => (isEmpty(value) ? { key } : undefined)
}

/** Checks a field with a parser of the country's format. */
export function reading(read: (typed: string) => object | { readonly fault: Message }): Check {
  return (value) => {
    if (isEmpty(value)) return undefined
    const found = read(String(value))
    return 'fault' in found ? found.fault : undefined
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || bareText(String(value)).trim() === ''
}
