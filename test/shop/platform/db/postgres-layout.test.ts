import { deepEqual, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { assertCompatible, migrate } from '../../../../shop/platform/db/migrate.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { openPostgres } from '../../../../shop/platform/db/postgres/open-postgres.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { StartRefusal } from '../../../../shop/platform/start-error.ts'
import { readSqliteLayout } from '../../../helpers/layout.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { readPostgresLayout } from '../../../helpers/postgres-layout.ts'

const server = process.env.TEST_POSTGRES
const options = { skip: server ? false : 'TEST_POSTGRES names no PostgreSQL server' }

let made = 0

/** The address of an empty database, dropped at the end of the test. */
async function emptyDatabase(t: TestContext): Promise<string> {
  made += 1
  const name = `layout_${process.pid}_${made}`
  const main = await openPostgres(`${server}/postgres`)
  await sql`create database ${sql.ref(name)} template template0`.execute(main)
  t.after(async () => {
    await sql`drop database ${sql.ref(name)} with (force)`.execute(main)
    await main.destroy()
  })
  return `${server}/${name}`
}

async function openMigrated(address: string): Promise<Db> {
  const db = await openPostgres(address)
  await migrate(db)
  return db
}

const isRefusal = (key: string) => (error: unknown) =>
  error instanceof StartRefusal && error.key === key

test('both databases have the same layout', options, async (t) => {
  const postgres = await openMigrated(await emptyDatabase(t))
  t.after(() => postgres.destroy())
  const sqlite = await openDatabase({ dataDir: temporaryFolder(t) })
  t.after(() => sqlite.destroy())

  const expected = await readSqliteLayout(sqlite)
  const { tables, indexes, triggers } = await readPostgresLayout(postgres)

  for (const name of Object.keys(tables)) deepEqual(tables[name], expected.tables[name], name)
  deepEqual(Object.keys(tables), Object.keys(expected.tables))
  deepEqual(triggers, expected.triggers)
  // SQLite compares the key without regard to case itself.
  const { campaign_code_any_case: anyCase, ...others } = indexes
  deepEqual(anyCase, 'unique index campaign_code_any_case on campaign_code lower code')
  const number = 'article number collate nocase'
  deepEqual(others, {
    ...expected.indexes,
    article_number_any_case: expected.indexes.article_number_any_case?.replace(
      number,
      'article lower number',
    ),
  })
})

test('PostgreSQL numbers the rows that SQLite numbers', options, async (t) => {
  const db = await openMigrated(await emptyDatabase(t))
  t.after(() => db.destroy())

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

test('the triggers of PostgreSQL keep what those of SQLite keep', options, async (t) => {
  const db = await openMigrated(await emptyDatabase(t))
  t.after(() => db.destroy())
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

  const turns = await run('select product_id, turn from stock_turn')
  deepEqual(turns.rows, [{ product_id: 7, turn: 2 }])
  const edits = await run('select subject_id from hand_edit')
  deepEqual(edits.rows, [{ subject_id: 'S-2' }])
  await rejects(run(`update staff_audit set subject = 't'`), /only added to/)
  await rejects(run('delete from staff_audit'), /only added to/)
})

test('several processes migrate an empty PostgreSQL database at once', options, async (t) => {
  const address = await emptyDatabase(t)

  const opened = await Promise.all(Array.from({ length: 4 }, () => openMigrated(address)))

  for (const db of opened) {
    const { rows } = await sql`select name from kysely_migration`.execute(db)
    deepEqual(rows, [{ name: '0100-baseline' }])
    await db.destroy()
  }
})

test(
  'a PostgreSQL database of a newer version or another program is refused',
  options,
  async (t) => {
    const db = await openMigrated(await emptyDatabase(t))
    t.after(() => db.destroy())
    await assertCompatible(db, 'shop')

    await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db)
    await rejects(assertCompatible(db, 'shop'), isRefusal('start.database.newer'))
    await sql`drop table kysely_migration`.execute(db)
    await rejects(assertCompatible(db, 'shop'), isRefusal('start.database.foreign'))
  },
)
