import { PostgresAdapter } from 'kysely'
import { type JsonType, pairs, place, type ShopAdapter, type SqlDialect } from './sql-dialect.ts'

const TYPES: Readonly<Record<JsonType, string>> = {
  text: 'text',
  integer: 'bigint',
  real: 'float8',
  json: 'json',
}

export const postgres: SqlDialect = {
  hasSearchIndex: false,
  listOf: (json, type) => `(
    select at - 1 as key, cast(value as ${TYPES[type]}) as value
      from json_array_elements_text(cast(${json} as json)) with ordinality as entry (value, at))`,
  rowsOf(json, columns) {
    const cells = Object.entries(columns).map(([name, type]) => cellOf(name, type))
    return `(
    select at - 1 as key, ${cells.join(', ')}
      from json_array_elements(cast(${json} as json)) with ordinality as entry (value, at))`
  },
  jsonArray: (...cells) => `json_build_array(${cells.join(', ')})`,
  jsonObject: (cells) => `json_build_object(${pairs(cells)})`,
  jsonRows: (value, order) =>
    `coalesce(json_agg(${value}${order ? ` order by ${order}` : ''}), '[]')`,
  withText(json, path, text) {
    const keys = `{${path.replaceAll('.', ',')}}`
    return `cast(jsonb_set(cast(${json} as jsonb), '${keys}', to_jsonb(cast(${text} as text))) as json)`
  },
  jsonLength: (json) => `json_array_length(cast(${json} as json))`,
  most: (...values) => `greatest(${values.join(', ')})`,
  least: (...values) => `least(${values.join(', ')})`,
  joinTexts: (value, separator, order) =>
    `string_agg(cast(${value} as text), '${separator}'${order ? ` order by ${order}` : ''})`,
  lower: (text) => `lower(${text} collate "C")`,
  isSame: (text, other) => `lower(${text}) = lower(${other} collate "C")`,
  isLike: (text, pattern) => `${text} ilike ${pattern} escape '\\'`,
}

export class PostgresShopAdapter extends PostgresAdapter implements ShopAdapter {
  readonly sqlDialect = postgres
}

function cellOf(name: string, type: JsonType): string {
  if (type === 'json') return `value -> ${place(name)} as "${name}"`
  return `cast(value ->> ${place(name)} as ${TYPES[type]}) as "${name}"`
}
