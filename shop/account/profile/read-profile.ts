import type { Language } from '../../../src/model/language.ts'
import { type Faults, type FieldRule, readForm } from '../registration/form-rules.ts'
import { PHONE_FIELD } from '../registration/private-form.ts'
import type { Profile } from './profile-queries.ts'

/** Names and a phone, as the registration takes them. */
const FORM: readonly FieldRule[] = [
  { id: 'firstName', type: 'Text', isRequired: true },
  { id: 'lastName', type: 'Text', isRequired: true },
  { ...PHONE_FIELD, id: 'phone' },
]

/** The form as it was sent; what is wrong is said by field. */
export type TypedProfile = Readonly<Record<(typeof SELF_FIELDS)[number], string>>

interface ProfileReading {
  readonly typed: TypedProfile
  /** Absent where something is wrong. */
  readonly profile?: Profile
  readonly faults: Faults
}

interface ProfileRules {
  /** Whose phone numbers begin without a `+`. */
  readonly country: string
  readonly languages: readonly Language[]
}

/** What the form of the profile sends. */
export const SELF_FIELDS = ['firstName', 'lastName', 'phone', 'language'] as const

export function typedProfile(form: Readonly<Record<string, string>>): TypedProfile {
  const textOf = (name: keyof TypedProfile) => (form[name] ?? '').trim()
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    phone: textOf('phone'),
    language: textOf('language'),
  }
}

export function readProfile(
  form: Readonly<Record<string, string>>,
  { country, languages }: ProfileRules,
): ProfileReading {
  const typed = typedProfile(form)
  const { values, faults } = readForm(FORM, typed, { country, today: '', names: [] })
  if (Object.keys(faults).length > 0) return { typed, faults }
  const { firstName = '', lastName = '', phone = '' } = values
  const language = languages.find((it) => it === typed.language) ?? null
  return { typed, profile: { firstName, lastName, phone, language }, faults }
}
