import { channel } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { Transaction } from 'kysely'
import { isLostRace, isTaken } from './database-errors.ts'
import type { Db, Tx } from './schema.ts'

/** Transactions that meet again are rarer each time. */
const MAX_TRIES = 5
const MAX_PAUSE_MS = 20

/** The channel that is told of each transaction that begins again. */
export const REPEATED = 'courtside.transaction.repeated'
const repeated = channel(REPEATED)

/**
 * Runs the work in the given transaction, or else in a new one. It is repeated if the database has undone it
 * for the sake of another transaction, and once if another one has taken a unique value that it found free, or
 * drew by lot. So it may change nothing outside of the database.
 */
export async function inTransaction<Result>(
  db: Db | Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return work(db)
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const isWorthIt = tries < MAX_TRIES && (isLostRace(error) || (tries === 1 && isTaken(error)))
      if (!isWorthIt) throw error
    }
    repeated.publish({ tries })
    await sleep(Math.random() * MAX_PAUSE_MS * tries)
  }
}
