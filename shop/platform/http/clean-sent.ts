import { withoutUnseen } from '../../../src/model/plain-text.ts'

/** Fields of passwords, which are kept exactly as typed; `current` is the present one in a change form. */
const EXACT = /password|^current$/i

/** Removes invisible characters from a request's data, before it is validated. */
export function cleanSent<Value>(value: Value, name?: string): Value
export function cleanSent(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return EXACT.test(name) ? value : withoutUnseen(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((it) => cleanSent(it))
  const { fieldId } = value as { readonly fieldId?: unknown }
  // A field of the registration carries its name in a field beside the value.
  const nameOf = (key: string) => (key === 'fieldValue' ? String(fieldId) : key)
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, cleanSent(it, nameOf(key))]),
  )
}
