import type { FieldErrors } from './field-errors.ts'
import type { Message } from './message.ts'

/** Says what is wrong with a value, or nothing. `form` holds every value of the form. */
export type Check = (value: unknown, form: object) => Message | undefined

/** The checks of each field, by its path: `customerDetails-email` is `form.customerDetails.email`. */
export type Rules = Readonly<Record<string, readonly Check[]>>

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/
const MAX_EMAIL_LENGTH = 254
const WHOLE_NUMBER = /^-?\d+$/

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

/** Asks for a value; `field` is the field's name as the visitor reads it. */
export function required(field?: string): Check {
  const fault = field
    ? { key: 'field.required', values: { field } }
    : { key: 'validation.required' }
  return (value) => (isEmpty(value) ? fault : undefined)
}

export function accepted(key = 'validation.accepted'): Check {
  return (value) => (value === true ? undefined : { key })
}

export function min(least: number): Check {
  return onlyFilled((value) =>
    Number(value) >= least ? undefined : { key: 'validation.min', values: { min: least } },
  )
}

export function max(most: number): Check {
  return onlyFilled((value) =>
    Number(value) <= most ? undefined : { key: 'validation.max', values: { max: most } },
  )
}

export function minLength(least: number): Check {
  return onlyFilled((value) =>
    value.length >= least ? undefined : { key: 'validation.minLength', values: { min: least } },
  )
}

export function maxLength(most: number): Check {
  return onlyFilled((value) =>
    value.length <= most ? undefined : { key: 'validation.maxLength', values: { max: most } },
  )
}

export function integer(): Check {
  return onlyFilled((value) =>
    WHOLE_NUMBER.test(value) ? undefined : { key: 'validation.integer' },
  )
}

export function email(): Check {
  return onlyFilled((value) =>
    value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value) ? undefined : { key: 'validation.email' },
  )
}

export function pattern(expected: RegExp, key = 'validation.pattern'): Check {
  return onlyFilled((value) => (expected.test(value) ? undefined : { key }))
}

export function sameAs(path: string, key = 'validation.same'): Check {
  return (value, form) => (Object.is(value, valueAt(form, path)) ? undefined : { key })
}

function firstFault(checks: readonly Check[], value: unknown, form: object): Message | undefined {
  for (const check of checks) {
    const fault = check(value, form)
    if (fault) return fault
  }
  return undefined
}

/** An empty field is the business of `required` alone. */
function onlyFilled(check: (value: string) => Message | undefined): Check {
  return (value) => (isEmpty(value) ? undefined : check(String(value).trim()))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === false || String(value).trim() === ''
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
