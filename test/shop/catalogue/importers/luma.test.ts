import { deepEqual, equal, match } from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createShop } from '../../../../shop/app/create-app.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { createSqliteSearch } from '../../../../shop/search/sqlite-search.ts'
import { createVisitor } from '../../../helpers/open-shop.ts'
import { countProducts, listArticles, openImporter } from './import-text.ts'

const SHARED = process.env.COURTSIDE_SHARED ?? '../shared'
const LUMA = resolve(SHARED, 'catalogues/luma')
const PRODUCTS = join(LUMA, 'ConfigurableSampleData_fixtures_products.csv')
const MISSING = `There is no Luma catalogue in ${LUMA}; set COURTSIDE_SHARED to the folder that has catalogues/luma.`

/** Skips aloud where the catalogue is not at hand: it is not part of the project. */
function withLuma(name: string, body: (t: TestContext) => Promise<void>): void {
  test(name, { skip: existsSync(PRODUCTS) ? false : MISSING }, body)
}

withLuma(
  'brings all 1,847 variants of 147 products, and the same again changes nothing',
  async (t) => {
    const importer = openImporter(t)

    const first = await importer.run(PRODUCTS)
    const before = await importer.look(listArticles)
    const second = await importer.run(PRODUCTS)

    equal(first.code, 0, first.error)
    match(
      first.out,
      /Magento layout, 147 products with 1,847 articles\.\n147 new, 0 changed, 0 unchanged/,
    )
    match(second.out, /\n0 new, 0 changed, 147 unchanged; new categories: 0/)
    equal(before.length, 1847)
    deepEqual(await importer.look(listArticles), before)
    deepEqual(await importer.look(countVariants), {
      products: 147,
      fewest: 4,
      most: 15,
      sizes: 13,
      colours: 11,
    })
  },
)

withLuma('files them under the categories of the file, at most three deep', async (t) => {
  const importer = openImporter(t)

  await importer.run(PRODUCTS)

  const rows = await importer.look((db) =>
    db.selectFrom('category').select(['id', 'parent_id', 'level']).orderBy('id').execute(),
  )
  const named = rows.map((it) => it.id)
  equal(rows.length, 28)
  deepEqual(
    rows.filter((it) => it.parent_id === null).map((it) => it.id),
    ['collections', 'men', 'promotions', 'women'],
  )
  equal(named.includes('men-tops-hoodies-sweatshirts'), true)
  equal(Math.max(...rows.map((it) => it.level)), 3)
})

withLuma('tells names, texts, prices, sizes and colours as the file has them', async (t) => {
  const importer = openImporter(t)

  await importer.run(PRODUCTS)

  deepEqual(await importer.look((db) => describe(db, 'magento-mh01')), {
    name: 'Chaz Kangeroo Hoodie',
    slug: 'chaz-kangeroo-hoodie',
    gender: 'men',
    drawing: 'hoodie',
    main: 'men-tops-hoodies-sweatshirts',
    start: 'Ideal for cold-weather training or work outdoors',
    end: '• Machine wash/dry.',
    sizes: 'XS S M L XL XS S M L XL XS S M L XL',
    colours: 'Svart Grå Orange',
    prices: [5200],
    stock: [100],
  })
  const { name, drawing, gender } = await importer.look((db) => describe(db, 'magento-mj06'))
  deepEqual([name, drawing, gender], ['Jupiter All-Weather Trainer', 'jacket', 'men'])
  const named = await importer.look((db) => describe(db, 'magento-ms05'))
  equal(named.name, 'Helios EverCool™ Tee')
})

withLuma('reads bags, equipment, balls, straps and watches', async (t) => {
  const importer = openImporter(t)
  const files = readdirSync(LUMA).filter((it) => /SimpleProduct_products/.test(it))

  const { code, error } = await importer.run(...files.map((it) => join(LUMA, it)))

  equal(code, 0, error)
  equal(files.length, 5)
  equal(await importer.look(countProducts), 14 + 9 + 1 + 1 + 9)
  const ball = await importer.look((db) => describe(db, 'magento-24-wg081-gray'))
  equal(ball.name, 'Sprite Stasis Ball')
  equal(ball.sizes, '55 cm 65 cm 75 cm 55 cm 65 cm 75 cm 55 cm 65 cm 75 cm')
  deepEqual(ball.prices, [2300, 2700, 3200])
  const tote = (await importer.look(listArticles)).find((it) => it.number === '24-WB05')
  deepEqual([tote?.price, tote?.campaign_price], [3200, 2400])
})

