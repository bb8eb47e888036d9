import type { Attribute, JsonAttribute } from './element-table.ts'

/** The maximum length of an attribute, in characters. */
const MAX_LENGTH = 500_000

const TRUE = ['', 'true', '1']
const FALSE = ['false', '0']

/** An attribute's value, or its problem: the position, and what was expected. */
export type AttributeValue = { readonly value: unknown } | { readonly problem: string }

/** Reads the text of an attribute; `null` is an absent one. Never throws. */
export type ReadAttribute = (attribute: Attribute, raw: string | null) => AttributeValue

/** Reads an attribute that is not JSON: the only reader of the small parts. */
export function readPlain(attribute: Attribute, raw: string | null): AttributeValue {
  return readBy(attribute, raw, () => ({ problem: 'expected no JSON' }))
}

/** The same, with a reader for JSON. */
export function readBy(
  attribute: Attribute,
  raw: string | null,
  readJson: (attribute: JsonAttribute, raw: string) => AttributeValue,
): AttributeValue {
  if (raw !== null && raw.length > MAX_LENGTH) {
    return { problem: `expected at most ${MAX_LENGTH} characters, got ${raw.length}` }
  }
  if (attribute.kind === 'boolean') return readBoolean(raw)
  if (raw === null || (raw === '' && isNothing(attribute))) return readAbsent(attribute)
  if (attribute.kind === 'number') return readNumber(raw)
  return attribute.kind === 'json' ? readJson(attribute, raw) : readText(attribute, raw)
}

/** The default of an absent or invalid attribute. */
export function defaultOf(attribute: Attribute): unknown {
  if (attribute.kind === 'boolean') return false
  return 'default' in attribute ? attribute.default : undefined
}

function isNothing(attribute: Exclude<Attribute, { kind: 'boolean' }>): boolean {
  return attribute.required === true || (attribute.kind === 'string' && !!attribute.values)
}

function readAbsent(attribute: Exclude<Attribute, { kind: 'boolean' }>): AttributeValue {
  if (!attribute.required) return { value: defaultOf(attribute) }
  return { problem: `missing, expected ${attribute.kind === 'json' ? 'JSON' : 'a value'}` }
}

function readBoolean(raw: string | null): AttributeValue {
  const word = raw?.trim().toLowerCase()
  if (word === undefined || FALSE.includes(word)) return { value: false }
  return TRUE.includes(word) ? { value: true } : { problem: 'expected true or false' }
}

function readNumber(raw: string): AttributeValue {
  const value = raw.trim() === '' ? Number.NaN : Number(raw)
  return Number.isFinite(value) ? { value } : { problem: 'expected a number' }
}

function readText({ values }: { values?: readonly string[] }, raw: string): AttributeValue {
  if (!values || values.includes(raw)) return { value: raw }
  return { problem: `expected ${values.join(' or ')}` }
}
