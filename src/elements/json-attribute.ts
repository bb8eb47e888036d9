import { withoutNulls } from '../contract/parse-by-schema.ts'
import { type AttributeValue, type ReadAttribute, readBy } from './attribute-value.ts'
import type { Issue, JsonAttribute, Schema } from './element-table.ts'
import { describePosition, findJsonError, MAX_DEPTH, tidy } from './json-text.ts'

const MAX_MESSAGE_LENGTH = 300

/** What an object becomes when it is written as an attribute. */
const OBJECT = /^(\[object \w+\],?)+$/
const OBJECT_PROBLEM =
  'expected JSON, got an object that became "[object Object]": write JSON.stringify(…) of it, or set ' +
  'the property of this name (in Vue `:name.prop`)'

/** Reads the text of an attribute by its table. */
export const readAttribute: ReadAttribute = (attribute, raw) => readBy(attribute, raw, readJson)

function readJson({ schema }: JsonAttribute, raw: string): AttributeValue {
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
