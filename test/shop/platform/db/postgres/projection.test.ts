import { deepEqual, equal, notEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { createShop } from '../../../../../shop/app/create-app.ts'
import { openProjection } from '../../../../../shop/catalogue/projection/open-projection.ts'
import { forgetChanges, TOLD_MS } from '../../../../../shop/platform/db/change-log.ts'
import { openDatabase } from '../../../../../shop/platform/db/open-database.ts'
import { readRow, readRows } from '../../../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../../../shop/platform/db/schema.ts'
import { createSqliteSearch } from '../../../../../shop/search/sqlite-search.ts'
import { callAfter } from '../../../../helpers/call-after.ts'
import { temporaryFolder } from '../../../../helpers/open-shop.ts'
import { seedRowShop } from '../../../../helpers/row-shop.ts'
import {
  type Filling,
  openEmptyDatabase,
  openTestDatabase,
  reopen,
} from '../../../../helpers/test-database.ts'

const GOODS: Filling = { name: 'row-shop', fill: seedRowShop }
const PAGE = { language: 'sv', storefront: 'sport', limit: 9, offset: 0 } as const

/** Goods on a server, and a search in a copy of them. */
async function openGoods(t: TestContext, dataDir = temporaryFolder(t)) {
  const db = await openEmptyDatabase(t)
  await seedRowShop(db)
  const projection = await openProjection(db, dataDir)
  callAfter(t, () => projection.close())
  const search = projection.upToDate(createSqliteSearch(projection.db, console.error))
  const find = async (query: string, more = {}) =>
    (await search.searchProducts(query, { ...PAGE, ...more })).ids
  const { caughtUp } = projection.upToDate({ caughtUp: async () => {} })
  return { db, dataDir, projection, find, caughtUp }
}

const nameOf = async (copy: Db, id: number) =>
  (
    await readRow<{ name: string }>(
      copy,
      `select name from product_text where product_id = ?1 and lang = 'sv'`,
      [id],
    )
  )?.name

/** Lets nobody read the goods until the transaction ends. */
async function holdGoods(on: Db) {
  const tx = await on.startTransaction().execute()
  await sql`lock table product_text in access exclusive mode`.execute(tx)
  return tx
}

const rename = (on: Db, id: number, name: string) =>
  on.updateTable('product_text').set({ name }).where('product_id', '=', id).execute()

test('words of the goods are found in the copy, and no others than on sale', async (t) => {
  const { find } = await openGoods(t)
  deepEqual(await find('åska'), [1])
  deepEqual(await find('boken'), [2])
  deepEqual(await find('dold'), [])
})

test('what was committed before a search is found by it', async (t) => {
  const { db, find } = await openGoods(t)
  await rename(db, 1, 'Blixt')
  await db.updateTable('catalogue_version').set({ version: 2 }).execute()
  deepEqual([await find('blixt'), await find('åska')], [[1], []])

  await db.deleteFrom('product').where('id', '=', 1).execute()
  await db.updateTable('catalogue_version').set({ version: 3 }).execute()
  deepEqual(await find('blixt'), [])
})

test('a search during a long catch-up finds what was there before, and afterwards what is there', async (t) => {
  const { db, find, projection } = await openGoods(t)
  const ask = async (words: string) => (await find(words, { catalogueVersion: 2 })).length
  await rename(db, 1, 'Blixt')
  await db.updateTable('catalogue_version').set({ version: 2 }).execute()
  const holding = await holdGoods(await reopen(t, db))

  deepEqual([await ask('blixt'), await ask('åska')], [0, 1])

  await holding.commit().execute()
  await projection.follower?.catchUp()
  deepEqual([await ask('blixt'), await ask('åska')], [1, 0])
})

test('a copy that listens follows without any search', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { db, dataDir, close } = await openTestDatabase(GOODS)
  callAfter(t, close)
  const shop = await createShop(db, { dataDir })
  await shop.listen({ port: 0, host: '127.0.0.1' })
  await rename(db, 1, 'Blixt')
  t.mock.timers.tick(1000)
  await shop.close()

  const copy = await openDatabase({
    dataDir,
    databaseUrl: pathToFileURL(join(dataDir, 'projection.db')).href,
  })
  callAfter(t, () => copy.destroy())
  equal(await nameOf(copy, 1), 'Blixt')
})

