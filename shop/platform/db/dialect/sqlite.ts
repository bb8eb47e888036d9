import { SqliteAdapter } from 'kysely'
import { pairs, place, type ShopAdapter, type SqlDialect } from './sql-dialect.ts'

export const sqlite: SqlDialect = {
  hasSearchIndex: true,
  listOf: (json) => `json_each(${json})`,
  rowsOf(json, columns) {
    const cells = Object.keys(columns).map((it) => `value ->> ${place(it)} as "${it}"`)
    return `(select key, ${cells.join(', ')} from json_each(${json}))`
  },
  jsonArray: (...cells) => `json_array(${cells.join(', ')})`,
  jsonObject: (cells) => `json_object(${pairs(cells)})`,
  jsonRows: (value, order) => `json_group_array(${value}${order ? ` order by ${order}` : ''})`,
  withText: (json, path, text) => `json_set(${json}, '$.${path}', ${text})`,
  jsonLength: (json) => `json_array_length(${json})`,
  most: (...values) => `max(${values.join(', ')})`,
  least: (...values) => `min(${values.join(', ')})`,
  joinTexts: (value, separator, order) =>
    `group_concat(${value}, '${separator}'${order ? ` order by ${order}` : ''})`,
  lower: (text) => `lower(${text})`,
  isSame: (text, other) => `${text} = ${other} collate nocase`,
  isLike: (text, pattern) => `${text} like ${pattern} escape '\\'`,
}

export class SqliteShopAdapter extends SqliteAdapter implements ShopAdapter {
  readonly sqlDialect = sqlite
  readonly file: string

  constructor(file: string) {
    super()
    this.file = file
  }
}
