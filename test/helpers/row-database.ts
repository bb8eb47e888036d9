import { deepEqual } from 'node:assert/strict'
import { sql } from 'kysely'
import { openProjection } from '../../shop/catalogue/projection/open-projection.ts'
import type { Db, Tx } from '../../shop/platform/db/schema.ts'
import { seedRowShop } from './row-shop.ts'
import { closeAtEnd, openTestDatabase, type TestDatabase } from './test-database.ts'

let shop: Promise<TestDatabase> | undefined
let goods: Promise<Db> | undefined

/**
 * A test on the database of a small shop, shared by all test files of a process: writes are rolled back at its
 * end.
 */
export function onShop(work: (tx: Tx) => Promise<void>): () => Promise<void> {
  return async () => rollBack((await openRowShop()).db, work)
}

/** The same on the database that the search and the facets of that shop read. */
export function onGoods(work: (tx: Tx) => Promise<void>): () => Promise<void> {
  return async () => {
    goods ??= openGoods()
    await rollBack(await goods, work)
  }
}

async function rollBack(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  const tx = await db.startTransaction().execute()
  try {
    await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}

function openRowShop(): Promise<TestDatabase> {
  shop ??= openShared()
  return shop
}

async function openShared(): Promise<TestDatabase> {
  const shared = await openTestDatabase({ name: 'row-shop', fill: seedRowShop })
  closeAtEnd(shared.close)
  return shared
}

async function openGoods(): Promise<Db> {
  const { db, dataDir } = await openRowShop()
  const projection = await openProjection(db, dataDir)
  closeAtEnd(projection.close)
  return projection.db
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
