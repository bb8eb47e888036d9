import { deepEqual, equal, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue.ts'
import { storeCatalogue, storeProducts } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { openProjection } from '../../../shop/catalogue/projection/open-projection.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { callAfter } from '../../helpers/call-after.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { openEmptyDatabase } from '../../helpers/test-database.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 21)

const store = (db: Db, catalogue = smallCatalogue(), now = NOW) =>
  storeCatalogue(db, catalogue, { source: 'test', now })

/** The products that the search finds by words of its index. */
async function find(
  t: TestContext,
  db: Db,
  { table, words }: { readonly table: string; readonly words: string },
): Promise<string[]> {
  const projection = await openProjection(db)
  callAfter(t, projection.close)
  const name = sql.table(table)
  const { rows } = await sql<{ code: string }>`
    select code from ${name} join product on product.id = ${name}.rowid
     where ${name} match ${words}`.execute(projection.db)
  return rows.map((it) => it.code)
}

const version = async (db: Db) =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version

/** The small catalogue with one product replaced. */
function changed(id: string, change: (product: CatalogueProduct) => Partial<CatalogueProduct>) {
  const catalogue = smallCatalogue()
  const products = catalogue.products.map((it) => (it.id === id ? { ...it, ...change(it) } : it))
  return { ...catalogue, products }
}

test('writes everything once, and nothing the second time', async (t) => {
  const db = await openEmptyDatabase(t)
  const count = smallCatalogue().products.length

  deepEqual(await store(db), { written: count, unchanged: 0 })
  deepEqual(await store(db), { written: 0, unchanged: count })
  equal(await version(db), 1)
})

test('files a product under its categories and all above them', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)

  const rows = await db
    .selectFrom('product_category')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['category_id', 'is_main'])
    .where('code', '=', 'shoe')
    .orderBy('category_id')
    .execute()

  deepEqual(rows, [
    { category_id: 'running', is_main: 0 },
    { category_id: 'running-shoes', is_main: 1 },
    { category_id: 'shoes', is_main: 0 },
  ])
  deepEqual(await db.selectFrom('category').select(['id', 'level']).orderBy('id').execute(), [
    { id: 'gym', level: 1 },
    { id: 'running', level: 2 },
    { id: 'running-shoes', level: 3 },
    { id: 'shoes', level: 1 },
  ])
})

test('refuses a category that would lie below itself, whichever part of the tree it names', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)
  const top = smallCatalogue().categories.filter((it) => it.id === 'shoes')
  const below = top.map((it) => ({ ...it, parentId: 'running' }))

  await rejects(
    store(db, { categories: below, products: [], gifts: [] }),
    /shoes lies deeper than 3 levels/,
  )
  const kept = await db
    .selectFrom('category')
    .select('parent_id')
    .where('id', '=', 'shoes')
    .execute()
  deepEqual(kept, [{ parent_id: null }])
})

test('keeps what each product costs at least and at most, for listings', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)

  const row = await db
    .selectFrom('product')
    .select(['min_price', 'max_price', 'min_business_price', 'has_campaign', 'is_bulky'])
    .where('code', '=', 'sale')
    .executeTakeFirst()

  deepEqual(row, {
    min_price: 39_900,
    max_price: 39_900,
    min_business_price: 40_000,
    has_campaign: 1,
    is_bulky: 0,
  })
})

test('finds products by folded words in each language', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)

  deepEqual(await find(t, db, { table: 'product_search_sv', words: 'type:loparsko*' }), ['shoe'])
  deepEqual(await find(t, db, { table: 'product_search_sv', words: 'numbers:"SHOE-44"' }), ['shoe'])
  deepEqual(await find(t, db, { table: 'product_search_en', words: 'thunder' }), ['shoe'])
  deepEqual(await find(t, db, { table: 'product_search_en', words: 'aska' }), [])
})

test('replaces a changed product, keeps its id, and withdraws what it no longer has', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)
  const idOf = async () =>
    (await db.selectFrom('product').select('id').where('code', '=', 'shoe').executeTakeFirst())?.id
  const before = await idOf()

  const stored = await store(
    db,
    changed('shoe', ({ articles }) => ({
      name: { sv: 'Löparsko Dunder', en: 'Running shoe Rumble' },
      articles: articles.slice(1).map((it) => ({ ...it, stock: 7 })),
    })),
  )

  deepEqual([stored.written, await idOf(), await version(db)], [1, before, 2])
  const rows = await db
    .selectFrom('article')
    .innerJoin('stock', 'article_number', 'number')
    .select(['number', 'published', 'available'])
    .where('product_id', '=', before ?? 0)
    .orderBy('number')
    .execute()
  deepEqual(
    rows.map((it) => [it.number, it.published, it.available]),
    [
      ['SHOE-42', 0, 50],
      ['SHOE-43', 1, 7],
      ['SHOE-44', 1, 7],
      ['SHOE-45', 1, 7],
    ],
  )
  deepEqual(await find(t, db, { table: 'product_search_sv', words: 'aska' }), [])
})

test('remembers what an article has cost', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)
  const campaign = changed('last', ({ articles }) => ({
    articles: articles.map((it) => ({ ...it, campaignPrice: 15_000 })),
  }))
  await store(db, campaign, NOW + 40 * DAY)

  const history = await db
    .selectFrom('price_history')
    .select(['valid_from', 'price'])
    .where('article_number', '=', 'LAST-1')
    .orderBy('valid_from')
    .execute()
  const article = await db
    .selectFrom('article')
    .select('lowest_price')
    .where('number', '=', 'LAST-1')
    .executeTakeFirst()

  deepEqual(history, [
    { valid_from: NOW, price: 20_000 },
    { valid_from: NOW + 40 * DAY, price: 15_000 },
  ])
  equal(article?.lowest_price, 20_000)
})

test('announces no reduction from a price that it has not known for thirty days', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)
  const campaign = changed('last', ({ articles }) => ({
    articles: articles.map((it) => ({ ...it, campaignPrice: 15_000 })),
  }))
  await store(db, campaign, NOW + 10 * DAY)

  const article = await db
    .selectFrom('article')
    .select(['campaign_price', 'lowest_price'])
    .where('number', '=', 'LAST-1')
    .executeTakeFirst()

  deepEqual(article, { campaign_price: 15_000, lowest_price: null })
})

test('refuses an article number and an address that are taken, and keeps nothing of the call', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)
  const duplicate = { ...smallCatalogue().products[0], id: 'twin' } as CatalogueProduct
  const add = (product: CatalogueProduct) =>
    db.transaction().execute((tx) => storeProducts(tx, [product], { source: 'twin' }))

  await rejects(
    add({ ...duplicate, slug: 'twin' }),
    /twin has the article number of another product/,
  )
  await rejects(add(duplicate), /twin has the slug of another product/)
  equal(await version(db), 1)
})

test('takes products one by one as they come, and says how far it is', async (t) => {
  const db = await openEmptyDatabase(t)
  await store(db)
  const progress: number[] = []
  async function* many() {
    const [model] = smallCatalogue().products
    for (let count = 0; count < 250 && model; count += 1) {
      const articles = [{ number: `MANY-${count}`, price: 100, stock: 1 }]
      yield { ...model, id: `many-${count}`, slug: `many-${count}`, articles }
    }
  }

  const stored = await db
    .transaction()
    .execute((tx) =>
      storeProducts(tx, many(), { source: 'many', onProgress: (it) => progress.push(it) }),
    )

  deepEqual([stored, progress], [{ written: 250, unchanged: 0 }, [100, 200]])
})
