import type { RegistrationField, SentField } from '../../../src/contract/registration.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../src/model/limits.ts'
import { dateBounds, isDateWithin, isTicked } from '../../../src/model/registration-values.ts'
import type { Message } from '../../../src/model/validation.ts'
import { findPasswordFault } from '../../login/password-rule.ts'
import { CONTACT_RULES } from '../../platform/pages/contact-rules.ts'
import { faultWords } from '../../platform/pages/form-fields.ts'
import {
  type FieldResult,
  type FieldRule,
  type FormContext,
  type FormFaults,
  type FormRules,
  type FormValues,
  TICKED,
} from '../../platform/pages/read-form.ts'
import { MASK } from './soft-login.ts'

/** The text key for an empty field. */
export const MISSING = 'register.required'

/** The rule refuses longer passwords; those beyond this length are not even read. */
const MAX_READ_PASSWORD = 1000

/** The registration form of a private customer. */
export const PRIVATE_FORM = {
  _email: { ...CONTACT_RULES.email, read: readUnmaskedEmail },
  firstName: CONTACT_RULES.firstName,
  lastName: CONTACT_RULES.lastName,
  _phone: { ...CONTACT_RULES.phone, isOptional: true },
  password: {
    type: 'password',
    hint: { key: 'password.rule', values: { min: MIN_PASSWORD_LENGTH } },
    maxLength: MAX_READ_PASSWORD,
    read: readPassword,
  },
  birthDate: {
    type: 'date',
    isOptional: true,
    hint: { key: 'register.birthdate.why' },
    read: readBirthDate,
  },
  gender: { isOptional: true, options: ['', 'Female', 'Male'] },
  Consent: {
    type: 'checkbox',
    hint: { key: 'register.consent.why' },
    missing: 'register.consent.missing',
  },
} as const satisfies FormRules

/** The application form of a company that wants to buy from the shop. */
export const COMPANY_FORM = {
  companyName: CONTACT_RULES.companyName,
  organizationNumber: CONTACT_RULES.organizationNumber,
  firstName: CONTACT_RULES.firstName,
  lastName: CONTACT_RULES.lastName,
  email: CONTACT_RULES.email,
  phone: CONTACT_RULES.phone,
  address: CONTACT_RULES.address,
  zipCode: CONTACT_RULES.zipCode,
  city: CONTACT_RULES.city,
  message: { rows: 4, isOptional: true, maxLength: 2000 },
} as const satisfies FormRules

function readUnmaskedEmail(typed: string): FieldResult {
  // The link has expired since the form was shown.
  if (typed.includes(MASK)) return { fault: { key: 'register.link.dead' } }
  return CONTACT_RULES.email.read(typed)
}

function readPassword(password: string, { typed }: FormContext): FieldResult {
  const { _email = '', firstName = '', lastName = '' } = typed
  const fault = findPasswordFault(password, [_email, firstName, lastName])
  if (!fault) return { value: password }
  const values = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
  return { fault: { key: `changepassword.${fault}`, values } }
}

/** Accepts the range of the date field, and no future dates. */
function readBirthDate(typed: string, { now }: FormContext): FieldResult {
  const max = new Date(now).toISOString().slice(0, 10)
  const { min } = dateBounds(max)
  if (isDateWithin(typed, { min, max })) return { value: typed }
  return { fault: { key: 'register.birthdate.wrong' } }
}

/**
 * Returns what a client has sent, by field, or undefined where the fields belong to another form.
 */
export function typedOf(rules: FormRules, sent: readonly SentField[]): FormValues | undefined {
  const typed = new Map<string, string>()
  for (const { fieldId, fieldValue } of sent) {
    const rule = Object.hasOwn(rules, fieldId) ? rules[fieldId] : undefined
    if (!rule || typed.has(fieldId)) return undefined
    typed.set(fieldId, plainText(rule, fieldValue))
  }
  return Object.fromEntries(typed)
}

function plainText({ type }: FieldRule, value: string | boolean): string {
  if (type === 'checkbox') return isTicked(value) ? TICKED : ''
  return typeof value === 'string' ? value : ''
}

export interface FilledForm {
  readonly typed?: FormValues
  readonly faults?: FormFaults
}

/** Describes the form for the client to draw. What was typed comes back, except passwords. */
export function describeFields(
  rules: FormRules,
  t: Text,
  { typed = {}, faults = {} }: FilledForm = {},
): RegistrationField[] {
  return Object.entries(rules).map(([id, rule]) => {
    const label = t(`register.field.${id}`)
    const { hint, options, type, isOptional } = rule
    const fault: Message | undefined = faults[id]
    const value = type === 'password' ? '' : (typed[id]?.trim() ?? '')
    const optionOf = (Key: string) => ({ Key, Value: t(`register.field.${id}.${Key || 'none'}`) })
    return {
      fieldId: id,
      fieldType: wireType(rule),
      fieldLabel: label,
      fieldPlaceholder: '',
      fieldDescription: hint ? t(hint.key, hint.values) : '',
      fieldValue: type === 'checkbox' ? value === TICKED : value,
      ...(options && { fieldOrgValue: JSON.stringify(options.map(optionOf)) }),
      validatorMessage: fault ? faultWords(t, label, fault) : '',
      fieldRequired: !isOptional,
    }
  })
}

function wireType({ type, options, rows }: FieldRule): RegistrationField['fieldType'] {
  if (options) return 'TextOption'
  if (rows !== undefined) return 'LongText'
  if (type === 'date') return 'Date'
  if (type === 'password') return 'Password'
  return type === 'checkbox' ? 'Checkbox' : 'Text'
}
