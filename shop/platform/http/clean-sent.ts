import { withoutUnseen } from '../../../src/model/plain-text.ts'

/** Passwords are kept exactly, under whatever name they come: `current` is one that is known. */
const EXACT = /password|^current$/i

/** What was sent, without signs that nobody sees: before anything in it is judged. */
export function cleanSent<Value>(value: Value, name?: string): Value
export function cleanSent(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return EXACT.test(name) ? value : withoutUnseen(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((it) => cleanSent(it))
  const { fieldId } = value as { readonly fieldId?: unknown }
  // A field of the registration has its name beside its value.
  const nameOf = (key: string) => (key === 'fieldValue' ? String(fieldId) : key)
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, cleanSent(it, nameOf(key))]),
  )
}
