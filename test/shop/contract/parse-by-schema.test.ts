import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { GenericSchema } from 'valibot'
import * as cart from '../../../src/contract/cart.ts'
import * as checkout from '../../../src/contract/checkout.ts'
import * as deliveryOptions from '../../../src/contract/delivery-options.ts'
import * as deliverySettings from '../../../src/contract/delivery-settings.ts'
import * as errorBody from '../../../src/contract/error-body.ts'
import * as navigation from '../../../src/contract/navigation.ts'
import * as newsletter from '../../../src/contract/newsletter.ts'
import { parseBySchema, withoutNulls } from '../../../src/contract/parse-by-schema.ts'
import * as productFilter from '../../../src/contract/product-filter.ts'
import * as quickBuy from '../../../src/contract/quick-buy.ts'
import * as quickSearch from '../../../src/contract/quick-search.ts'
import * as requestContext from '../../../src/contract/request-context.ts'
import * as sizeFields from '../../../src/contract/size-fields.ts'
import * as user from '../../../src/contract/user.ts'
import * as withdrawal from '../../../src/contract/withdrawal.ts'

/** A schema as far as one can walk through it. */
interface Node {
  readonly kind?: string
  readonly type?: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly value?: Node
  readonly options?: readonly Node[]
}

const CONTRACT = {
  ...{ ...cart, ...checkout, ...deliveryOptions, ...deliverySettings, ...errorBody },
  ...{ ...navigation, ...newsletter, ...productFilter, ...quickBuy, ...quickSearch },
  ...{ ...requestContext, ...sizeFields, ...user, ...withdrawal },
}

/** Lists that something is about: without one there is nothing to add, to choose or to draw. */
const NEEDED_LISTS = [
  'addToCartSchema.articles',
  'colourVariantsSchema',
  'navigationLinksSchema',
  'sizeFieldsSchema',
]

const found = Object.entries(CONTRACT).flatMap(([name, it]) =>
  isSchema(it) ? fieldsOf(name, it) : [],
)

test('walks through the whole contract', () => {
  const names = found.map((it) => it.path)

  ok(names.length > 250, String(names.length))
  for (const path of ['checkoutSchema.orderNote', 'cartSchema.orderRows[].size']) {
    ok(names.includes(path), path)
  }
})

for (const { path, schema, mayBeAbsent } of found) {
  if (isAbsentable(schema)) {
    test(`takes null for ${path} as it takes nothing`, () => {
      const parent = { given: null, kept: 1 }
      const of = { type: 'object', entries: { given: schema } }
      const absent = parseBySchema(schema, undefined)
      const empty = parseBySchema(schema, null)

      ok(empty.success, JSON.stringify(empty.issues))
      ok(absent.success)
      const isNull = (withoutNulls(of, parent) as typeof parent).given === null
      deepEqual(empty.output, isNull ? empty.output : absent.output)
      deepEqual(withoutNulls(of, parent), isNull ? parent : { kept: 1 })
    })
  }
  if (schema.type === 'array') {
    test(`leaves nulls out of the list ${path}`, () => {
      deepEqual(withoutNulls(schema, [null, null]), [])
      ok(mayBeAbsent || NEEDED_LISTS.includes(path), 'null is no empty list')
    })
  }
}

test('keeps what a schema leaves open, and every null that means something', () => {
  const sent = {
    selectedCompanyAddressId: null,
    orderNote: null,
    deliverySettings: { zipCode: null },
    unknown: null,
  }

  deepEqual(withoutNulls(checkout.checkoutSchema, sent), {
    selectedCompanyAddressId: null,
    deliverySettings: { zipCode: null },
    unknown: null,
  })
})

function fieldsOf(
  path: string,
  schema: Node,
  mayBeAbsent = false,
  above: readonly Node[] = [],
): Field[] {
  if (above.includes(schema)) return []
  const { wrapped, entries = {}, item, value, options = [] } = schema
  const next = [...above, schema]
  const own = { path, schema: schema as GenericSchema, mayBeAbsent }
  const walk = (name: string, it: Node, isSpare = false) => fieldsOf(name, it, isSpare, next)
  return [
    own,
    ...(wrapped
      ? walk(path, wrapped, mayBeAbsent || isAbsentable(schema) || schema.type === 'nullable')
      : []),
    ...Object.entries(entries).flatMap(([name, it]) => walk(`${path}.${name}`, it)),
    ...(item ? walk(`${path}[]`, item) : []),
    // An entry that is null is left out of its record.
    ...(value && isSchema(value) ? walk(`${path}{}`, value, true) : []),
    ...(isUnion(schema) ? options.flatMap((it) => walk(path, it)) : []),
  ]
}

interface Field {
  readonly path: string
  readonly schema: GenericSchema
  readonly mayBeAbsent: boolean
}

function isAbsentable({ type = '' }: Node): boolean {
  return type === 'optional' || type === 'nullish'
}

function isUnion({ type = '' }: Node): boolean {
  return type === 'union' || type === 'variant'
}

function isSchema(it: unknown): it is Node {
  return typeof it === 'object' && it !== null && 'kind' in it && it.kind === 'schema'
}
