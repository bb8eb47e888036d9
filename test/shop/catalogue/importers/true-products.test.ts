import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { createShop } from '../../../../shop/app/create-app.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { createVisitor } from '../../../helpers/open-shop.ts'
import { listArticles, magento, openImporter, shopify } from './import-text.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function listProducts(db: Db) {
  return db
    .selectFrom('product')
    .select(['code', 'drawing', 'is_bulky', 'new_until'])
    .orderBy('id')
    .execute()
}

test('a bicycle, a tube and any unknown thing have the neutral picture and no fee', async (t) => {
  const importer = openImporter(t)
  await importer.give(
    magento(
      { sku: 'A', name: 'Landsvägscykel', price: '9000', qty: '1', categories: 'Cyklar' },
      { sku: 'B', name: 'Inner tube 28"', price: '90', qty: '1', categories: 'Bikes' },
      { sku: 'C', name: 'Kayak', price: '9000', qty: '1' },
      { sku: 'D', name: 'Treadmill', price: '9000', qty: '1' },
    ),
  )

  const rows = await importer.look(listProducts)
  deepEqual(
    rows.map((it) => [it.drawing, it.is_bulky]),
    [
      ['article', 0],
      ['article', 0],
      ['article', 0],
      ['treadmill', 0],
    ],
  )
  await importer.look(async (db) => {
    const shop = await createShop(db)
    t.after(() => shop.close())
    const visitor = createVisitor(shop, {})
    equal((await visitor.ask('/images/kayak/default.svg')).statusCode, 200)
    const cart = await visitor.ask('/api/cart/add', { articleNumber: 'A', quantity: 1 })
    deepEqual(
      cart
        .json<{ orderRows: { isFeeRow?: boolean; isServiceRow?: boolean }[] }>()
        .orderRows.filter((it) => it.isFeeRow || it.isServiceRow),
      [],
    )
  })
})

for (const none of ['None', 'none', 'N/A', 'n/a', '-', '–', 'NULL', ' None ']) {
  test(`a size called "${none}" is none`, async (t) => {
    const importer = openImporter(t)
    await importer.give(
      shopify({
        Handle: 'mat',
        Title: 'Mat',
        'Variant Price': '100',
        'Option1 Name': 'Size',
        'Option1 Value': none,
        'Option2 Name': 'Color',
        'Option2 Value': 'Red',
      }),
    )
    await importer.give(
      magento({
        sku: 'B',
        name: 'Block',
        price: '10',
        additional_attributes: `size=${none},color=${none}`,
      }),
    )

    const articles = await importer.look(listArticles)
    deepEqual(
      articles.map((it) => [it.size, it.colour_sv]),
      [
        [null, 'Röd'],
        [null, null],
      ],
    )
  })
}

test('nothing of the first day is new, whatever imports it has; what comes later is', async (t) => {
  const importer = openImporter(t)
  const one = importer.write('one.csv', magento({ sku: 'A', name: 'A', price: '1' }))
  const two = importer.write('two.csv', magento({ sku: 'B', name: 'B', price: '1' }))
  const now = Date.now()
  await importer.run(one, two)
  await importer.give(magento({ sku: 'A1', name: 'A1', price: '1' }))
  await importer.look((db) =>
    db
      .updateTable('product')
      .set((it) => ({ created_at: it('created_at', '-', DAY_MS) }))
      .execute(),
  )
  await importer.give(
    magento({ sku: 'A', name: 'A!', price: '2' }, { sku: 'C', name: 'C', price: '1', qty: '3' }),
  )

  const rows = await importer.look(listProducts)
  deepEqual(
    rows.map((it) => it.new_until !== null),
    [false, false, false, true],
  )
  await importer.look(async (db) => {
    const shop = await createShop(db)
    t.after(() => shop.close())
    const { body } = await createVisitor(shop, {}).ask('/search')
    equal(body.match(/product-badge--new/g)?.length, 1)
    const home = (await createVisitor(shop, {}).ask('/')).body
    deepEqual([home.includes('id="news"'), home.includes('id="range"')], [true, false])
    equal(home.match(/class="product-card"/g)?.length, 1)
    deepEqual(await emptyCartWays(shop), [
      ['/search?sort=newest', ''],
      ['/en/search?sort=newest', ''],
    ])
    await db
      .updateTable('product')
      .set({ new_until: now - 1 })
      .execute()
    await db.updateTable('catalogue_version').set({ version: 99 }).execute()
    const later = await createVisitor(shop, {}).ask('/search')
    equal(later.body.includes('product-badge--new'), false)
    const quiet = (await createVisitor(shop, {}).ask('/')).body
    deepEqual([quiet.includes('id="news"'), quiet.includes('id="range"')], [false, true])
    const all = [
      ['/search', 'Visa alla varor'],
      ['/en/search', 'Show everything'],
    ]
    deepEqual(await emptyCartWays(shop), all)
    match(await pageOf(shop, '/cart'), /href="\/search">Visa alla varor</)
    match(await pageOf(shop, '/en/checkout'), /href="\/en\/search">Show everything</)
  })
})

