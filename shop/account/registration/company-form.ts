import { readOrganizationNumber } from '../../../src/model/organization-number.ts'
import { readPostcode } from '../../../src/model/postcode.ts'
import type { Asked, FieldRule, Reading } from './form-rules.ts'
import { EMAIL_FIELD, PHONE_FIELD } from './private-form.ts'

const MAX_MESSAGE_LENGTH = 2000
const MAX_NUMBER_LENGTH = 40

/** What a company is asked for that wants to buy from the shop. */
export const COMPANY_FORM: readonly FieldRule[] = [
  { id: 'companyName', type: 'Text', isRequired: true },
  {
    id: 'organizationNumber',
    type: 'Text',
    isRequired: true,
    maxLength: MAX_NUMBER_LENGTH,
    read: readNumber,
  },
  { id: 'firstName', type: 'Text', isRequired: true },
  { id: 'lastName', type: 'Text', isRequired: true },
  { ...EMAIL_FIELD, id: 'email' },
  { ...PHONE_FIELD, id: 'phone', isRequired: true },
  { id: 'address', type: 'Text', isRequired: true },
  { id: 'zipCode', type: 'Text', isRequired: true, read: readZipCode },
  { id: 'city', type: 'Text', isRequired: true },
  { id: 'message', type: 'LongText', isRequired: false, maxLength: MAX_MESSAGE_LENGTH },
]

function readNumber(typed: string, { country }: Asked): Reading {
  const reading = readOrganizationNumber(typed, country)
  return 'fault' in reading ? reading : { value: reading.organizationNumber }
}

function readZipCode(typed: string, { country }: Asked): Reading {
  const reading = readPostcode(typed, country)
  return 'fault' in reading ? reading : { value: reading.zipCode }
}