test('a change whose transaction ends after a later one is not lost', async (t) => {
  const { db, projection, caughtUp } = await openGoods(t)
  const other = await reopen(t, db)
  const slow = await other.startTransaction().execute()
  await rename(slow, 1, 'Sen')
  await rename(db, 2, 'Snabb')
  await caughtUp()
  deepEqual([await nameOf(projection.db, 1), await nameOf(projection.db, 2)], ['Åska', 'Snabb'])

  await slow.commit().execute()
  await rename(db, 3, 'Sist')
  await caughtUp()

  deepEqual([await nameOf(projection.db, 1), await nameOf(projection.db, 3)], ['Sen', 'Sist'])
})

test('a transaction tells a product once, however much of it changes', async (t) => {
  const { db } = await openGoods(t)
  const text = `select kind, product_id as "productId" from catalogue_change
    where xid >= pg_current_xact_id() order by 1, 2`
  const told = await db.transaction().execute(async (tx) => {
    await tx.updateTable('product_text').set({ trait: 'ny' }).execute()
    await tx.updateTable('product').set({ brand: 'Ny' }).where('id', '<', 3).execute()
    await tx.updateTable('article').set({ position: 7 }).where('product_id', '=', 1).execute()
    for (const available of [0, 3]) await tx.updateTable('stock').set({ available }).execute()
    return readRows<{ kind: string; productId: number }>(tx, text, [])
  })
  const of = (kind: string) => told.filter((it) => it.kind === kind).map((it) => it.productId)
  deepEqual([of('product'), of('stock')], [[1, 2, 3, 4], [...new Set(of('stock'))]])
})

test('an article that sells out or comes back is told, and any other sale is not', async (t) => {
  const { db, projection, caughtUp } = await openGoods(t)
  const sell = (pieces: number) =>
    db
      .updateTable('stock')
      .set((it) => ({ available: it('available', '-', pieces) }))
      .where('article_number', '=', 'SHOE-42')
      .execute()
  const told = async () =>
    (
      await readRow<{ n: number }>(
        db,
        `select count(*) as n from catalogue_change where kind = 'stock'`,
        [],
      )
    )?.n ?? 0
  const inCopy = async () => {
    await caughtUp()
    const text = `select available from stock where article_number = 'SHOE-42'`
    return (await readRow<{ available: number }>(projection.db, text, []))?.available
  }
  const before = await told()
  await sell(1)
  equal(await told(), before)
  await sell(4)
  deepEqual([await told(), await inCopy()], [before + 1, 0])
  await sell(-2)
  deepEqual([await told(), await inCopy()], [before + 2, 2])
  deepEqual(await readRow(projection.db, 'select count(*) as n from stock_turn', []), { n: 1 })
})

test('the categories of the copy are those of the shop', async (t) => {
  const { db, projection, caughtUp } = await openGoods(t)
  await sql`update category_text set name = 'Till fots' where category_id = 'shoes'`.execute(db)
  await caughtUp()
  const text = `select count(*) as n from category_text where name = 'Till fots'`
  deepEqual(await readRow(projection.db, text, []), { n: 2 })
})

test('a copy that is there is followed from where it was, and one of another database begins anew', async (t) => {
  const { db, dataDir, projection } = await openGoods(t)
  await rename(projection.db, 2, 'Bara här')
  await projection.close()
  await rename(db, 1, 'Medan den var borta')

  const again = await openProjection(db, dataDir)
  deepEqual(
    [await nameOf(again.db, 1), await nameOf(again.db, 2)],
    ['Medan den var borta', 'Bara här'],
  )
  await again.close()

  const other = await openGoods(t, dataDir)
  equal(await nameOf(other.projection.db, 2), 'Boken')
})

const countChanges = async (db: Db, which = 'true') => {
  const text = `select count(*) as n from catalogue_change where ${which}`
  return (await readRow<{ n: number }>(db, text, []))?.n
}

test('changes are forgotten once every copy has been told', async (t) => {
  const { db } = await openGoods(t)
  const before = await countChanges(db)
  await forgetChanges(db, Date.now())
  equal(await countChanges(db), before)
  notEqual(before, 0)
  await forgetChanges(db, Date.now() + 2 * TOLD_MS)
  equal(await countChanges(db), 0)
})

test('changes that a restore has brought from a server with higher numbers are forgotten', async (t) => {
  const { db } = await openGoods(t)
  const before = await countChanges(db)
  await sql`insert into catalogue_change (kind, xid) values ('categories', '99999999999')`.execute(
    db,
  )
  await forgetChanges(db, Date.now())
  equal(await countChanges(db, `xid = '99999999999'`), 0)
  equal(await countChanges(db), before)
})
