import * as v from 'valibot'
import { displayedWords, textual } from './field-schemas.ts'

const REGISTRATION_TYPES = ['B2C', 'B2B'] as const

const words = v.optional(textual, '')

/**
 * One field of the registration form for private persons. Its type is any text: clients leave out fields of
 * unknown types.
 */
export const registrationFieldSchema = v.object({
  fieldId: v.pipe(textual, v.minLength(1), v.maxLength(100)),
  /** `TextOption`, `Date`, `Text`, `Password` or `Checkbox`. */
  fieldType: words,
  fieldLabel: words,
  fieldPlaceholder: words,
  fieldDescription: words,
  fieldValue: v.optional(v.union([v.string(), v.number(), v.boolean()]), ''),
  /** Options: JSON text of a list of `{ Key, Value }`, or the list. */
  fieldOrgValue: v.optional(v.unknown()),
  validatorMessage: words,
  /** Ours: whether it is required. Absent if a backend does not say. */
  fieldRequired: v.optional(v.boolean()),
  /** Ours: read-only; the server takes the value from another source. */
  fieldReadOnly: v.optional(v.boolean()),
})
export type RegistrationField = v.InferOutput<typeof registrationFieldSchema>

/** Fields are validated one by one, so that one bad field does not discard the others. */
const fields = v.optional(v.array(v.unknown()), [])

/** Ours: identifies the text of the consent, and is sent back with it. */
const consentWords = { words: v.optional(displayedWords) }

/** `GET /api/registerme/GetFields/?token=`. */
export const registrationFieldsSchema = v.object({ fields, successText: words, ...consentWords })

const sentField = v.object({
  fieldId: v.pipe(textual, v.maxLength(100)),
  fieldValue: v.optional(v.union([v.pipe(v.string(), v.maxLength(2000)), v.boolean()]), ''),
})
export type SentField = v.InferOutput<typeof sentField>

/** `POST /api/registerme/SaveMember/`; `token` is that of a soft login. */
export const saveMemberSchema = v.object({
  type: v.optional(v.picklist(REGISTRATION_TYPES), 'B2C'),
  token: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  fields: v.pipe(v.array(sentField), v.maxLength(50)),
  ...consentWords,
})
export type SaveMember = v.InferOutput<typeof saveMemberSchema>

export const saveMemberResponseSchema = v.object({
  success: v.optional(v.boolean(), false),
  successText: words,
  fields,
  ...consentWords,
})

/** `GET /api/registerme/GetRegistrationHtmlSnippet/`. */
export const registrationSnippetSchema = v.object({ htmlSnippet: words, successText: words })

/** The reference shop's answer. */
export interface RegistrationFields {
  readonly fields: readonly RegistrationField[]
  readonly successText: string
  readonly words?: string
}
export interface SaveMemberResponse extends RegistrationFields {
  readonly success: boolean
}
export type RegistrationSnippet = v.InferOutput<typeof registrationSnippetSchema>
