import { type CreateIndexBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '../../dialect/sql-dialect.ts'

/** Defines tables by Kysely's schema builder, in the words of the database's dialect. */
export type Layout = ReturnType<typeof layoutOf>

type Indexed = string | RawBuilder<unknown>

export function layoutOf(db: Kysely<unknown>) {
  const { hasSearchIndex, schema: words } = dialectOf(db)
  const { schema } = db
  const raw = (text: string): RawBuilder<unknown> => sql.raw(text)
  return {
    hasSearchIndex,
    ...{ text: raw(words.text), caseless: raw(words.caseless), bytes: raw(words.bytes) },
    ...{ integer: raw(words.integer), real: raw(words.real) },
    ...{ serial: raw(words.serial), lastingSerial: raw(words.lastingSerial) },
    json: (column: string) => raw(words.json(column)),
    /** A table that is read by its key. */
    table: (name: string) => schema.createTable(name).modifyEnd(raw(words.storedByKey)),
    /** A table with a number as key, or with large rows. */
    rowTable: (name: string) => schema.createTable(name).modifyEnd(raw(words.storedByRow)),
    index: (name: string, table: string, columns: readonly Indexed[], where?: string) =>
      indexOn(schema.createIndex(name).on(table), columns, where).execute(),
    uniqueIndex: (name: string, table: string, columns: readonly Indexed[], where?: string) =>
      indexOn(schema.createIndex(name).unique().on(table), columns, where).execute(),
    words,
    run: async (statements: readonly string[]) => {
      for (const it of statements) await sql.raw(it).execute(db)
    },
  }
}

function indexOn(
  start: CreateIndexBuilder<string>,
  columns: readonly Indexed[],
  where: string | undefined,
): CreateIndexBuilder<string> {
  const index = columns.reduce<CreateIndexBuilder<string>>(
    (built, it) => (typeof it === 'string' ? built.column(it) : built.expression(it)),
    start,
  )
  return where === undefined ? index : index.where(sql.raw<SqlBool>(where))
}
