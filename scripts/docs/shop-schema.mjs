import { importBundled } from '../build/import-bundled.mjs'

const SOURCE = 'shop/platform/shop/shop-schema.ts'
const DIALECT = 'http://json-schema.org/draft-07/schema#'

/** The JSON Schema of an owner's `shop.json`, for editors, without checks across fields. */
export async function writeShopSchema() {
  const { shopSchema } = await importBundled({ entryPoints: [SOURCE] })
  const title = 'What a shop is: shop.json'
  return `${JSON.stringify({ $schema: DIALECT, title, ...describe(shopSchema) }, undefined, 2)}\n`
}

const KINDS = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  picklist: ({ options }) => ({ enum: options }),
  union: ({ options }) => ({ anyOf: options.map(describe) }),
  array: ({ item }) => ({ type: 'array', items: describe(item) }),
  strict_tuple: ({ items }) => ({
    type: 'array',
    items: items.map(describe),
    minItems: items.length,
    maxItems: items.length,
  }),
  record: ({ key, value }) => ({
    type: 'object',
    propertyNames: describe(key),
    additionalProperties: describe(value),
  }),
  optional: ({ wrapped, default: value }) => ({
    ...describe(wrapped),
    ...(value !== undefined && { default: value }),
  }),
  strict_object: ({ entries }) => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, it]) => [name, describe(it)]),
    ),
    required: Object.keys(entries).filter((it) => entries[it].type !== 'optional'),
    additionalProperties: false,
  }),
}

const STEPS = {
  regex: ({ requirement }) => ({ pattern: requirement.source }),
  max_length: ({ requirement }, { type }) =>
    type === 'array' ? { maxItems: requirement } : { maxLength: requirement },
  min_length: ({ requirement }, { type }) =>
    type === 'array' ? { minItems: requirement } : { minLength: requirement },
  min_value: ({ requirement }) => ({ minimum: requirement }),
  max_value: ({ requirement }) => ({ maximum: requirement }),
  integer: () => ({ type: 'integer' }),
  description: ({ description }) => ({ description }),
  // A custom check, which only the start runs.
  check: () => ({}),
}

/** A schema of a pipe; throws for an unknown step. */
function describe(schema) {
  const [first, ...steps] = schema.pipe ?? [schema]
  const described = first.pipe ? describe(first) : known(KINDS, first.type)(first)
  for (const step of steps) Object.assign(described, known(STEPS, step.type)(step, described))
  return described
}

function known(table, type) {
  if (Object.hasOwn(table, type)) return table[type]
  throw new Error(
    `The schema of the shop has a ${type}, which scripts/docs/shop-schema.mjs does not know.`,
  )
}
