import { MAX_EMAIL_LENGTH } from './limits.ts'
import { bareText } from './plain-text.ts'

/** One address and nothing else: no name, no list, no `mailto:`. */
const NAME = /^[^\s@<>()[\]:;,"\\\p{C}]{1,64}$/u

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

const LAST_LABEL = /^\p{L}.*[^-]$/u

/** Returns the error of a value, or nothing. `form` holds every value of the form. */
export type Check = (value: unknown, form: object) => Message | undefined

/** The checks of each field, by its path: `customerDetails-email` is `form.customerDetails.email`. */
export type Rules = Readonly<Record<string, readonly Check[]>>

export function findFieldErrors(form: object, rules: Rules): FieldErrors {
  const found: Record<string, Message> = {}
  for (const [path, checks] of Object.entries(rules)) {
    const value = valueAt(form, path)
    const fault = firstFault(checks, value, form)
    if (fault) found[path] = fault
  }
  return found
}

/** 'N errors occurred' when there are several, otherwise the single message. */
export function errorsSummary(errors: FieldErrors): Message | undefined {
  const messages = Object.values(errors)
  if (messages.length < 2) return messages[0]
  return { key: 'validation.count', values: { n: messages.length } }
}

export function accepted(key = 'validation.accepted'): Check {
  return (value) => (value === true ? undefined : { key })
}

/** An empty address is valid. */
export function email(): Check {
  return (value) => {
    const typed = String(value ?? '')
    const reading = readEmail(typed)
    return bareText(typed).trim() !== '' && 'fault' in reading ? reading.fault : undefined
  }
}

function firstFault(checks: readonly Check[], value: unknown, form: object): Message | undefined {
  for (const check of checks) {
    const fault = check(value, form)
    if (fault) return fault
  }
  return undefined
}

function valueAt(form: object, path: string): unknown {
  return path
    .split('-')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      form,
    )
}

/** The error of each field, by its path; the first only. */
export type FieldErrors = Readonly<Record<string, Message>>

/** The shop's `modelState` as is: the first message of each field. */
export function fromModelState(
  modelState: Readonly<Record<string, readonly string[]>>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(modelState).map(([path, [first = 'genericerror']]) => [path, { key: first }]),
  )
}

/**
 * A message for the visitor: a text key with its values, or a sentence of the shop. Only the views turn it
 * into text.
 */
export interface Message {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** A typed address as mail needs it, or its error. */
type ParsedEmail = { readonly email: string } | { readonly fault: Message }

export function readEmail(typed: string): ParsedEmail {
  const email = bareText(typed).trim()
  return isEmailAddress(email) ? { email } : { fault: { key: 'validation.email' } }
}

/** Whether an address is well formed. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 0 || text.length > MAX_EMAIL_LENGTH) return false
  const labels = text.slice(at + 1).split('.')
  const isServer = labels.length > 1 && labels.every((it) => LABEL.test(it))
  return isServer && LAST_LABEL.test(labels.at(-1) ?? '') && NAME.test(text.slice(0, at))
}