withLuma('refuses its files that hold no products', async (t) => {
  const importer = openImporter(t)
  const others = readdirSync(LUMA).filter(
    (it) => it.endsWith('.csv') && !/products(_gear.*)?\.csv$/.test(it),
  )

  for (const name of others) {
    const { code, error } = await importer.run(join(LUMA, name))

    equal(code, 1, name)
    match(error, /Line 1: the header is not that of a product file of Magento or Shopify/)
  }
  equal(others.length, 6)
})

withLuma('lets search find it', async (t) => {
  const importer = openImporter(t)
  await importer.run(PRODUCTS)

  await importer.look(async (db) => {
    const search = createSqliteSearch(db, console.error)
    const page = { language: 'sv', storefront: 'sport', limit: 100, offset: 0 } as const
    equal((await search.searchProducts('MH01-XS-Black', page)).total, 1)
    equal((await search.searchProducts('huvtröja', page)).total, 25)
    equal((await search.searchProducts('hodie', page)).corrected, 'hoodie')
    equal((await search.searchProducts('women jackets', { ...page, language: 'en' })).total, 12)
  })
})

withLuma('shows them in listing, product page, search and cart', async (t) => {
  const importer = openImporter(t)
  await importer.run(PRODUCTS)

  await importer.look(async (db) => {
    const shop = await createShop(db)
    t.after(() => shop.close())
    const visitor = createVisitor(shop, {})
    const page = async (path: string) => {
      const { statusCode, body } = await visitor.ask(path)
      equal(statusCode, 200, path)
      return body
    }

    match(await page('/c/men-tops-jackets'), /Montana Wind Jacket/)
    match(await page('/search?q=huvtr%C3%B6ja'), /Chaz Kangeroo Hoodie/)
    const product = await page('/en/p/chaz-kangeroo-hoodie')
    match(product, /Ideal for cold-weather training/)
    match(product, /MH01-XS-Black/)
    match(await page('/images/chaz-kangeroo-hoodie/black.svg'), /<svg/)

    const articles = [
      { articleNumber: 'MH01-XS-Black', quantity: 2 },
      { articleNumber: 'MH01-XL-Orange', quantity: 1 },
    ]
    const cart = (await visitor.ask('/api/cart/add', { articles })).json()
    equal(cart.quantity, '3')
    const [goods, ...others] = cart.sums
    const extras = cart.orderRows.filter(isExtra).reduce(sumOf, 0)
    const delivery = others.at(-1).priceAmount
    equal(goods.priceAmount, 3 * 5200)
    equal(cart.orderTotalAmount, 3 * 5200 + extras + delivery)
    const rows = (await visitor.ask('/api/cart')).json().orderRows
    deepEqual(
      rows
        .filter((it: Row) => !isExtra(it))
        .map((it: Row) => [it.name, it.size, it.color, it.quantity]),
      [
        ['Chaz Kangeroo Hoodie', 'XS', 'Svart', 2],
        ['Chaz Kangeroo Hoodie', 'XL', 'Orange', 1],
      ],
    )
  })
})

interface Row {
  readonly name: string
  readonly size: string
  readonly color: string
  readonly quantity: number
  readonly totalPriceAmount?: number
  readonly isFeeRow?: boolean
  readonly isServiceRow?: boolean
}

function isExtra({ isFeeRow, isServiceRow }: Row): boolean {
  return Boolean(isFeeRow || isServiceRow)
}

function sumOf(sum: number, { totalPriceAmount = 0 }: Row): number {
  return sum + totalPriceAmount
}

async function countVariants(db: Db) {
  const rows = await db.selectFrom('article').select(['product_id', 'size', 'colour_id']).execute()
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.product_id, (counts.get(row.product_id) ?? 0) + 1)
  return {
    products: counts.size,
    fewest: Math.min(...counts.values()),
    most: Math.max(...counts.values()),
    sizes: new Set(rows.map((it) => it.size)).size,
    colours: new Set(rows.map((it) => it.colour_id)).size,
  }
}

async function describe(db: Db, code: string) {
  const product = await db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .where('code', '=', code)
    .where('lang', '=', 'sv')
    .select(['id', 'slug', 'gender', 'drawing', 'name', 'description', 'main_category_id'])
    .executeTakeFirstOrThrow()
  const articles = (await listArticles(db)).filter((it) => it.code === code)
  const each = <Value>(values: readonly Value[]) => [...new Set(values)]
  return {
    name: product.name,
    slug: product.slug,
    gender: product.gender,
    drawing: product.drawing,
    main: product.main_category_id,
    start: product.description.split(',')[0],
    end: product.description.split('\n').at(-1),
    sizes: articles.map((it) => it.size).join(' '),
    colours: each(articles.map((it) => it.colour_sv)).join(' '),
    prices: each(articles.map((it) => it.price)),
    stock: each(articles.map((it) => it.available)),
  }
}
