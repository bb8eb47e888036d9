import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'

/** Schemas of refusals, and schemas with a name. */
const ALWAYS = ['errorBodySchema', 'subNavigationSchema']

/** The schemas of calls as JSON Schema: named ones once, others inline. */
export function openSchemas(modules, printed, used) {
  const named = Object.values(modules).flatMap((module) =>
    Object.entries(module).filter(([name]) => name.endsWith('Schema')),
  )
  const isUsed = new Set([...used, ...ALWAYS.map((it) => Object.fromEntries(named)[it])])
  const schemas = Object.fromEntries(
    named.filter(([, it]) => isUsed.has(it)).map(([name, it]) => [componentName(name), it]),
  )
  tellChecks(isUsed, printed)
  const names = new Map(Object.entries(schemas).map(([name, it]) => [it, name]))
  return {
    definitions: toJsonSchemaDefs(schemas, configFor()),
    refusal: refTo('ErrorBody'),
    of(schema) {
      const name = names.get(schema)
      if (name) return refTo(name)
      const { $schema, $defs, ...inline } = toJsonSchema(schema, configFor(schemas))
      return inline
    },
  }
}

function componentName(name) {
  const bare = name.replace(/Schema$/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

const refTo = (name) => ({ $ref: `#/components/schemas/${name}` })

/** The schema of data on the wire, before it is parsed. */
function configFor(definitions) {
  return {
    target: 'draft-2020-12',
    typeMode: 'input',
    ...(definitions && { definitions }),
    overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
    overrideSchema: ({ valibotSchema }) => valibotSchema.onWire,
    // Trimming does not change what may be sent; comparisons of fields have no JSON Schema.
    ignoreActions: ['trim', 'transform', 'check', 'partial_check', 'parse_json'],
  }
}

/**
 * A pipe that starts with a custom check declares its type in later steps, which the converter of input types
 * ignores; so the type is set here, in the schemas of this run.
 */
function tellChecks(schemas, printed) {
  const known = new Set()
  for (const it of schemas) collect(it, known)
  const told = [...known].flatMap((it) => {
    const [first, ...others] = it.pipe ? stepsOf(it) : []
    const target = others.findLast(({ kind }) => kind === 'schema')
    if (first === printed) return [[it, { ...first, onWire: printedAs(target, others) }]]
    return first?.type === 'custom' ? [[it, target]] : []
  })
  for (const [schema, only] of told) schema.pipe = [only]
}

function collect(schema, known) {
  if (typeof schema !== 'object' || schema === null || known.has(schema)) return
  known.add(schema)
  const { entries = {}, item, wrapped, options, value, pipe = [] } = schema
  const others = Array.isArray(options) ? options : []
  for (const it of [wrapped, item, value, ...Object.values(entries), ...pipe, ...others]) {
    collect(it, known)
  }
}

function stepsOf({ pipe }) {
  return pipe.flatMap((it) => (it.pipe ? stepsOf(it) : [it]))
}

/** Numbers may be text of digits, and texts may be numbers. */
function printedAs({ type }, steps) {
  const limits = steps.map((it) => LIMITS[it.type]?.(it.requirement))
  const kinds =
    type === 'number'
      ? { type: ['number', 'string'], pattern: '^-?\\d+(\\.\\d+)?$' }
      : { type: ['string', 'number'] }
  return Object.assign(kinds, ...limits)
}

const LIMITS = {
  integer: () => ({ multipleOf: 1 }),
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
  min_length: (minLength) => ({ minLength }),
  max_length: (maxLength) => ({ maxLength }),
}
