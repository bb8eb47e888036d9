import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { countProducts, listArticles, magento, openImporter } from './import-text.ts'

const VARIANT = { visibility: 'Not Visible Individually', price: '499', qty: '3' }
const SHOE = { sku: 'SHOE', product_type: 'configurable', name: 'Swift Trainer', price: '0' }

function variant(sku: string, size: string, colour: string, more = {}) {
  return {
    ...VARIANT,
    sku,
    name: sku,
    additional_attributes: `size=${size},color=${colour}`,
    ...more,
  }
}

test('joins variants to their product, by colour and then by size', async (t) => {
  const importer = openImporter(t)

  const { code, error } = await importer.give(
    magento(
      variant('S-42', '42', 'Black'),
      {
        ...SHOE,
        configurable_variations:
          'sku=S-42,size=42,color=Black|sku=S-9,size=9,color=Black|sku=S-R,size=42,color=Red',
      },
      variant('S-R', '42', 'Red'),
      variant('S-9', '9', 'Black', { price: '399', special_price: '299' }),
    ),
  )

  equal(code, 0, error)
  const common = { code: 'magento-shoe', available: 3 }
  deepEqual(await importer.look(listArticles), [
    {
      ...common,
      number: 'S-9',
      size: '9',
      colour_sv: 'Svart',
      price: 39_900,
      campaign_price: 29_900,
    },
    {
      ...common,
      number: 'S-42',
      size: '42',
      colour_sv: 'Svart',
      price: 49_900,
      campaign_price: null,
    },
    { ...common, number: 'S-R', size: '42', colour_sv: 'Röd', price: 49_900, campaign_price: null },
  ])
})

test('reads the special price while it runs, and not when it is no lower', async (t) => {
  const importer = openImporter(t)
  const sale = { name: 'Mat', price: '200', special_price: '150' }

  await importer.give(
    magento(
      {
        ...sale,
        sku: 'runs',
        special_price_from_date: '11/1/26',
        special_price_to_date: '2026-11-21',
      },
      { ...sale, sku: 'over', special_price_to_date: '11/20/26, 12:00 AM' },
      { ...sale, sku: 'comes', special_price_from_date: '2026-12-01 00:00:00' },
      { ...sale, sku: 'same', special_price: '200' },
    ),
  )

  const articles = await importer.look(listArticles)
  deepEqual(
    articles.map((it) => [it.number, it.campaign_price]),
    [
      ['runs', 15_000],
      ['over', null],
      ['comes', null],
      ['same', null],
    ],
  )
})

test('takes the Swedish and English texts of store views, and leaves other ones out', async (t) => {
  const importer = openImporter(t)

  const { out } = await importer.give(
    magento(
      { sku: 'B', name: 'Ball', price: '10', url_key: 'ball' },
      { sku: 'B', store_view_code: 'se_sv', name: 'Boll', price: '' },
      { sku: 'B', store_view_code: 'german', name: 'Kugel', price: '' },
    ),
  )

  match(out, /Left out 1 \(first on line 4\): texts of the store view "german"\./)
  const texts = await importer.look((db) =>
    db.selectFrom('product_text').select(['lang', 'name']).orderBy('lang').execute(),
  )
  deepEqual(texts, [
    { lang: 'en', name: 'Ball' },
    { lang: 'sv', name: 'Boll' },
  ])
})

test('leaves out, aloud, what is not sold one by one', async (t) => {
  const importer = openImporter(t)

  const { code, out } = await importer.give(
    magento(
      { sku: 'A', name: 'Sold', price: '10' },
      { sku: 'B', name: 'Bundle', product_type: 'bundle' },
      { sku: 'C', name: 'Group', product_type: 'grouped' },
      { sku: 'D', name: 'Off', price: '10', product_online: '2' },
      { sku: 'E', name: 'Lonely', price: '10', visibility: 'Not Visible Individually' },
      { ...SHOE, configurable_variations: '' },
    ),
  )

  equal(code, 0)
  equal(await importer.look(countProducts), 1)
  deepEqual(out.match(/Left out .*/g), [
    'Left out 1 (first on line 3): products of the type bundle.',
    'Left out 1 (first on line 4): products of the type grouped.',
    'Left out 1 (first on line 5): products that are switched off.',
    'Left out 1 (first on line 7): configurable products without variants.',
    'Left out 1 (first on line 6): articles that no product lists and that are not shown alone.',
  ])
})

