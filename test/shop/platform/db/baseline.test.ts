import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { openHandle } from '../../../../shop/platform/db/libsql-handle.ts'
import { migrations } from '../../../../shop/platform/db/migrations/migrations.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { StartError } from '../../../../shop/platform/start-error.ts'
import { readSqliteLayout, readSqliteTexts } from '../../../helpers/layout.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

/** A shop of four products that the earlier steps have laid out. */
const EARLIER = 'test/shop/platform/db/before-baseline.db.gz'

/** The rows of all steps, in order. */
const STEPS = Object.keys(migrations).map((name) => ({ name }))

function earlierFolder(t: TestContext): string {
  const dataDir = temporaryFolder(t)
  writeFileSync(join(dataDir, 'courtside.db'), gunzipSync(readFileSync(EARLIER)))
  return dataDir
}

test('takes over a database with all earlier steps, which is laid out as a new one', async (t) => {
  const earlier = await openDatabase({ dataDir: earlierFolder(t) })
  t.after(() => earlier.destroy())
  const fresh = await openDatabase({ dataDir: temporaryFolder(t) })
  t.after(() => fresh.destroy())

  const { rows } = await sql`select name from kysely_migration order by name`.execute(earlier)
  deepEqual(rows, STEPS)
  const layout = await readSqliteLayout(earlier)
  ok(Object.keys(layout.tables).length > 80)
  deepEqual(layout, await readSqliteLayout(fresh))
  deepEqual(await readSqliteTexts(earlier), await readSqliteTexts(fresh))
  const codes = await earlier.selectFrom('product').select('code').orderBy('id').execute()
  deepEqual(
    codes.map((it) => it.code),
    ['shoe', 'book', 'bike', 'hidden'],
  )
  const found = await sql`select rowid from product_search_sv where product_search_sv match 'aska'`
  deepEqual((await found.execute(earlier)).rows, [{ rowid: 1 }])
})

test('takes an earlier database over once, for whoever opens it', async (t) => {
  const dataDir = earlierFolder(t)

  const opened = await Promise.all([openDatabase({ dataDir }), openDatabase({ dataDir })])

  for (const db of opened) {
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db)
    deepEqual(rows, STEPS)
    await db.destroy()
  }
})

test('refuses a database that lacks an earlier step, and leaves it as it is', async (t) => {
  const dataDir = earlierFolder(t)
  const path = join(dataDir, 'courtside.db')
  const handle = openHandle(path, 0)
  handle.exec(`delete from kysely_migration where name = '0043-approvals'`)
  handle.close()
  const before = readFileSync(path)

  await rejects(
    openDatabase({ dataDir }),
    (error: unknown) =>
      error instanceof StartError &&
      /older version of the shop and lacks step "0043-approvals"; start it once/.test(
        error.message,
      ),
  )

  equal(readFileSync(path).equals(before), true)
})

test(
  'content has an amount and a unit, or neither',
  onShop(async (tx) => {
    const book = tx
      .selectFrom('article')
      .select(['content_amount', 'content_unit'])
      .where('number', '=', 'BOOK-1')
    same(await book.execute(), [{ content_amount: null, content_unit: null }])
    const change = tx.updateTable('article').where('number', '=', 'BOOK-1')
    await change.set({ content_amount: 1.5, content_unit: 'g' }).execute()
    await rejects(change.set({ content_unit: null }).execute())
  }),
)

test(
  'no energy class is beyond A to G',
  onShop(async (tx) => {
    await tx.updateTable('product').set({ energy_class: 'G' }).execute()
    await rejects(sql`update product set energy_class = 'A+'`.execute(tx))
  }),
)
