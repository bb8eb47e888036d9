import { SqliteAdapter } from 'kysely'
import type { SchemaWords } from './schema-words.ts'
import { pairs, place, type ShopAdapter, type SqlDialect } from './sql-dialect.ts'

const schema: SchemaWords = {
  tables: `select name from sqlite_schema where type = 'table' order by rowid`,
  key: 'select name from pragma_table_info(?1) where pk > 0 order by pk',
  holdWrites: () => undefined,
  continueNumbers: () => undefined,
  text: 'text',
  caseless: 'text collate nocase',
  integer: 'integer',
  real: 'real',
  bytes: 'blob',
  serial: 'integer primary key',
  lastingSerial: 'integer primary key autoincrement',
  storedByKey: 'strict, without rowid',
  storedByRow: 'strict',
  json: (column) => `text check (json_valid(${column}))`,
  caselessKey: () => [],
  trigger: ({ name, on, when, run }) => [
    `create trigger ${name} ${on} ${when ? `when ${when} ` : ''}begin ${run}; end`,
  ],
  changeLog: [],
  refuse: (why) => `select raise(abort, '${why}')`,
}

const sqlite: SqlDialect = {
  hasSearchIndex: true,
  schema,
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
  holding: () => '',
  holdingFree: () => '',
  holdingName: '',
  clock: `cast(unixepoch('subsec') * 1000 as integer)`,
  unhurried: '',
  tryingName: '',
  freeingName: '',
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
