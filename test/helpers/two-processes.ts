import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ControlledTransaction, sql } from 'kysely'
import { databaseFileOf } from '../../shop/platform/db/dialect/sql-dialect.ts'
import { REPEATED } from '../../shop/platform/db/in-transaction.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import type { ShopTables } from '../../shop/platform/db/tables.ts'
import { callAfter } from './call-after.ts'
import { openTestDatabase, reopen } from './test-database.ts'

/** An open transaction, and what others do meanwhile. */
interface OpenTransaction {
  readonly first: ControlledTransaction<ShopTables>
  /** Resolves once another one waits for the transaction. */
  waits(): Promise<void>
  /** Commits once what others have begun waits, by as many as that, or has ended; returns that. */
  overtaken<Result>(begun: Promise<Result>, waiting?: number): Promise<Result>
}

interface TwoProcesses extends OpenTransaction {
  /** The database of the other process. */
  readonly other: Db
}

/** Two processes on one database, once it is prepared; the first has begun a transaction. */
export async function openTwice(
  t: TestContext,
  prepare: (db: Db) => Promise<void> = async () => {},
): Promise<TwoProcesses> {
  const { db, close } = await openTestDatabase()
  callAfter(t, close)
  await prepare(db)
  return { ...(await beginFirst(db)), other: await reopen(t, db) }
}

/** Begins a transaction before the others. */
export async function beginFirst(db: Db): Promise<OpenTransaction> {
  const first = await db.startTransaction().execute()
  return {
    first,
    waits: () => untilWaiting(db, 1),
    async overtaken(begun, waiting = 1) {
      const end = new AbortController()
      const ended = begun.finally(() => end.abort())
      await Promise.race([untilWaiting(db, waiting, end.signal), ended.catch(() => undefined)])
      await first.commit().execute()
      return ended
    },
  }
}

/** SQLite lets nobody else begin to write as long as a transaction is open. */
async function untilWaiting(db: Db, count: number, signal?: AbortSignal): Promise<void> {
  if (databaseFileOf(db) !== undefined) return
  while (!signal?.aborted) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
    await sleep(5)
  }
}

/** Returns how many transactions have begun again since. */
export function countRepeats(t: TestContext): () => number {
  let count = 0
  const add = () => {
    count += 1
  }
  subscribe(REPEATED, add)
  t.after(() => unsubscribe(REPEATED, add))
  return () => count
}
