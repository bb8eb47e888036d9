import { CONTACT_BOXES } from '../../../src/model/form-field.ts'
import { readOrganizationNumber } from '../../../src/model/organization-number.ts'
import { readPhone } from '../../../src/model/phone.ts'
import { readPostcode } from '../../../src/model/postcode.ts'
import { withoutSpaces } from '../../../src/model/registration-values.ts'
import { readEmail } from '../../../src/model/validation.ts'
import type { FieldResult, FormContext, FormRules } from './read-form.ts'

/** Rules of the contact fields that several forms share. */
export const CONTACT_RULES = {
  ...CONTACT_BOXES,
  organizationNumber: { ...CONTACT_BOXES.organizationNumber, read: organizationNumber },
  email: { ...CONTACT_BOXES.email, read: emailAddress },
  phone: { ...CONTACT_BOXES.phone, read: phoneNumber },
  zipCode: { ...CONTACT_BOXES.zipCode, read: zipCode },
} as const satisfies FormRules

function organizationNumber(typed: string, { country }: FormContext): FieldResult {
  const result = readOrganizationNumber(typed, country)
  return 'fault' in result ? result : { value: result.organizationNumber }
}

function emailAddress(typed: string): FieldResult {
  const result = readEmail(withoutSpaces(typed))
  return 'fault' in result ? result : { value: result.email.toLowerCase() }
}

function phoneNumber(typed: string, { country }: FormContext): FieldResult {
  const result = readPhone(typed, country)
  return 'fault' in result ? result : { value: result.phoneNumber }
}

function zipCode(typed: string, { country }: FormContext): FieldResult {
  const result = readPostcode(typed, country)
  return 'fault' in result ? result : { value: result.zipCode }
}
