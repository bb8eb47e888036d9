import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './schema.ts'

/** The rows of a query that is written as SQL; `Row` is a claim of whoever asks. */
export async function readRows<Row>(
  db: Db | Tx,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

/** What is asked of the database, with a mark for its driver: at most one row is to be read. */
interface QueryForOne<Row> extends CompiledQuery<Row> {
  readonly isForOne: true
}

/** The row of a query, written as SQL, that finds one at most; `Row` is a claim of whoever asks. */
export async function readRow<Row>(
  db: Db | Tx,
  text: string,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const query: QueryForOne<Row> = { ...CompiledQuery.raw(text, [...values]), isForOne: true }
  return (await db.executeQuery<Row>(query)).rows[0]
}

export function isForOne(query: CompiledQuery): boolean {
  return 'isForOne' in query
}

/** A row of cells by column names. The driver takes a third longer for naming them itself. */
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
