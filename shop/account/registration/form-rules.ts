import type { RegistrationField, SentField } from '../../../src/contract/registration.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { isTicked } from '../../../src/model/registration.ts'
import type { Message } from '../../../src/model/validation.ts'
import { faultWords } from '../../platform/pages/form-fields.ts'

/** What a field comes to: text as it is kept, or what is wrong with it. */
export type Reading = { readonly value: string } | { readonly fault: Message }

/** One field of a form of the registration, and how it is read. */
export interface FieldRule {
  readonly id: string
  readonly type: 'TextOption' | 'Date' | 'Text' | 'Password' | 'Checkbox' | 'LongText'
  readonly isRequired: boolean
  readonly options?: readonly string[]
  /** A line under the field: what it is for, or how it is written. */
  readonly description?: Message
  readonly maxLength?: number
  /** Of what is filled in; text is taken as it is where there is nothing to read. */
  readonly read?: (typed: string, asked: Asked) => Reading
}

/** What the reading of a field depends on. */
export interface Asked {
  readonly country: string
  /** ISO. */
  readonly today: string
  /** Names by which a password would be guessed. */
  readonly names: readonly string[]
}

export type Faults = Readonly<Record<string, Message>>
export type Typed = Readonly<Record<string, string>>

const MAX_LENGTH = 100
const TICKED = 'true'

/** What was sent, by field; undefined where it is not this form that was sent. */
export function typedOf(
  rules: readonly FieldRule[],
  sent: readonly SentField[],
): Typed | undefined {
  const known = new Map(rules.map((it) => [it.id, it]))
  const typed = new Map<string, string>()
  for (const { fieldId, fieldValue } of sent) {
    const rule = known.get(fieldId)
    if (!rule || typed.has(fieldId)) return undefined
    typed.set(fieldId, plain(rule, fieldValue))
  }
  return Object.fromEntries(typed)
}

/** Reads a form field by field, each by its rule. */
export function readForm(
  rules: readonly FieldRule[],
  typed: Typed,
  asked: Asked,
): { readonly values: Typed; readonly faults: Faults } {
  const values: Record<string, string> = {}
  const faults: Record<string, Message> = {}
  for (const rule of rules) {
    const reading = readField(rule, typed[rule.id] ?? '', asked)
    if ('fault' in reading) faults[rule.id] = reading.fault
    else values[rule.id] = reading.value
  }
  return { values, faults }
}

export interface Described {
  readonly typed?: Typed
  readonly faults?: Faults
}

/** The form as the client draws it. What was typed comes back, passwords apart. */
export function describeFields(
  rules: readonly FieldRule[],
  t: Text,
  { typed = {}, faults = {} }: Described = {},
): RegistrationField[] {
  return rules.map((rule) => describe(rule, t, typed[rule.id] ?? '', faults[rule.id]))
}

function describe(
  { id, type, isRequired, options, description }: FieldRule,
  t: Text,
  typed: string,
  fault: Message | undefined,
): RegistrationField {
  const label = t(`register.field.${id}`)
  const optionOf = (Key: string) => ({ Key, Value: t(`register.field.${id}.${Key || 'none'}`) })
  const shown = type === 'Password' ? '' : typed
  return {
    fieldId: id,
    fieldType: type,
    fieldLabel: label,
    fieldPlaceholder: '',
    fieldDescription: description ? t(description.key, description.values) : '',
    fieldValue: type === 'Checkbox' ? typed === TICKED : shown,
    ...(options && { fieldOrgValue: JSON.stringify(options.map(optionOf)) }),
    validatorMessage: fault ? faultWords(t, label, fault) : '',
    fieldRequired: isRequired,
  }
}

function plain({ type }: FieldRule, value: string | boolean): string {
  if (type === 'Checkbox') return isTicked(value) ? TICKED : ''
  if (typeof value === 'boolean') return ''
  return type === 'Password' ? value : value.trim()
}

function readField(rule: FieldRule, typed: string, asked: Asked): Reading {
  const { type, isRequired, options, maxLength = MAX_LENGTH, read } = rule
  if (typed === '') return isRequired ? { fault: missing(type) } : { value: '' }
  if (typed.length > maxLength) {
    return { fault: { key: 'validation.maxLength', values: { max: maxLength } } }
  }
  if (options && !options.includes(typed)) return { fault: { key: 'validation.pattern' } }
  const isBroken = type !== 'Password' && /[\p{Cc}\p{Cs}\ufffd]/u.test(typed.replace(/\n/g, ''))
  if (isBroken) return { fault: { key: 'validation.pattern' } }
  return read ? read(typed, asked) : { value: typed }
}

function missing(type: FieldRule['type']): Message {
  return { key: type === 'Checkbox' ? 'validation.accepted' : 'register.required' }
}
