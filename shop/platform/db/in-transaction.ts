import { Transaction } from 'kysely'
import type { Db, Tx } from './schema.ts'

/** Runs the work in the given transaction, or else in a new one. */
export function inTransaction<Result>(
  db: Db | Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}
