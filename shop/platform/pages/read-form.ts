import type { BoxDescription } from '../../../src/model/form-field.ts'
import type { Message } from '../../../src/model/validation.ts'

/** The result of reading a field: its value to store, or its fault. */
export type FieldResult = { readonly value: string } | { readonly fault: Message }

/** A field of a form: how it is drawn, what it may hold, and how the typed text is read. */
export interface FieldRule extends BoxDescription {
  /** A line under the field about its purpose or format. */
  readonly hint?: Message
  /** The text key of an empty field; without it, the form's own. */
  readonly missing?: string
  /** The allowed choices; an empty one if choosing nothing is allowed. */
  readonly options?: readonly string[]
  /** Reads a field that is filled in; without it, the text is the value. */
  readonly read?: (typed: string, context: FormContext) => FieldResult
}

/** A form is described by its fields in order; it is drawn and read from this description. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>
export type FormValues<Name extends string = string> = Readonly<Record<Name, string>>
export type FormFaults<Name extends string = string> = Readonly<Partial<Record<Name, Message>>>

/** What reading a field depends on beside its own text. */
export interface FormContext<Name extends string = string> {
  /** The country of phone numbers and postcodes without a country code. */
  readonly country: string
  readonly now: number
  /** The whole form. */
  readonly typed: Partial<FormValues<Name>>
}

interface FormOptions extends Omit<FormContext, 'typed'> {
  /** Text key for a required field that is empty. */
  readonly missing?: string
}

export interface FormResult<Name extends string> {
  /** The texts to show in the form again. */
  readonly typed: FormValues<Name>
  /** Absent if there are faults. */
  readonly values?: FormValues<Name>
  readonly faults: FormFaults<Name>
}

export const MAX_LENGTH = 100
export const TICKED = 'true'

/** Reads a form field by field, each by its rule; unknown fields are ignored. */
export function readForm<Name extends string>(
  rules: FormRules<Name>,
  sent: Partial<FormValues<NoInfer<Name>>>,
  options: FormOptions,
): FormResult<Name> {
  const typed = typedForm(rules, sent)
  const faults: Partial<Record<Name, Message>> = {}
  const values = eachField(rules, (rule, name) => {
    const result = readField(rule, typed[name], { ...options, typed })
    if ('value' in result) return result.value
    faults[name] = result.fault
    return ''
  })
  return Object.keys(faults).length > 0 ? { typed, faults } : { typed, values, faults }
}

/** The typed texts of a form, trimmed. */
export function typedForm<Name extends string>(
  rules: FormRules<Name>,
  sent: Partial<FormValues<NoInfer<Name>>>,
): FormValues<Name> {
  return eachField(rules, (rule, name) => tidy(rule, sent[name] ?? ''))
}

function eachField<Name extends string>(
  rules: FormRules<Name>,
  read: (rule: FieldRule, name: Name) => string,
): FormValues<Name> {
  const names = Object.keys(rules) as Name[]
  const entries = names.map((name) => [name, read(rules[name], name)])
  return Object.fromEntries(entries) as FormValues<Name>
}

function tidy({ type }: FieldRule, sent: string): string {
  return type === 'password' ? sent : sent.replace(/\r\n?/g, '\n').trim()
}

function readField(
  rule: FieldRule,
  typed: string,
  context: FormOptions & FormContext,
): FieldResult {
  const { type, isOptional, options, maxLength = MAX_LENGTH, read } = rule
  if (typed === '' && !isOptional) return { fault: { key: rule.missing ?? missing(type, context) } }
  if (typed === '') return { value: '' }
  if (typed.length > maxLength) {
    return { fault: { key: 'validation.maxLength', values: { max: maxLength } } }
  }
  if (options && !options.includes(typed)) return { fault: { key: 'validation.pattern' } }
  if (isBroken(rule, typed)) return { fault: { key: 'validation.pattern' } }
  return read ? read(typed, context) : { value: typed }
}

function missing(type: FieldRule['type'], { missing = 'validation.required' }: FormOptions) {
  return type === 'checkbox' ? 'validation.accepted' : missing
}

/** Control characters are broken: a one-line field must not start a new line in a mail or its headers. */
function isBroken({ type, rows }: FieldRule, typed: string): boolean {
  const line = rows === undefined ? typed : typed.replaceAll('\n', '')
  return type !== 'password' && /[\p{Cc}\p{Cs}\ufffd]/u.test(line)
}
