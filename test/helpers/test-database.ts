import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { after, type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { openProjection } from '../../shop/catalogue/projection/open-projection.ts'
import { databaseFileOf } from '../../shop/platform/db/dialect/sql-dialect.ts'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { connectPostgres, openPostgres } from '../../shop/platform/db/open-postgres.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import { callAfter } from './call-after.ts'
import { DATABASE, keptDatabase } from './kept-database.ts'

/** A test's own database, on the engine that the tests run on. */
export interface TestDatabase {
  readonly db: Db
  /** Its files, and those of a shop on it. */
  readonly dataDir: string
  /** Closes and removes it. */
  close(): Promise<void>
}

/** What a database is filled with: once per test run for each name, and then copied. */
export interface Filling {
  readonly name: string
  fill(db: Db): Promise<unknown>
}

/** What a shop on a server keeps of its goods. */
const PROJECTION = 'projection.db'

const EMPTY: Filling = { name: 'empty', fill: async () => {} }

/** The address of a PostgreSQL server whose databases the tests create and drop; absent: SQLite. */
export const TEST_SERVER = process.env.TEST_POSTGRES || undefined

export function openTestDatabase(filling: Filling = EMPTY): Promise<TestDatabase> {
  return TEST_SERVER === undefined ? openFile(filling) : openOnServer(TEST_SERVER, filling)
}

/** The same, removed after the test. */
export async function openFilled(t: TestContext, filling?: Filling): Promise<TestDatabase> {
  const opened = await openTestDatabase(filling)
  callAfter(t, opened.close)
  return opened
}

/** An empty database, removed after the test. */
export async function openEmptyDatabase(t: TestContext): Promise<Db> {
  return (await openFilled(t)).db
}

/** The `DATABASE_URL` of a database. */
export async function addressOf(db: Db): Promise<string> {
  const file = databaseFileOf(db)
  if (file !== undefined) return pathToFileURL(resolve(file)).href
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return `${TEST_SERVER}/${rows[0]?.name}`
}

/** Opens the same database again, like another process or a restart. */
export async function reopen(t: TestContext, db: Db): Promise<Db> {
  const again = await openDatabase({ dataDir: '.', databaseUrl: await addressOf(db) })
  callAfter(t, () => again.destroy())
  return again
}

async function openFile({ name, fill }: Filling): Promise<TestDatabase> {
  const dataDir = makeFolder()
  const filled = await keptDatabase(name, async (folder) => {
    const db = await openDatabase({ dataDir: folder })
    await fill(db)
    await db.destroy()
  })
  copyFileSync(filled, join(dataDir, DATABASE))
  const db = await openDatabase({ dataDir })
  return {
    db,
    dataDir,
    async close() {
      await db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'courtside-'))
}

/** The folder of what one run of the tests keeps. */
const kept = process.env.COURTSIDE_TEST_FOLDER ?? join(tmpdir(), `courtside-${process.pid}`)
/** Databases of one run have its folder in their names, so that runs side by side do not meet. */
const run = basename(kept).replaceAll(/\W/g, '_')
let opened = 0
let server: Promise<Db> | undefined
const closing: (() => Promise<unknown>)[] = []

after(async () => {
  for (const close of closing.toReversed()) await close()
})

/** Closes it once all tests of this process have ended. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  closing.push(close)
}

async function connectMain(address: string): Promise<Db> {
  const main = await connectPostgres({ address: `${address}/postgres` })
  closeAtEnd(() => main.destroy())
  return main
}

async function openOnServer(address: string, filling: Filling): Promise<TestDatabase> {
  opened += 1
  const name = `test_${run}_${process.pid}_${opened}`
  server ??= connectMain(address)
  const main = await server
  const filled = await provideFilled(main, address, filling)
  await copy(main, { from: filled, to: name })
  const dataDir = makeFolder()
  copyFileSync(join(kept, filled, PROJECTION), join(dataDir, PROJECTION))
  const db = await openPostgres({ address: `${address}/${name}` })
  return {
    db,
    dataDir,
    async close() {
      await db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
      await sql`drop database ${sql.ref(name)} with (force)`.execute(main)
    },
  }
}

/** The address of an empty database, for a role that owns it and may do nothing else on the server. */
export async function provideOwned(t: TestContext): Promise<string> {
  opened += 1
  const name = `test_${run}_${process.pid}_owned_${opened}`
  server ??= connectMain(`${TEST_SERVER}`)
  const main = await server
  callAfter(t, async () => {
    await sql`drop database ${sql.ref(name)} with (force)`.execute(main)
    await sql`drop role ${sql.ref(name)}`.execute(main)
  })
  await sql`create role ${sql.ref(name)} login`.execute(main)
  await sql`create database ${sql.ref(name)} owner ${sql.ref(name)}`.execute(main)
  const address = new URL(`${TEST_SERVER}/${name}`)
  address.username = name
  return address.href
}

/**
 * The name of the database to copy, and of the folder of the projection that a shop on it begins with. Processes
 * that need the same one wait for the first.
 */
async function provideFilled(main: Db, address: string, { name, fill }: Filling): Promise<string> {
  const filled = `test_${run}_${name.replaceAll('-', '_')}`
  return main.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(hashtext(${filled}))`.execute(one)
    const { rows } = await sql`select 1 from pg_database where datname = ${filled}`.execute(one)
    if (rows.length === 0) {
      await copy(one, { from: 'template0', to: `${filled}_new` })
      const db = await openPostgres({ address: `${address}/${filled}_new` })
      await fill(db)
      mkdirSync(join(kept, filled), { recursive: true })
      await (await openProjection(db, join(kept, filled))).close()
      await db.destroy()
      await sql`alter database ${sql.ref(`${filled}_new`)} rename to ${sql.ref(filled)}`.execute(
        one,
      )
    }
    await sql`select pg_advisory_unlock(hashtext(${filled}))`.execute(one)
    return filled
  })
}

/** Copies files, not rows: the server keeps its files in memory, where that takes a third of the time. */
async function copy(main: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`create database ${sql.ref(to)} template ${sql.ref(from)} strategy file_copy`.execute(
    main,
  )
}
