import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ControlledTransaction, sql } from 'kysely'
import { databaseFileOf } from '../../shop/platform/db/dialect/sql-dialect.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import type { ShopTables } from '../../shop/platform/db/tables.ts'
import { callAfter } from './call-after.ts'
import { openTestDatabase, reopen } from './test-database.ts'

interface TwoProcesses {
  /** An open transaction of one of them. */
  readonly first: ControlledTransaction<ShopTables>
  /** The database of the other. */
  readonly other: Db
  /** Resolves once the other waits for the transaction. */
  waits(): Promise<void>
}

/** Two processes on one database, once it is prepared. */
export async function openTwice(
  t: TestContext,
  prepare: (db: Db) => Promise<void> = async () => {},
): Promise<TwoProcesses> {
  const { db, close } = await openTestDatabase()
  callAfter(t, close)
  await prepare(db)
  const first = await db.startTransaction().execute()
  return { first, other: await reopen(t, db), waits: () => untilOneWaits(db) }
}

/** SQLite lets nobody else begin to write as long as a transaction is open. */
async function untilOneWaits(db: Db): Promise<void> {
  if (databaseFileOf(db) !== undefined) return
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
    await sleep(5)
  }
}
