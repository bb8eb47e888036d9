import { deepEqual } from 'node:assert/strict'
import { after } from 'node:test'
import { sql } from 'kysely'
import type { Db, Tx } from '../../shop/platform/db/schema.ts'
import { seedRowShop } from './row-shop.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let opened: Promise<TestDatabase> | undefined

after(async () => {
  if (opened) await (await opened).close()
})

/**
 * A test on the database of a small shop, shared by all test files of a process: writes are rolled back at its
 * end.
 */
export function onShop(work: (tx: Tx) => Promise<void>): () => Promise<void> {
  return async () => {
    opened ??= openTestDatabase({ name: 'row-shop', fill: seedRowShop })
    const { db } = await opened
    const tx = await db.startTransaction().execute()
    try {
      await work(tx)
    } finally {
      await tx.rollback().execute()
    }
  }
}

/** A test of code that opens its own transactions, on an empty database of its own. */
export function onEmptyDatabase(work: (db: Db) => Promise<void>): () => Promise<void> {
  return async () => {
    const { db, close } = await openTestDatabase()
    try {
      await work(db)
    } finally {
      await close()
    }
  }
}

/**
 * Compares rows with expected ones of the same declared type, so that a type that differs from the database's
 * rows fails.
 */
export function same<Row>(actual: Row, expected: NoInfer<Row>): void {
  deepEqual(actual, expected)
}

/** All of a table, in the order of its first columns. */
export async function allRows(tx: Db, table: string): Promise<unknown[]> {
  const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(tx)
  return rows
}