test('counts stock down to whole pieces that can be sold', async (t) => {
  const importer = openImporter(t)
  const article = { name: 'Mat', price: '10' }

  await importer.give(
    magento(
      { ...article, sku: 'plain', qty: '7' },
      { ...article, sku: 'part', qty: '3.7500' },
      { ...article, sku: 'debt', qty: '-4' },
      { ...article, sku: 'out', qty: '9', is_in_stock: '0' },
      { ...article, sku: 'untold' },
    ),
    '--stock',
    '5',
  )

  const articles = await importer.look(listArticles)
  deepEqual(
    articles.map((it) => it.available),
    [7, 3, 0, 0, 5],
  )
})

test('keeps quotes, slashes, commas and other scripts in names', async (t) => {
  const importer = openImporter(t)
  const names = ['5" Grip / Pad', '跑步鞋', 'Löpar-T-shirt «Ära»', 'Кроссовки', 'A, B & C', '=1+1']

  const { code, error } = await importer.give(
    magento(...names.map((name, at) => ({ sku: `N/${at}"`, name, price: '10' }))),
  )

  equal(code, 0, error)
  const rows = await importer.look((db) =>
    db
      .selectFrom('product')
      .innerJoin('product_text', 'product_text.product_id', 'product.id')
      .where('lang', '=', 'en')
      .select(['name', 'slug'])
      .orderBy('id')
      .execute(),
  )
  deepEqual(
    rows.map((it) => it.name),
    names,
  )
  for (const { slug } of rows) match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('splits attributes at their names, so that values may hold commas', async (t) => {
  const importer = openImporter(t)

  await importer.give(
    magento({
      sku: 'A',
      name: 'Mat',
      price: '10',
      additional_attributes: 'care=Wash, dry,size=2 m,color=Blue,brand=Åre, Inc',
    }),
  )

  const [article] = await importer.look(listArticles)
  deepEqual([article?.size, article?.colour_sv], ['2 m', 'Blå'])
  const product = await importer.look((db) =>
    db.selectFrom('product').select('brand').executeTakeFirst(),
  )
  equal(product?.brand, 'Åre, Inc')
})

test('puts a product in the categories of its paths; a slash with a backslash belongs to a name', async (t) => {
  const importer = openImporter(t)

  await importer.give(
    magento({
      sku: 'A',
      name: 'Mat',
      price: '10',
      categories:
        'Default Category/Gear,Default Category/Gear/Mats\\/Rugs/Yoga/Deep,Default Category',
    }),
  )

  const rows = await importer.look((db) =>
    db
      .selectFrom('category')
      .innerJoin('category_text', 'category_id', 'id')
      .where('lang', '=', 'sv')
      .select(['name', 'level'])
      .orderBy('level')
      .execute(),
  )
  deepEqual(rows, [
    { name: 'Gear', level: 1 },
    { name: 'Mats/Rugs', level: 2 },
    { name: 'Yoga', level: 3 },
  ])
})

test('files what has no category under Other, and finds a category again whatever its language', async (t) => {
  const importer = openImporter(t)
  await importer.give(magento({ sku: 'A', name: 'Thing', price: '10' }))

  await importer.give(magento({ sku: 'B', name: 'Sak', price: '10', categories: 'övrigt' }))

  const categories = await importer.look((db) => db.selectFrom('category').select('id').execute())
  deepEqual(categories, [{ id: 'ovrigt' }])
})

test('keeps an address once given when the name changes', async (t) => {
  const importer = openImporter(t)
  const slugs = () =>
    importer.look((db) => db.selectFrom('product').select(['code', 'slug']).execute())
  await importer.give(magento({ sku: 'A', name: 'Old Name', price: '10' }))

  const { out } = await importer.give(magento({ sku: 'A', name: 'New Name', price: '10' }))

  match(out, /0 new, 1 changed, 0 unchanged/)
  deepEqual(await slugs(), [{ code: 'magento-a', slug: 'old-name' }])
})

test('gives products of one name addresses of their own', async (t) => {
  const importer = openImporter(t)
  const file = magento(
    { sku: 'A', name: 'Mat', price: '10' },
    { sku: 'B', name: 'Mat', price: '10' },
  )
  const slugs = () =>
    importer.look((db) => db.selectFrom('product').select('slug').orderBy('id').execute())

  await importer.give(file)
  const first = await slugs()
  const { out } = await importer.give(file)

  deepEqual(first, [{ slug: 'mat' }, { slug: 'mat-b' }])
  match(out, /0 new, 0 changed, 2 unchanged/)
})
