import { readEmail } from './email-address.ts'
import type { FieldErrors } from './field-errors.ts'
import type { Message } from './message.ts'
import { bareText } from './plain-text.ts'

/** Says what is wrong with a value, or nothing. `form` holds every value of the form. */
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

/** An address that is left out is not a wrong one. */
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
