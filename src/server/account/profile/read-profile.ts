import type { FieldErrors } from '../../../model/field-errors.ts'
import type { Language } from '../../../model/language.ts'
import type { Message } from '../../../model/message.ts'
import { readPhone } from '../../../model/phone.ts'
import type { Profile } from './profile-queries.ts'

const MAX_NAME_LENGTH = 100
const MAX_PHONE_LENGTH = 40

/** The form as it was sent; what is wrong is said by field. */
export type TypedProfile = Readonly<Record<'firstName' | 'lastName' | 'phone' | 'language', string>>

export interface ProfileReading {
  readonly typed: TypedProfile
  readonly profile?: Profile
  readonly faults: FieldErrors
}

export interface ProfileRules {
  /** Whose phone numbers begin without a `+`. */
  readonly country: string
  readonly languages: readonly Language[]
}

export function readProfile(
  form: Readonly<Record<string, string>>,
  { country, languages }: ProfileRules,
): ProfileReading {
  const typed = {
    firstName: (form.firstName ?? '').trim(),
    lastName: (form.lastName ?? '').trim(),
    phone: (form.phone ?? '').trim().slice(0, MAX_PHONE_LENGTH + 1),
    language: form.language ?? '',
  }
  const phone = phoneIn(typed.phone, country)
  const faults = Object.entries({
    firstName: faultOfName(typed.firstName),
    lastName: faultOfName(typed.lastName),
    phone: 'fault' in phone ? phone.fault : undefined,
  }).flatMap(([name, fault]) => (fault ? [[name, fault] as const] : []))
  if (faults.length > 0 || 'fault' in phone) return { typed, faults: Object.fromEntries(faults) }
  const language = languages.find((it) => it === typed.language) ?? null
  const { firstName, lastName } = typed
  return { typed, profile: { firstName, lastName, phone: phone.phoneNumber, language }, faults: {} }
}

function phoneIn(typed: string, country: string): ReturnType<typeof readPhone> {
  return typed === '' ? { phoneNumber: '' } : readPhone(typed, country)
}

function faultOfName(name: string): Message | undefined {
  if (name === '') return { key: 'validation.required' }
  if (name.length <= MAX_NAME_LENGTH) return undefined
  return { key: 'validation.maxLength', values: { max: MAX_NAME_LENGTH } }
}
