import { deepEqual, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { assertCompatible } from '../../../../../shop/platform/db/migrate.ts'
import { migrations } from '../../../../../shop/platform/db/migrations/migrations.ts'
import { openDatabase } from '../../../../../shop/platform/db/open-database.ts'
import { openPostgres } from '../../../../../shop/platform/db/open-postgres.ts'
import type { Db } from '../../../../../shop/platform/db/schema.ts'
import { StartRefusal } from '../../../../../shop/platform/start-error.ts'
import { callAfter } from '../../../../helpers/call-after.ts'
import { readSqliteLayout } from '../../../../helpers/layout.ts'
import { temporaryFolder } from '../../../../helpers/open-shop.ts'
import { readPostgresLayout } from '../../../../helpers/postgres-layout.ts'
import { addressOf, openEmptyDatabase } from '../../../../helpers/test-database.ts'

/** The rows of all steps, in order. */
const STEPS = Object.keys(migrations).map((name) => ({ name }))

/** An empty database, and its address. */
async function emptyDatabase(t: TestContext): Promise<string> {
  const db = await openEmptyDatabase(t)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  return addressOf(db)
}

async function openMigrated(t: TestContext, address: string): Promise<Db> {
  const db = await openPostgres({ address })
  callAfter(t, () => db.destroy())
  return db
}

const isRefusal = (key: string) => (error: unknown) =>
  error instanceof StartRefusal && error.key === key

test('both databases have the same layout', async (t) => {
  const postgres = await openMigrated(t, await emptyDatabase(t))
  const sqlite = await openDatabase({ dataDir: temporaryFolder(t) })
  t.after(() => sqlite.destroy())

  const expected = await readSqliteLayout(sqlite)
  const { tables, indexes, triggers } = await readPostgresLayout(postgres)

  // What has changed is told to the search and the facets in a way of its own.
  const { catalogue_change: _log, ...common } = tables
  const { stock_turn: _turns, ...embedded } = expected.tables
  for (const name of Object.keys(common)) deepEqual(common[name], embedded[name], name)
  deepEqual(Object.keys(common), Object.keys(embedded))
  const { stock_turned: _turned, ...kept } = expected.triggers
  for (const [name, on] of Object.entries(kept)) deepEqual(triggers[name], on, name)
  // SQLite compares the key without regard to case itself.
  const { campaign_code_any_case: anyCase, catalogue_change_age: _age, ...others } = indexes
  const { stock_turn_order: _order, ...ofSqlite } = expected.indexes
  deepEqual(anyCase, 'unique index campaign_code_any_case on campaign_code lower code')
  deepEqual(others, ofSqlite)
})

test('PostgreSQL numbers the rows that SQLite numbers', async (t) => {
  const db = await openMigrated(t, await emptyDatabase(t))

  const { rows } = await sql`
    select table_name as "table" from information_schema.columns
     where is_identity = 'YES' order by 1`.execute(db)

  deepEqual(rows, [
    { table: 'price_list' },
    { table: 'product' },
    { table: 'spending_limit' },
    { table: 'staff_audit' },
  ])
})

test('the triggers of PostgreSQL keep what those of SQLite keep', async (t) => {
  const db = await openMigrated(t, await emptyDatabase(t))
  const run = (text: string) => sql.raw(text).execute(db)
  await run(`insert into product (id, code, slug, brand, drawing, manufacturer, vat_rate, on_sport,
      on_professional, created_at, min_price, max_price, min_business_price, source, content_hash)
    values (7, 'shoe', 's', 'b', 'd', 'm', 2500, 1, 1, 0, 1, 1, 1, 's', 'h')`)
  await run(`insert into article (number, product_id, position, price, business_price)
    values ('S-1', 7, 1, 1, 1)`)
  await run(`insert into stock (article_number, available) values ('S-1', 1)`)
  await run(`insert into hand_edit (subject, subject_id, field, edited_at)
    values ('product', 'shoe', 'name.sv', 0), ('article', 'S-1', 'stock', 0), ('article', 'S-2', 'stock', 0)`)
  await run(`insert into staff_audit (at, staff_name, action, subject_kind, subject)
    values (0, 'Kim', 'a', 'k', 's')`)

  await run('update stock set available = 0')
  await run('update stock set available = 3')
  await run('delete from product')

  const edits = await run('select subject_id from hand_edit')
  deepEqual(edits.rows, [{ subject_id: 'S-2' }])
  await rejects(run(`update staff_audit set subject = 't'`), /only added to/)
  await rejects(run('delete from staff_audit'), /only added to/)
})

test('several processes migrate an empty PostgreSQL database at once', async (t) => {
  const address = await emptyDatabase(t)

  const opened = await Promise.all(Array.from({ length: 4 }, () => openMigrated(t, address)))

  for (const db of opened) {
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db)
    deepEqual(rows, STEPS)
  }
})

test('a PostgreSQL database of a newer or older version, or another program, is refused', async (t) => {
  const db = await openMigrated(t, await emptyDatabase(t))
  await assertCompatible(db, 'shop')

  await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db)
  await rejects(assertCompatible(db, 'shop'), isRefusal('start.database.newer'))
  await sql`delete from kysely_migration`.execute(db)
  await sql`insert into kysely_migration values ('0043-approvals', '2026-01-01')`.execute(db)
  await rejects(assertCompatible(db, 'shop'), isRefusal('start.database.older'))
  await sql`drop table kysely_migration`.execute(db)
  await rejects(assertCompatible(db, 'shop'), isRefusal('start.database.foreign'))
})
