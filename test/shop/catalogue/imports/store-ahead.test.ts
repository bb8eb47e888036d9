import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { createShop } from '../../../../shop/app/create-app.ts'
import { findFreeProductId } from '../../../../shop/catalogue/imports/document-queries.ts'
import { deleteLostRows, listLostProducts } from '../../../../shop/catalogue/imports/store-ahead.ts'
import { databaseFileOf } from '../../../../shop/platform/db/dialect/sql-dialect.ts'
import { openHandle } from '../../../../shop/platform/db/libsql-handle.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { createVisitor, databaseFolder } from '../../../helpers/open-shop.ts'
import { ON_SQLITE } from '../../../helpers/query-plans.ts'
import { allRows, onEmptyDatabase, same } from '../../../helpers/row-database.ts'
import { seedRowShop } from '../../../helpers/row-shop.ts'
import { shopify } from '../importers/import-text.ts'
import { importInto, NOW, readCatalogue } from './importing.ts'

const PRODUCTS = 120
const MAT = 'M-7'

const mats = shopify(
  ...Array.from({ length: PRODUCTS }, (_, at) => ({
    Handle: `mat-${at}`,
    Title: `Matta ${at}`,
    'Variant SKU': `M-${at}`,
    'Variant Price': '100',
    'Variant Inventory Qty': '5',
  })),
)

class Ended extends Error {}

/** Ends an import as a kill does: from then on nothing more is written. */
async function importUntilStored(dataDir: string, path: string, products: number): Promise<void> {
  let isEnded = false
  const watcher = (step: string, done: number) => {
    isEnded = step === 'stored' && done === products
    if (isEnded) throw new Ended()
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isEnded) throw new Ended()
      return result
    },
  }
  const importing = importInto({ dataDir }, path, { watcher, wrap: (db) => db.withPlugin(plugin) })
  await rejects(importing, Ended)
}

test(
  'of what an import has written ahead nothing is seen or sold, and an ended one leaves nothing',
  ON_SQLITE,
  async (t) => {
    const dataDir = await databaseFolder(t)
    const path = join(dataDir, 'mats.csv')
    writeFileSync(path, mats)
    const db = await openDatabase({ dataDir })
    const shop = await createShop(db)
    const buyer = createVisitor(shop, {})
    const before = JSON.stringify(await readCatalogue(db))

    await importUntilStored(dataDir, path, 100)

    equal(await countOf(MAT), 1)
    equal(JSON.stringify(await readCatalogue(db)), before)
    const quick = await buyer.ask('/api/quickSearch', 'matta', { method: 'POST' })
    const add = await buyer.ask('/api/cart/add', { articleNumber: MAT, quantity: 1 })
    const pages = ['/p/mat-7', '/search?q=matta', '/sitemap.xml']
    const answers = await Promise.all(pages.map((it) => buyer.ask(it)))
    ok(add.statusCode >= 400 && add.statusCode < 500, add.body)
    equal(answers[0]?.statusCode, 404)
    // The address of a page that is not there stands in the page.
    for (const { body } of [...answers.slice(1), quick]) ok(!/mat-7|Matta 7/.test(body), body)

    writeFileSync(path, mats.replaceAll('M-', 'N-'))
    await importInto({ dataDir }, path, { clock: () => NOW + 1000 })

    equal(await countOf(MAT), 0)
    equal(await countOf('N-7'), 1)
    deepEqual(await listLostProducts(db), [])
    const bought = await buyer.ask('/api/cart/add', { articleNumber: 'N-7', quantity: 5 })
    equal(bought.statusCode, 200, bought.body)
    await shop.close()
    await db.destroy()

    async function countOf(number: string): Promise<number> {
      return (
        await db.selectFrom('article').select('number').where('number', '=', number).execute()
      ).length
    }
  },
)

const LOST_TEXT = `insert into product_text (product_id, lang, name, description, type)
  values (?, 'sv', 'Kvar', '', 'sak')`
const LOST_ARTICLE = `insert into article (number, product_id, position, price, business_price)
  values ('LOST', ?, 0, 100, 80)`

test(
  'rows of products that never came are listed and taken away, and no other product has their id',
  ON_SQLITE,
  onEmptyDatabase(async (db) => {
    await seedRowShop(db)
    const [texts, articles] = [await allRows(db, 'product_text'), await allRows(db, 'article')]
    same(await listLostProducts(db), [])
    const free = await findFreeProductId(db)
    const beside = openHandle(databaseFileOf(db) ?? '', 5000)
    beside.exec('pragma foreign_keys = off')
    for (const id of [free, free + 4]) beside.run(LOST_TEXT, [id])
    beside.run(LOST_ARTICLE, [free + 5])
    beside.exec(`insert into stock (article_number, available) values ('LOST', 3)`)
    beside.close()

    same(await findFreeProductId(db), free + 6)
    same(await listLostProducts(db), [free, free + 4, free + 5])
    await db.transaction().execute((tx) => deleteLostRows(tx, [1, free, free + 4, free + 5]))

    same(await listLostProducts(db), [])
    same(await allRows(db, 'product_text'), texts)
    same(await allRows(db, 'article'), articles)
    same(
      await db.selectFrom('stock').selectAll().where('article_number', '=', 'LOST').execute(),
      [],
    )
  }),
)
