import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { dialectOf, type SqlDialect } from './dialect/sql-dialect.ts'
import type { Db, Tx } from './schema.ts'

/** SQL with the marks `?1`, `?2` … or `?` for its values; a function where it needs words of the dialect. */
export type SqlText = string | ((dialect: SqlDialect) => string)

/** The rows of an SQL query; the caller vouches for the type `Row`. */
export async function readRows<Row>(
  db: Db | Tx,
  text: SqlText,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(queryOf(db, text, values))
  return rows
}

/** Runs an SQL statement and returns the number of rows that it changed. */
export async function runText(
  db: Db | Tx,
  text: SqlText,
  values: readonly unknown[],
): Promise<number> {
  const { numAffectedRows = 0n } = await db.executeQuery(queryOf(db, text, values))
  return Number(numAffectedRows)
}

/** A part of a query of Kysely's, in words of its database's dialect, with the marks `?1`, `?2` … for its values. */
export function part<Value>(
  db: Db | Tx,
  text: (dialect: SqlDialect) => string,
  ...values: readonly unknown[]
): RawBuilder<Value> {
  const pieces = text(dialectOf(db)).split(/\?(\d+)/)
  const nodes = pieces.map((it, at) =>
    at % 2 === 0 ? sql.raw(it) : sql`${values[Number(it) - 1]}`,
  )
  return sql.join<Value>(nodes, sql``)
}

/** A text that depends on the dialect is built once for each. */
const texts = new WeakMap<object, Map<SqlDialect, string>>()

function queryOf<Row>(db: Db | Tx, text: SqlText, values: readonly unknown[]): CompiledQuery<Row> {
  return CompiledQuery.raw(textFor(db, text), [...values]) as CompiledQuery<Row>
}

function textFor(db: Db | Tx, text: SqlText): string {
  if (typeof text === 'string') return text
  const dialect = dialectOf(db)
  const known = texts.get(text) ?? new Map<SqlDialect, string>()
  texts.set(text, known)
  const built = known.get(dialect) ?? text(dialect)
  known.set(dialect, built)
  return built
}

/** A query that is marked for the driver: it reads at most one row. */
interface QueryForOne<Row> extends CompiledQuery<Row> {
  readonly isForOne: true
}

/** The only row of an SQL query; the caller vouches for the type `Row`. */
export async function readRow<Row>(
  db: Db | Tx,
  text: SqlText,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const query: QueryForOne<Row> = { ...queryOf<Row>(db, text, values), isForOne: true }
  return (await db.executeQuery<Row>(query)).rows[0]
}

export function isForOne(query: CompiledQuery): boolean {
  return 'isForOne' in query
}

/** Turns cells into a row by column names. The driver's own way takes a third longer. */
export function nameCells(
  names: readonly string[],
  cells: readonly unknown[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  names.forEach((name, at) => {
    row[name] = cells[at]
  })
  return row
}
