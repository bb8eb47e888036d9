import { test } from 'node:test'
import { bumpVersion } from '../../../shop/catalogue/catalogue-version.ts'
import { storeCatalogue, storeProducts } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Db, Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onEmptyDatabase, onShop, same } from '../../helpers/row-database.ts'
import { NOW, rowCatalogue } from '../../helpers/row-shop.ts'
import { openTwice } from '../../helpers/two-processes.ts'

const OPTIONS = { source: 'test', now: NOW }

const store = (db: Db, change: object = {}) =>
  storeCatalogue(db, { ...rowCatalogue(), ...change }, OPTIONS)

test(
  'a catalogue is written once, with its gifts, and counted as one version',
  onEmptyDatabase(async (db) => {
    same(await store(db), { written: 4, unchanged: 0 })
    same(await store(db), { written: 0, unchanged: 4 })

    same(await allRows(db, 'gift'), [{ article_number: 'BOOK-1', from_total: 500_000 }])
    same(await allRows(db, 'catalogue_version'), [{ id: 1, version: 1, campaigns_at: null }])
  }),
)

test(
  'a gift or a category that changes alone is a new version too',
  onEmptyDatabase(async (db) => {
    const [category] = rowCatalogue().categories
    await store(db)

    await store(db, { gifts: [{ articleNumber: 'BOOK-1', fromTotal: 1 }] })
    await store(db, { categories: [{ ...category, position: 9 }], gifts: [] })
    await store(db, { categories: [], gifts: [] })

    same(await allRows(db, 'gift'), [{ article_number: 'BOOK-1', from_total: 1 }])
    same(await allRows(db, 'catalogue_version'), [{ id: 1, version: 3, campaigns_at: null }])
  }),
)

test(
  'products that have changed are written, the others left alone',
  onShop(async (tx) => {
    const { products } = rowCatalogue()
    const changed = products.map((it) => (it.id === 'book' ? { ...it, brand: 'Blad' } : it))

    same(await storeProducts(tx, changed, OPTIONS), { written: 1, unchanged: 3 })
    same(await storeProducts(tx, [], OPTIONS), { written: 0, unchanged: 0 })

    const brands = tx.selectFrom('product').select(['id', 'brand']).orderBy('id')
    same((await brands.execute())[1], { id: 2, brand: 'Blad' })
    same(await allRows(tx, 'catalogue_version'), [{ id: 1, version: 2, campaigns_at: null }])
  }),
)

test(
  'each change of the catalogue has a version of its own',
  onShop(async (tx) => {
    await tx.updateTable('catalogue_version').set({ version: 7 }).execute()
    await bumpVersion(tx)
    same(await tx.selectFrom('catalogue_version').selectAll().execute(), [
      { id: 1, version: 8, campaigns_at: null },
    ])
  }),
)

test('two processes that store new products at the same moment give them different ids', async (t) => {
  const { first, other, overtaken } = await openTwice(t, async (db) => {
    await store(db, { products: [], gifts: [] })
  })
  const [shoe, book] = rowCatalogue().products
  const add = (tx: Tx, product = shoe) => storeProducts(tx, product ? [product] : [], OPTIONS)
  await add(first)

  await overtaken(inTransaction(other, (tx) => add(tx, book)))

  same(await other.selectFrom('product').select(['id', 'code']).orderBy('id').execute(), [
    { id: 1, code: 'shoe' },
    { id: 2, code: 'book' },
  ])
})
