import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../src/model/limits.ts'
import { readPhone } from '../../../src/model/phone.ts'
import { dateBounds, isDateWithin, withoutSpaces } from '../../../src/model/registration.ts'
import { readEmail as readEmailAddress } from '../../../src/model/validation.ts'
import { findPasswordFault } from '../../login/password-rule.ts'
import type { Asked, FieldRule, Reading } from './form-rules.ts'
import { MASK } from './soft-login.ts'

const MAX_EMAIL_LENGTH = 254
const MAX_PHONE_LENGTH = 40
/** Longer ones are refused by the rule, and far longer ones unread. */
const MAX_READ_PASSWORD = 1000

export const EMAIL_FIELD = {
  id: '_email',
  type: 'Text',
  isRequired: true,
  maxLength: MAX_EMAIL_LENGTH,
  read: readEmail,
} as const satisfies FieldRule

export const PHONE_FIELD = {
  id: '_phone',
  type: 'Text',
  isRequired: false,
  maxLength: MAX_PHONE_LENGTH,
  read: readPhoneNumber,
} as const satisfies FieldRule

export const CONSENT = 'Consent'

/** What a private person is asked for. */
export const PRIVATE_FORM: readonly FieldRule[] = [
  EMAIL_FIELD,
  { id: 'firstName', type: 'Text', isRequired: true },
  { id: 'lastName', type: 'Text', isRequired: true },
  { ...PHONE_FIELD },
  {
    id: 'password',
    type: 'Password',
    isRequired: true,
    description: { key: 'password.rule', values: { min: MIN_PASSWORD_LENGTH } },
    maxLength: MAX_READ_PASSWORD,
    read: readPassword,
  },
  {
    id: 'birthDate',
    type: 'Date',
    isRequired: false,
    description: { key: 'register.birthdate.why' },
    read: readBirthDate,
  },
  { id: 'gender', type: 'TextOption', isRequired: false, options: ['', 'Female', 'Male'] },
  {
    id: CONSENT,
    type: 'Checkbox',
    isRequired: true,
    description: { key: 'register.consent.why' },
  },
]

function readEmail(typed: string): Reading {
  // Of a link that has gone dead since the form was shown.
  if (typed.includes(MASK)) return { fault: { key: 'register.link.dead' } }
  const reading = readEmailAddress(withoutSpaces(typed))
  return 'fault' in reading ? reading : { value: reading.email.toLowerCase() }
}

function readPhoneNumber(typed: string, { country }: Asked): Reading {
  const reading = readPhone(typed, country)
  return 'fault' in reading ? reading : { value: reading.phoneNumber }
}

function readPassword(typed: string, { names }: Asked): Reading {
  const fault = findPasswordFault(typed, names)
  if (!fault) return { value: typed }
  const values = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  return { fault: { key: `changepassword.${fault}`, values } }
}

/** As wide as the date field, and nobody is born tomorrow. */
function readBirthDate(typed: string, { today }: Asked): Reading {
  const { min } = dateBounds(today)
  if (isDateWithin(typed, { min, max: today })) return { value: typed }
  return { fault: { key: 'register.birthdate.wrong' } }
}
