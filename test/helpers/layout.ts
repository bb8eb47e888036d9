import { sql } from 'kysely'
import type { Db } from '../../shop/platform/db/schema.ts'

/** The layout of a database, in words that SQLite and PostgreSQL share. */
export interface DatabaseLayout {
  readonly tables: Readonly<Record<string, TableLayout>>
  readonly indexes: Readonly<Record<string, string>>
  /** The tables of the triggers. */
  readonly triggers: Readonly<Record<string, string>>
}

export interface TableLayout {
  /** In their order, each with its type, `not null` and default. */
  readonly columns: readonly string[]
  readonly key: string
  readonly uniques: readonly string[]
  readonly foreignKeys: readonly string[]
  readonly checks: readonly string[]
}

const SQLITE_TYPES: Readonly<Record<string, string>> = {
  integer: 'bigint',
  real: 'double precision',
  blob: 'bytea',
}

/** Tables of Kysely, of SQLite, and of the search's indexes. */
export const OTHERS = /^(?:kysely_|sqlite_|product_(?:search|word|term)_)/

export async function readSqliteLayout(db: Db): Promise<DatabaseLayout> {
  const { rows } = await sql<{ type: string; name: string; on: string; sql: string | null }>`
    select type, name, tbl_name as "on", sql from sqlite_schema order by name`.execute(db)
  const own = rows.filter((it) => !OTHERS.test(it.on) && it.sql !== null)
  const tables: Record<string, TableLayout> = {}
  for (const { name, sql: text } of own.filter((it) => it.type === 'table')) {
    tables[name] = await readSqliteTable(db, name, plain(text ?? ''))
  }
  const ofType = (type: string) => own.filter((it) => it.type === type)
  return {
    tables,
    indexes: byName(
      ofType('index').map((it) => [it.name, plain(it.sql ?? '').replace('create ', '')]),
    ),
    triggers: byName(ofType('trigger').map((it) => [it.name, it.on])),
  }
}

/** Everything that only SQLite knows of its tables: their endings, triggers and virtual tables. */
export async function readSqliteTexts(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; type: string; sql: string }>`
    select name, type, sql from sqlite_schema where sql is not null order by name`.execute(db)
  return rows.flatMap(({ name, type, sql: text }) => {
    if (type === 'index') return []
    if (type === 'trigger' || OTHERS.test(name)) return [plain(text)]
    return [
      `${name} ${/[^)]*$/.exec(plain(text))?.[0]} ${text.match(/collate nocase|autoincrement/g)}`,
    ]
  })
}

async function readSqliteTable(db: Db, table: string, text: string): Promise<TableLayout> {
  const columns = await sql<{ name: string; type: string; filled: number; preset: string | null }>`
    select name, lower(type) as type, "notnull" or pk > 0 as filled, dflt_value as preset
      from pragma_table_info(${table})`.execute(db)
  const checks = checksIn(text)
  const isJson = (name: string) => checks.includes(`json_valid ${name}`)
  return {
    columns: columns.rows.map(({ name, type, filled, preset }) =>
      columnText(name, isJson(name) ? 'json' : (SQLITE_TYPES[type] ?? type), filled, preset),
    ),
    key: await textOf(
      db,
      sql`
      select group_concat(name, ' ') as text from
        (select name from pragma_table_info(${table}) where pk > 0 order by pk) as cells`,
    ),
    uniques: await textsOf(
      db,
      sql`
      select (select group_concat(name, ' ') from pragma_index_info(list.name)) as text
        from pragma_index_list(${table}) list where origin = 'u'`,
    ),
    foreignKeys: await textsOf(
      db,
      sql`
      select "from" || ' ' || "table" || '.' || "to" || ' ' || lower(on_delete) || ' '
             || lower(on_update) as text from pragma_foreign_key_list(${table})`,
    ),
    checks: checks.filter((it) => !it.startsWith('json_valid')).sort(),
  }
}

export function columnText(
  name: string,
  type: string,
  filled: number,
  preset: string | null,
): string {
  return `${name} ${type}${filled ? ' not null' : ''} ${plain(preset ?? '')}`.trim()
}

/** The text without quotes of names, casts and needless spaces, in lower case apart from values. */
export function plain(text: string): string {
  return text
    .replace(/"(\w+)"/g, '$1')
    .replace(/::[a-z ]+(?:\[\])?/g, '')
    .replace(/'[^']*'|[^']+/g, (it) => (it.startsWith("'") ? it : it.toLowerCase()))
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
}

/** The conditions of the checks in a table's text, without parentheses, as PostgreSQL spells them. */
export function checksIn(text: string): string[] {
  const starts = [...text.matchAll(/\bcheck \(/g)].map((it) => it.index + it[0].length)
  return starts.map((start) => {
    const condition = text.slice(start, endOf(text, start))
    return condition
      .replace(/(\w+) between (\S+) and (\S+)/g, '$1 >= $2 and $1 <= $3')
      .replace(/(\w+) is null or json_valid/g, 'json_valid')
      .replace(/= any \(array\[(.*?)\]\)/g, 'in $1')
      .replace(/[()]/g, ' ')
      .replace(/\s+(?=,)/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  })
}

function endOf(text: string, start: number): number {
  let depth = 1
  let at = start
  for (; depth > 0; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
  }
  return at - 1
}

export async function textsOf(db: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await (query as ReturnType<typeof sql<{ text: string | null }>>).execute(db)
  return rows.map((it) => it.text ?? '').sort()
}

async function textOf(db: Db, query: ReturnType<typeof sql>): Promise<string> {
  return (await textsOf(db, query))[0] ?? ''
}

export function byName(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(
    entries.map(([name, text]) => [name, text.replace(/[\s()]+/g, ' ').trim()]),
  )
}
