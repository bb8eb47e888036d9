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
