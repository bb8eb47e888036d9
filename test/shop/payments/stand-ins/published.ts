import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import { parse } from 'yaml'

/** The providers' own API descriptions; they are next to a checkout of this project, or absent. */
const FOLDER = process.env.PROVIDERS_DIR ?? join(process.cwd(), '..', 'shared', 'providers')

const FILES = {
  checkout: 'klarna/kustom-checkout-api.openapi.yml',
  callback: 'klarna/kustom-checkout-callback-api.openapi.yml',
  management: 'klarna/order-management-api.openapi.yml',
} as const

export type Description = keyof typeof FILES

export const hasPublished = existsSync(FOLDER)

/** Checks `value` by a schema of Klarna's description; returns what is wrong with it. */
export type CheckPublished = (
  description: Description,
  schema: string,
  value: unknown,
  side: 'sent' | 'answered',
) => readonly string[]

/** Finds no faults if the descriptions are absent; then only the hand-written rules apply. */
export const checkPublished: CheckPublished = (description, schema, value, side) => {
  if (!hasPublished) return []
  const name = `${description} ${side} ${schema}`
  const validate = validators.get(name) ?? open(description, side, schema)
  validators.set(name, validate)
  validate(value)
  return (validate.errors ?? []).map((it) => `${it.instancePath} ${it.message}`)
}

const validators = new Map<string, ValidateFunction>()

/** Stripe's example resources, by their `object`; undefined if they are absent. */
export function stripeFixtures():
  | Readonly<Record<string, Readonly<Record<string, unknown>>>>
  | undefined {
  const file = join(FOLDER, 'stripe', 'fixtures3.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).resources : undefined
}

function open(
  description: Description,
  side: 'sent' | 'answered',
  schema: string,
): ValidateFunction {
  const { components } = parse(readFileSync(join(FOLDER, FILES[description]), 'utf8'))
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema({ components: tightened(components, side) }, 'published')
  const validate = ajv.getSchema(`published#/components/schemas/${schema}`)
  if (!validate) throw new Error(`There is no schema ${schema} in ${FILES[description]}`)
  return validate
}

/**
 * Tightens a description: only fields that it names are allowed, and in requests none that are
 * read-only. Two of its `enum`s are mistakes (a list in one string, and nothing but null).
 */
function tightened(node: unknown, side: 'sent' | 'answered'): unknown {
  if (Array.isArray(node)) return node.map((it) => tightened(it, side))
  if (typeof node !== 'object' || node === null) return node
  const { enum: values, ...rest } = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === 'example' ? null : tightened(value, side),
    ]),
  )
  const words = Array.isArray(values) ? values.flatMap((it) => String(it ?? '').split('|')) : []
  const isRealChoice = words.some((it) => it !== '')
  return {
    ...rest,
    ...(isRealChoice && { enum: words }),
    ...('properties' in rest && {
      additionalProperties: false,
      properties: writable(rest.properties, side),
    }),
  }
}

function writable(properties: unknown, side: 'sent' | 'answered'): Record<string, unknown> {
  const all = Object.entries(properties ?? {})
  const isOurs = ([, it]: [string, unknown]) =>
    typeof it !== 'object' || it === null || !('readOnly' in it) || it.readOnly !== true
  return Object.fromEntries(side === 'sent' ? all.filter(isOurs) : all)
}
