import { withoutNulls } from '../contract/read.ts'
import type { Attribute, Issue, Schema } from './element-table.ts'
import { describePosition, findJsonError, MAX_DEPTH, tidy } from './json-text.ts'

/** Most characters of an attribute. */
const MAX_LENGTH = 500_000
const MAX_MESSAGE_LENGTH = 300

const TRUE = ['', 'true', '1']
const FALSE = ['false', '0']

/** What is left of an object that was written as an attribute. */
const OBJECT = /^(\[object \w+\],?)+$/
const OBJECT_PROBLEM =
  'expected JSON, got an object that became "[object Object]": write JSON.stringify(…) of it, or set ' +
  'the property of this name (in Vue `:name.prop`)'

/** What an attribute says, or what is wrong with it: where, and what was expected. */
export type AttributeValue = { readonly value: unknown } | { readonly problem: string }

/** Reads the text of an attribute by its table; `null` is an absent one. Never throws. */
export function readAttribute(attribute: Attribute, raw: string | null): AttributeValue {
  if (raw !== null && raw.length > MAX_LENGTH) {
    return { problem: `expected at most ${MAX_LENGTH} characters, got ${raw.length}` }
  }
  if (attribute.kind === 'boolean') return readBoolean(raw)
  if (raw === null || (raw === '' && isNothing(attribute))) return readAbsent(attribute)
  if (attribute.kind === 'number') return readNumber(raw)
  return attribute.kind === 'json' ? readJson(attribute.schema, raw) : readText(attribute, raw)
}

/** What stands in for an attribute that is absent or bad. */
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

function readJson(schema: Schema, raw: string): AttributeValue {
  if (OBJECT.test(raw)) return { problem: OBJECT_PROBLEM }
  try {
    const value: unknown = JSON.parse(raw)
    return tidy(value) ? check(schema, value) : { problem: `expected at most ${MAX_DEPTH} levels` }
  } catch {
    return { problem: `${describePosition(raw, findJsonError(raw))}: expected JSON` }
  }
}

function check(schema: Schema, value: unknown): AttributeValue {
  const result = schema['~standard'].validate(value && withoutNulls(schema, value))
  if (result instanceof Promise) return { problem: 'expected a schema that answers at once' }
  if (!result.issues) return { value: result.value }
  const [issue] = result.issues
  return { problem: issue ? describeIssue(issue) : 'expected another shape' }
}

function describeIssue({ message, path = [] }: Issue): string {
  const keys = path.map((it) => (typeof it === 'object' ? it.key : it))
  const where = keys.map((it) => (typeof it === 'number' ? `[${it}]` : `.${String(it)}`)).join('')
  return `${where.replace(/^\./, '')}${where && ': '}${message}`.slice(0, MAX_MESSAGE_LENGTH)
}
