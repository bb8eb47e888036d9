import { readOrganizationNumber } from './organization-number.ts'
import { readPhone } from './phone.ts'
import { bareText, withoutUnseen } from './plain-text.ts'
import { tidyPostcode } from './postcode.ts'

type Lines = Readonly<Record<string, string>>

/**
 * The typed fields of an address as the shop stores them: no line breaks or control characters, single
 * spaces, postcode, phone and organisation number in the country's format. Invalid values stay as typed.
 */
export function tidyLines<Form extends Lines>(form: Form, country: string): Form {
  const tidied = Object.entries(form).map(([name, value]) => [
    name,
    READERS[name]?.(tidyText(value), country) ?? tidyText(value),
  ])
  return Object.fromEntries(tidied) as Form
}

/** Plain text in one line. */
export function tidyText(text: string): string {
  return withoutUnseen(text)
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

const READERS: Readonly<Record<string, (text: string, country: string) => string | undefined>> = {
  email: (text) => bareText(text).trim(),
  zipCode: tidyPostcode,
  phoneNumber(text, country) {
    const found = readPhone(text, country)
    return 'phoneNumber' in found ? found.phoneNumber : undefined
  },
  organizationNumber(text, country) {
    const found = readOrganizationNumber(text, country)
    return 'organizationNumber' in found ? found.organizationNumber : undefined
  },
}