test('a file says itself until when something is new', async (t) => {
  const importer = openImporter(t)
  const dates = (from: string, to: string) => ({ new_from_date: from, new_to_date: to })
  await importer.give(
    magento(
      { sku: 'A', name: 'A', price: '1', ...dates('2026-11-01', '2026-12-01') },
      { sku: 'B', name: 'B', price: '1', ...dates('2026-11-10', '') },
      { sku: 'C', name: 'C', price: '1', ...dates('2026-12-24', '2026-12-31') },
      { sku: 'D', name: 'D', price: '1', ...dates('', '2026-01-01') },
    ),
  )

  const rows = await importer.look(listProducts)
  deepEqual(
    rows.map((it) => it.new_until),
    [Date.UTC(2026, 11, 1) + DAY_MS, Date.UTC(2026, 11, 10) + DAY_MS, null, null],
  )
})

test('a reduction is announced from prices that the imports have seen for thirty days', async (t) => {
  const importer = openImporter(t)
  const products = (price: string) =>
    magento({ sku: 'A', name: 'A', price: '100', special_price: price })
  await importer.give(products('80'))
  const lowest = () =>
    importer.look(async (db) => {
      const row = await db
        .selectFrom('article')
        .select(['campaign_price', 'lowest_price'])
        .executeTakeFirst()
      return [row?.campaign_price, row?.lowest_price]
    })

  deepEqual(await lowest(), [8_000, null])
  await importer.look(async (db) => {
    const shop = await createShop(db)
    t.after(() => shop.close())
    const visitor = createVisitor(shop, {})
    const { body } = await visitor.ask('/p/a')
    equal(/Lägsta pris/.test(body), false)
    const cart = await visitor.ask('/api/cart/add', { articleNumber: 'A', quantity: 1 })
    equal(cart.body.includes('originalPrice'), false)
  })
  await importer.look((db) =>
    db
      .updateTable('price_history')
      .set((it) => ({ valid_from: it('valid_from', '-', 31 * DAY_MS) }))
      .execute(),
  )
  await importer.give(products('60'))
  deepEqual(await lowest(), [6_000, 8_000])
})

type Shop = Awaited<ReturnType<typeof createShop>>

async function pageOf(shop: Shop, path: string): Promise<string> {
  return (await createVisitor(shop, {}).ask(path)).body
}

/** Where the carts in the header and on the page lead while they are empty, and what they call it. */
async function emptyCartWays(shop: Shop): Promise<string[][]> {
  const ways = []
  for (const path of ['/cart', '/en/cart', '/checkout', '/en/checkout']) {
    const tags = (await pageOf(shop, path)).match(/<(mini-cart|cart-table|shop-checkout)[^>]*>/g)
    equal(tags?.length, 2, path)
    for (const tag of tags ?? []) {
      const [, url = ''] = / shopurl="([^"]*)"/.exec(tag) ?? []
      const [, label = ''] = / shoplabel="([^"]*)"/.exec(tag) ?? []
      ways.push(JSON.stringify([url, label]))
    }
  }
  return [...new Set(ways)].map((it) => JSON.parse(it))
}
