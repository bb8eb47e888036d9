import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { sql } from 'kysely'
import { databaseFileOf } from '../../shop/platform/db/dialect/sql-dialect.ts'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { connectPostgres, openPostgres } from '../../shop/platform/db/open-postgres.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import { callAfter } from './call-after.ts'
import { DATABASE, keptDatabase } from './kept-database.ts'

/** A test's own database, on the engine that the tests run on. */
export interface TestDatabase {
  readonly db: Db
  /** Closes and removes it. */
  close(): Promise<void>
}

/** What a database is filled with: once per test run for each name, and then copied. */
export interface Filling {
  readonly name: string
  fill(db: Db): Promise<void>
}

const EMPTY: Filling = { name: 'empty', fill: async () => {} }

/** The address of a PostgreSQL server whose databases the tests create and drop; absent: SQLite. */
export const TEST_SERVER = process.env.TEST_POSTGRES || undefined

export function openTestDatabase(filling: Filling = EMPTY): Promise<TestDatabase> {
  return TEST_SERVER === undefined ? openFile(filling) : openOnServer(TEST_SERVER, filling)
}

/** An empty database, removed after the test. */
export async function openEmptyDatabase(t: TestContext): Promise<Db> {
  const { db, close } = await openTestDatabase()
  callAfter(t, close)
  return db
}

/** Opens the same database again, like another process or a restart. */
export async function reopen(t: TestContext, db: Db): Promise<Db> {
  const again = await openAgain(db)
  callAfter(t, () => again.destroy())
  return again
}

async function openAgain(db: Db): Promise<Db> {
  const file = databaseFileOf(db)
  if (file !== undefined) return openDatabase({ dataDir: dirname(file) })
  return openPostgres({ address: await addressOf(db) })
}

/** The address of a database on the server. */
export async function addressOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return `${TEST_SERVER}/${rows[0]?.name}`
}

async function openFile({ name, fill }: Filling): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'courtside-'))
  const filled = await keptDatabase(name, async (folder) => {
    const db = await openDatabase({ dataDir: folder })
    await fill(db)
    await db.destroy()
  })
  copyFileSync(filled, join(dataDir, DATABASE))
  const db = await openDatabase({ dataDir })
  return {
    db,
    async close() {
      await db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Databases of one run have its folder in their names, so that runs side by side do not meet. */
const run = basename(process.env.COURTSIDE_TEST_FOLDER ?? `${process.pid}`).replaceAll(/\W/g, '_')
let opened = 0

async function openOnServer(address: string, filling: Filling): Promise<TestDatabase> {
  opened += 1
  const name = `test_${run}_${process.pid}_${opened}`
  const main = await connectPostgres({ address: `${address}/postgres` })
  try {
    await copy(main, { from: await provideFilled(main, address, filling), to: name })
  } finally {
    await main.destroy()
  }
  const db = await openPostgres({ address: `${address}/${name}` })
  return {
    db,
    async close() {
      await db.destroy()
      const again = await connectPostgres({ address: `${address}/postgres` })
      await sql`drop database ${sql.ref(name)} with (force)`.execute(again)
      await again.destroy()
    },
  }
}

/** The address of an empty database, for a role that owns it and may do nothing else on the server. */
export async function provideOwned(t: TestContext): Promise<string> {
  opened += 1
  const name = `test_${run}_${process.pid}_owned_${opened}`
  const main = await connectPostgres({ address: `${TEST_SERVER}/postgres` })
  callAfter(t, async () => {
    await sql`drop database ${sql.ref(name)} with (force)`.execute(main)
    await sql`drop role ${sql.ref(name)}`.execute(main)
    await main.destroy()
  })
  await sql`create role ${sql.ref(name)} login`.execute(main)
  await sql`create database ${sql.ref(name)} owner ${sql.ref(name)}`.execute(main)
  const address = new URL(`${TEST_SERVER}/${name}`)
  address.username = name
  return address.href
}

/** The name of the database to copy. Processes that need the same one wait for the first. */
async function provideFilled(main: Db, address: string, { name, fill }: Filling): Promise<string> {
  const filled = `test_${run}_${name.replaceAll('-', '_')}`
  return main.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(hashtext(${filled}))`.execute(one)
    const { rows } = await sql`select 1 from pg_database where datname = ${filled}`.execute(one)
    if (rows.length === 0) {
      await copy(one, { from: 'template0', to: `${filled}_new` })
      const db = await openPostgres({ address: `${address}/${filled}_new` })
      await fill(db)
      await db.destroy()
      await sql`alter database ${sql.ref(`${filled}_new`)} rename to ${sql.ref(filled)}`.execute(
        one,
      )
    }
    await sql`select pg_advisory_unlock(hashtext(${filled}))`.execute(one)
    return filled
  })
}

async function copy(main: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`create database ${sql.ref(to)} template ${sql.ref(from)}`.execute(main)
}
