import { type GenericSchema, type SafeParseResult, safeParse } from 'valibot'

/** The part of a schema that decides the meaning of `null`. */
interface Shape {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly value?: Shape
  readonly options?: unknown
  readonly getter?: (input: unknown) => Shape
}

const TAKES_NULL = /^(?:null|nullable|nullish|unknown|any)$/

/** Validates a value from the wire by its schema; see `withoutNulls`. */
export function parseBySchema<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): SafeParseResult<Schema> {
  return safeParse(schema, withoutNulls(schema, value), { abortPipeEarly: true })
}

/**
 * The value without each `null` that its schema does not accept. Clients and backends send `null` for any
 * empty value: it then counts as absent, in the same way everywhere. What a schema leaves open is opaque,
 * and stays unchanged.
 */
export function withoutNulls(schema: Shape, value: unknown): unknown {
  if (value === null) return takesNull(schema) ? null : undefined
  if (typeof value !== 'object') return value
  const inner = schema.wrapped ?? schema.getter?.(value)
  if (inner) return withoutNulls(inner, value)
  const mapped = Array.isArray(value) ? mapItems(value, schema.item) : mapFields(value, schema)
  return optionsOf(schema).reduce((left, it) => withoutNulls(it, left), mapped)
}

function mapItems(list: unknown[], item: Shape | undefined): unknown {
  if (!item) return list
  return list.map((it) => withoutNulls(item, it)).filter((it) => it !== undefined)
}

function mapFields(fieldset: object, { entries, value }: Shape): unknown {
  const fields = Object.entries(fieldset).map(([name, it]: [string, unknown]) => {
    const schema = entries ? entries[name] : value
    return [name, schema ? withoutNulls(schema, it) : it] as const
  })
  return Object.fromEntries(fields.filter(([, it]) => it !== undefined))
}

function takesNull(schema: Shape): boolean {
  const { type = '', wrapped } = schema
  if (TAKES_NULL.test(type)) return true
  return (wrapped ? [wrapped] : optionsOf(schema)).some(takesNull)
}

/** The schemas of a union; a list of literals has none. */
function optionsOf({ type = '', options }: Shape): readonly Shape[] {
  return /^(?:union|variant)$/.test(type) && Array.isArray(options) ? options : []
}
