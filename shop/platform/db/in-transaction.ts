import { Transaction } from 'kysely'
import type { Db, Tx } from './schema.ts'

/** Does it in a transaction of its own, or as a part of the one that is given. */
export function inTransaction<Result>(
  db: Db | Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}
