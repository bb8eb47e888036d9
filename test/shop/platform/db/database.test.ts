import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import fs, { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { CompiledQuery, sql } from 'kysely'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { readRow } from '../../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { StartError } from '../../../../shop/platform/start-error.ts'
import { databaseFolder, temporaryFolder } from '../../../helpers/open-shop.ts'

const version = async (db: Db) =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version

const bump = (db: Db) =>
  db
    .updateTable('catalogue_version')
    .set((it) => ({ version: it('version', '+', 1) }))
    .execute()

const isRefused = (reason: RegExp) => (error: unknown) =>
  error instanceof StartError && reason.test(error.message) && /^[^\n]+\.$/.test(error.message)

test('writes ahead, and holds to foreign keys', async (t) => {
  const db = await openDatabase({ dataDir: temporaryFolder(t) })
  t.after(() => db.destroy())
  const pragma = async (name: string) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`pragma ${name}`))
    return Object.values(rows[0] ?? {})[0]
  }

  deepEqual(
    [await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')],
    ['wal', 1, 1],
  )
})

test('acknowledges a write only once it would survive a power cut', async (t) => {
  const dataDir = await databaseFolder(t)
  const flushed: number[] = []
  let reachDisk = () => {}
  const { mock } = t.mock.method(fs, 'fdatasync', (file: number, done: (error: null) => void) => {
    flushed.push(fs.fstatSync(file).ino)
    reachDisk = () => done(null)
  })
  syncBuiltinESMExports()
  t.after(() => {
    mock.restore()
    syncBuiltinESMExports()
  })
  const db = await openDatabase({ dataDir })
  t.after(() => db.destroy())
  let isAcknowledged = false
  const written = bump(db).then(() => {
    isAcknowledged = true
  })

  while (flushed.length === 0) await turn()
  await turn()
  equal(isAcknowledged, false)
  deepEqual(flushed, [fs.statSync(join(dataDir, 'courtside.db-wal')).ino])

  reachDisk()
  await written
})

test('opens again what it has made, from a folder or an address', async (t) => {
  const dataDir = join(temporaryFolder(t), 'made', 'by', 'the', 'shop')
  const first = await openDatabase({ dataDir })
  await bump(first)
  await first.destroy()
  const databaseUrl = pathToFileURL(join(dataDir, 'courtside.db')).href

  const second = await openDatabase({ dataDir: 'unused', databaseUrl })

  equal(await version(second), 1)
  await second.destroy()
})

test('undoes a transaction that fails, and none beside it', async (t) => {
  const db = await openDatabase({ dataDir: await databaseFolder(t) })
  t.after(() => db.destroy())
  const fail = db.transaction().execute(async (tx) => {
    await bump(tx)
    throw new Error('no')
  })

  const outcomes = await Promise.allSettled([
    db.transaction().execute(bump),
    fail,
    db.transaction().execute(bump),
    db.transaction().execute((tx) => sql`insert into no_such_table values (1)`.execute(tx)),
    bump(db),
  ])

  deepEqual(
    outcomes.map((it) => it.status),
    ['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  )
  equal(await version(db), 3)
})

test('lets readers see nothing before it is committed', async (t) => {
  const db = await openDatabase({ dataDir: await databaseFolder(t) })
  t.after(() => db.destroy())
  const seen: number[] = []

  await db.transaction().execute(async (tx) => {
    await bump(tx)
    seen.push(await version(tx), await version(db))
  })

  deepEqual([...seen, await version(db)], [1, 0, 1])
})

test('counts each of 300 read-then-write transactions', async (t) => {
  const db = await openDatabase({ dataDir: await databaseFolder(t) })
  t.after(() => db.destroy())
  const add = () =>
    db.transaction().execute(async (tx) => {
      const found = await version(tx)
      await new Promise((resolve) => setImmediate(resolve))
      await tx
        .updateTable('catalogue_version')
        .set({ version: found + 1 })
        .execute()
    })

  await Promise.all(Array.from({ length: 300 }, add))

  equal(await version(db), 300)
})

test('waits for another process that is writing', async (t) => {
  const dataDir = await databaseFolder(t)
  const [one, other] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })]
  t.after(() => Promise.all([one.destroy(), other.destroy()]))
  const slow = one.transaction().execute(async (tx) => {
    await bump(tx)
    await new Promise((resolve) => setTimeout(resolve, 300))
  })

  await Promise.all([slow, other.transaction().execute(bump), bump(other)])

  deepEqual([await version(one), await version(other)], [3, 3])
})

test('reads the one row of a query, and is done with it', async (t) => {
  const db = await openDatabase({ dataDir: temporaryFolder(t) })
  t.after(() => db.destroy())
  const version = 'select version, null as none, 1.5 as half from catalogue_version'
  const raised = 'update catalogue_version set version = version + 1 returning version'

  const found = await readRow(db, version, [])
  deepEqual(found, { version: 0, none: null, half: 1.5 })
  equal(await readRow(db, `${version} where version = ?`, [7]), undefined)
  // What was read keeps no older state in sight of the same connection, and what was written is whole.
  const step = async () => db.transaction().execute((tx) => readRow(tx, raised, []))
  deepEqual([await step(), await step()], [{ version: 1 }, { version: 2 }])
  deepEqual(await readRow(db, version, []), { version: 2, none: null, half: 1.5 })
  const unchanged = 'update catalogue_version set version = 9 where version = 7'
  equal(await readRow(db, unchanged, []), undefined)
})

