import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { runMove } from '../../../../../shop/cli/run-move.ts'
import { moveDatabase } from '../../../../../shop/platform/db/move/move-database.ts'
import { openDatabase, withDatabase } from '../../../../../shop/platform/db/open-database.ts'
import type { Db } from '../../../../../shop/platform/db/schema.ts'
import { createSqliteSearch } from '../../../../../shop/search/sqlite-search.ts'
import { temporaryFolder } from '../../../../helpers/open-shop.ts'
import { NOW, seedRowShop } from '../../../../helpers/row-shop.ts'
import { addressOf, openEmptyDatabase, provideOwned } from '../../../../helpers/test-database.ts'

/** An embedded database with goods, customers, a picture's bytes and a number that was given and taken back. */
async function filledFolder(t: TestContext): Promise<string> {
  const dataDir = temporaryFolder(t)
  await withDatabase({ dataDir }, async (db) => {
    await seedRowShop(db)
    await sql`insert into price_list (id, name, created_at) values (7, 'Åre & Öst', ${NOW})`.execute(
      db,
    )
    await sql`insert into staff_audit (at, staff_name, action, subject_kind, subject)
      values (${NOW}, 'Kim', 'a', 'k', 's')`.execute(db)
  })
  return dataDir
}

async function move(environment: Record<string, string>, address: string) {
  const said: string[] = []
  const voice = (text: string) => void said.push(text)
  const voices = { out: voice, error: voice }
  const code = await runMove({ words: [address], environment, voices })
  return { code, said: said.join('') }
}

const TABLES = [
  'product',
  'product_text',
  'article',
  'stock',
  'customer',
  'category',
  'price_list',
] as const

async function rowsOf(db: Db): Promise<unknown> {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return rows.map((it) => JSON.stringify(it)).sort()
    }),
  )
  return tables
}

test('a shop moves to a server, for a role that owns its database alone, and back without a difference', async (t) => {
  const dataDir = await filledFolder(t)
  const address = await provideOwned(t)
  const back = pathToFileURL(join(temporaryFolder(t), 'back.db')).href

  const there = await move({ DATA_DIR: dataDir }, address)
  deepEqual([there.code, /^article 5$/m.test(there.said)], [0, true], there.said)
  const again = await move({ DATA_DIR: dataDir, DATABASE_URL: address }, back)
  equal(again.code, 0, again.said)
  match(again.said, /Moved: \d+ rows, compared one by one\./)

  const before = await withDatabase({ dataDir }, rowsOf)
  deepEqual(await withDatabase({ dataDir, databaseUrl: address }, rowsOf), before)
  await withDatabase({ dataDir, databaseUrl: back }, async (db) => {
    deepEqual(await rowsOf(db), before)
    const search = createSqliteSearch(db, console.error)
    const page = { language: 'sv', storefront: 'sport', limit: 5, offset: 0 } as const
    deepEqual((await search.searchProducts('åska', page)).ids, [1])
  })
})

test('numbers that the database gives go on after those that arrived', async (t) => {
  const dataDir = await filledFolder(t)
  const server = await openEmptyDatabase(t)
  equal((await move({ DATA_DIR: dataDir }, await addressOf(server))).code, 0)

  const added = sql<{ id: number }>`
    insert into price_list (name, created_at) values ('New', 0) returning id`
  deepEqual((await added.execute(server)).rows, [{ id: 8 }])
})

test('a database with rows is refused, and stays as it is', async (t) => {
  const dataDir = await filledFolder(t)
  const server = await openEmptyDatabase(t)
  await sql`insert into company (id, name, organisation_number) values ('c', 'C', '1')`.execute(
    server,
  )

  const refused = await move({ DATA_DIR: dataDir }, await addressOf(server))

  equal(refused.code, 1)
  match(refused.said, /^The database to move to is not empty: company has rows\./)
  const { rows } = await sql`select id from company`.execute(server)
  deepEqual(rows, [{ id: 'c' }])
})

test('a move that ended early leaves a database that nothing opens', async (t) => {
  const dataDir = await filledFolder(t)
  const server = await openEmptyDatabase(t)
  const address = await addressOf(server)
  const cut = withDatabase({ dataDir }, (source) =>
    moveDatabase(source, server, {
      onTable({ table }) {
        if (table === 'article') throw new Error('killed')
      },
      complete: async () => {},
    }),
  )
  await rejects(cut, /killed/)

  await rejects(openDatabase({ dataDir, databaseUrl: address }), /was ended before its time/)
  const refused = await move({ DATA_DIR: dataDir }, address)
  equal(refused.code, 1)
  ok(refused.said.includes('npm run move again'))
})
