import { deepEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { openPostgres } from '../../shop/platform/db/postgres/open-postgres.ts'
import type { Db, Tx } from '../../shop/platform/db/schema.ts'
import { provideDatabase } from './kept-database.ts'
import { seedRowShop } from './row-shop.ts'

interface Opened {
  readonly db: Db
  readonly folder: string
}

let opened: Promise<Opened> | undefined

after(async () => {
  if (opened) await close(await opened)
})

/**
 * A test on the database of a small shop, shared by all test files of a process: writes are rolled back at its
 * end.
 */
export function onShop(work: (tx: Tx) => Promise<void>): () => Promise<void> {
  return async () => {
    opened ??= openSeeded()
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
    const { db, folder } = await openEmpty()
    try {
      await work(db)
    } finally {
      await close({ db, folder })
    }
  }
}

async function openEmpty(): Promise<Opened> {
  const server = process.env.TEST_POSTGRES
  if (server) return openOnPostgres(server)
  const folder = mkdtempSync(join(tmpdir(), 'courtside-rows-'))
  await provideDatabase(folder)
  return { db: await openDatabase({ dataDir: folder }), folder }
}

async function openSeeded(): Promise<Opened> {
  const empty = await openEmpty()
  await seedRowShop(empty.db)
  return empty
}

let made = 0

async function openOnPostgres(server: string): Promise<Opened> {
  made += 1
  const name = `test_${process.pid}_${made}`
  const main = await openPostgres(`${server}/postgres`)
  await sql`create database ${sql.ref(name)} template shop_template`.execute(main)
  await main.destroy()
  return { db: await openPostgres(`${server}/${name}`), folder: '' }
}

async function close({ db, folder }: Opened): Promise<void> {
  await db.destroy()
  if (folder) rmSync(folder, { recursive: true, force: true })
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