test('lets several processes open an empty folder at once', async (t) => {
  const dataDir = temporaryFolder(t)

  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataDir })))

  for (const db of opened) {
    equal(await version(db), 0)
    await db.destroy()
  }
})

test('takes truth values and refuses what no column holds', async (t) => {
  const db = await openDatabase({ dataDir: await databaseFolder(t) })
  t.after(() => db.destroy())

  const { rows } = await sql`select ${true} as yes, ${false} as no`.execute(db)

  deepEqual(rows, [{ yes: 1, no: 0 }])
  await rejects(sql`select ${{ a: 1 }}`.execute(db))
})

for (const [what, change] of [
  ['text', () => Buffer.from('this is no database, however long it may go on '.repeat(200))],
  ['a damaged page', (it: Buffer) => it.fill(0xff, 4096, 12_288)],
  ['half a file', (it: Buffer) => it.subarray(0, 40_000)],
  [
    'a damaged header',
    (it: Buffer) =>
      Buffer.concat([Buffer.from('SQLite'), it.subarray(6, 60), Buffer.alloc(9000, 7)]),
  ],
] as const) {
  test(`refuses a database file of ${what}, and leaves it as it is`, async (t) => {
    const dataDir = temporaryFolder(t)
    const path = join(dataDir, 'courtside.db')
    await (await openDatabase({ dataDir })).destroy()
    writeFileSync(path, change(readFileSync(path)))
    const before = readFileSync(path)

    await rejects(openDatabase({ dataDir }), isRefused(/courtside\.db is damaged/))

    deepEqual(readFileSync(path).equals(before), true)
  })
}

test('refuses a database from the future, and leaves it as it is', async (t) => {
  const dataDir = temporaryFolder(t)
  const db = await openDatabase({ dataDir })
  await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db)
  await db.destroy()
  const before = readFileSync(join(dataDir, 'courtside.db'))

  await rejects(openDatabase({ dataDir }), isRefused(/newer version .*9999-later/))

  equal(readFileSync(join(dataDir, 'courtside.db')).equals(before), true)
})

test('says in Swedish why a database cannot be used, one sentence with its place', async (t) => {
  const dataDir = temporaryFolder(t)
  const path = join(dataDir, 'courtside.db')
  const open = (place = {}) => openDatabase({ dataDir, language: 'sv', ...place })
  const db = await openDatabase({ dataDir })
  await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db)
  await db.destroy()
  await rejects(open(), isRefused(/courtside\.db har ändrats av en nyare version .*”9999-later”/))
  writeFileSync(path, 'no database '.repeat(900))
  await rejects(open(), isRefused(/courtside\.db är skadad; den lämnades som den var/))
  await rejects(open({ dataDir: path }), isRefused(/^Mappen .*courtside\.db går inte att skriva i/))
  await rejects(open({ databaseUrl: 'mysql://db' }), isRefused(/^DATABASE_URL är ingen adress/))
  rmSync(path)
  mkdirSync(path)
  await rejects(open(), isRefused(/courtside\.db är ingen fil; flytta undan den\.$/))
})

test("refuses another program's database, and leaves it as it is", async (t) => {
  const dataDir = temporaryFolder(t)
  const db = await openDatabase({ dataDir })
  await sql`drop table kysely_migration`.execute(db)
  await db.destroy()
  const before = readFileSync(join(dataDir, 'courtside.db'))

  await rejects(openDatabase({ dataDir }), isRefused(/of another program/))

  equal(readFileSync(join(dataDir, 'courtside.db')).equals(before), true)
})

test('refuses a folder that cannot be one', async (t) => {
  const folder = temporaryFolder(t)
  writeFileSync(join(folder, 'file'), '')
  mkdirSync(join(folder, 'data', 'courtside.db'), { recursive: true })

  await rejects(openDatabase({ dataDir: join(folder, 'file') }), isRefused(/cannot be written/))
  await rejects(
    openDatabase({ dataDir: join(folder, 'file', 'none') }),
    isRefused(/cannot be written/),
  )
  await rejects(openDatabase({ dataDir: join(folder, 'data') }), isRefused(/courtside\.db/))
})

test('names a database that it cannot reach without its password', async () => {
  const databaseUrl = 'postgres://shop:secret@127.0.0.1:1/shop'
  await rejects(openDatabase({ dataDir: 'x', databaseUrl }), (error: unknown) => {
    match(String(error), /127\.0\.0\.1:1\/shop cannot be opened \(ECONNREFUSED\)/)
    return isRefused(/DATABASE_URL/)(error) && !String(error).includes('secret')
  })
})
