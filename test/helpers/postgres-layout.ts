import { sql } from 'kysely'
import type { Db } from '../../shop/platform/db/schema.ts'
import {
  byName,
  checksIn,
  columnText,
  type DatabaseLayout,
  OTHERS,
  plain,
  type TableLayout,
  textsOf,
} from './layout.ts'

export async function readPostgresLayout(db: Db): Promise<DatabaseLayout> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const tables: Record<string, TableLayout> = {}
  for (const { name } of rows.filter((it) => !OTHERS.test(it.name))) {
    tables[name] = await readPostgresTable(db, name)
  }
  const indexes = await sql<{ name: string; text: string }>`
    select indexname as name, indexdef as text from pg_indexes
     where schemaname = 'public' and not exists (
       select 1 from pg_constraint where conname = indexname and contype in ('p', 'u'))
     order by 1`.execute(db)
  const triggers = await sql<{ name: string; on: string }>`
    select tgname as name, relname as "on" from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal order by 1`.execute(db)
  return {
    tables,
    indexes: byName(
      indexes.rows.map(({ name, text }) => [
        name,
        plain(text).replace(/create | on public\.| using btree/g, (it) =>
          it === ' on public.' ? ' on ' : '',
        ),
      ]),
    ),
    triggers: byName(triggers.rows.map((it) => [it.name, it.on])),
  }
}

const ACTIONS = `case %s when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end`

async function readPostgresTable(db: Db, table: string): Promise<TableLayout> {
  const columns = await sql<{ name: string; type: string; filled: number; preset: string | null }>`
    select attname as name, format_type(atttypid, null)
             || case when collname <> 'C' then ' collate ' || collname else '' end as type,
           attnotnull as filled, pg_get_expr(adbin, adrelid) as preset
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation
     where attrelid = cast(${table} as regclass) and attnum > 0 order by attnum`.execute(db)
  const namesOf = (keys: string, of: string) =>
    sql.raw(`(select string_agg(attname, ' ' order by at)
      from unnest(${keys}) with ordinality as part (number, at)
      join pg_attribute on attrelid = ${of} and attnum = number)`)
  const constraints = (type: string, text: unknown) =>
    textsOf(
      db,
      sql`select ${text} as text from pg_constraint
      where conrelid = cast(${table} as regclass) and contype = ${type}`,
    )
  const keys = await constraints('p', namesOf('conkey', 'conrelid'))
  const checks = await constraints('c', sql`pg_get_constraintdef(oid)`)
  return {
    columns: columns.rows.map((it) => columnText(it.name, it.type, it.filled, it.preset)),
    key: keys[0] ?? '',
    uniques: await constraints('u', namesOf('conkey', 'conrelid')),
    foreignKeys: await constraints(
      'f',
      sql`${namesOf('conkey', 'conrelid')} || ' ' || cast(confrelid as regclass) || '.'
        || ${namesOf('confkey', 'confrelid')} || ' ' || ${sql.raw(ACTIONS.replace('%s', 'confdeltype'))}
        || ' ' || ${sql.raw(ACTIONS.replace('%s', 'confupdtype'))}`,
    ),
    checks: checks.flatMap((it) => checksIn(plain(it))).sort(),
  }
}
