import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { csv, listArticles, openImporter, shopify } from './import-text.ts'

const TEE = {
  Handle: 'tee',
  Title: 'Stride Tee',
  'Body (HTML)': '<p>Light &amp; dry.</p>',
  Vendor: 'Åre',
  Type: 'T-shirts',
  Tags: 'women, running',
  Published: 'TRUE',
  'Option1 Name': 'Color',
  'Option2 Name': 'Size',
}

function row(colour: string, size: string, more = {}) {
  return {
    Handle: 'tee',
    'Option1 Value': colour,
    'Option2 Value': size,
    'Variant SKU': `${colour}-${size}`,
    'Variant Price': '199.00',
    'Variant Inventory Qty': '4',
    ...more,
  }
}

test('joins the rows of a handle, and passes over rows that only add a picture', async (t) => {
  const importer = openImporter(t)

  const { code, out, error } = await importer.give(
    shopify(
      { ...row('Blue', 'L'), ...TEE },
      row('Blue', 'S'),
      row('Pink', 'M', { 'Variant Price': '149,00', 'Variant Compare At Price': '199,00' }),
      { Handle: 'tee', 'Image Src': 'https://cdn.example/tee.jpg' },
    ),
  )

  equal(code, 0, error)
  match(out, /Shopify layout, 1 product with 3 articles/)
  const common = { code: 'shopify-tee', price: 19_900, available: 4 }
  deepEqual(await importer.look(listArticles), [
    { ...common, number: 'Blue-S', size: 'S', colour_sv: 'Blå', campaign_price: null },
    { ...common, number: 'Blue-L', size: 'L', colour_sv: 'Blå', campaign_price: null },
    { ...common, number: 'Pink-M', size: 'M', colour_sv: 'Rosa', campaign_price: 14_900 },
  ])
})

test('tells brand, gender, kind, category and text', async (t) => {
  const importer = openImporter(t)

  await importer.give(shopify({ ...row('Blue', 'L'), ...TEE }))

  const product = await importer.look((db) =>
    db
      .selectFrom('product')
      .innerJoin('product_text', 'product_id', 'id')
      .where('lang', '=', 'sv')
      .select(['brand', 'gender', 'drawing', 'type', 'main_category_id', 'description', 'slug'])
      .executeTakeFirst(),
  )
  deepEqual(product, {
    brand: 'Åre',
    gender: 'women',
    drawing: 'shirt',
    type: 'tröja',
    main_category_id: 't-shirts',
    description: 'Light & dry.',
    slug: 'tee',
  })
})

test('makes article numbers where the shop has none, the same each time', async (t) => {
  const importer = openImporter(t)
  const file = shopify(
    { ...row('Blue', 'L', { 'Variant SKU': '' }), ...TEE },
    row('Blå/Vit', 'XL', { 'Variant SKU': '' }),
  )

  await importer.give(file)
  const first = await importer.look(listArticles)
  const { out } = await importer.give(file)

  match(out, /0 new, 0 changed, 1 unchanged/)
  equal(first[0]?.number, 'tee-blue-l')
  match(first[1]?.number ?? '', /^tee-bla-vit-xl-[0-9a-f]{8}$/)
})

test('takes a product without options as one article', async (t) => {
  const importer = openImporter(t)

  await importer.give(
    shopify({
      Handle: 'mat',
      Title: 'Mat',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant SKU': "'0042",
      'Variant Price': '1,299.00',
    }),
  )

  deepEqual(await importer.look(listArticles), [
    {
      number: '0042',
      code: 'shopify-mat',
      size: null,
      colour_sv: null,
      price: 129_900,
      campaign_price: null,
      available: 0,
    },
  ])
})

test('leaves drafts, archived and unpublished products out, aloud', async (t) => {
  const importer = openImporter(t)
  const product = { Title: 'Mat', 'Variant SKU': 'X', 'Variant Price': '10' }

  const { out } = await importer.give(
    shopify(
      { ...product, Handle: 'a', 'Variant SKU': 'A', Status: 'active' },
      { ...product, Handle: 'b', Status: 'draft' },
      { ...product, Handle: 'b', Title: '', Status: '' },
      { ...product, Handle: 'c', Status: 'active', Published: 'false' },
    ),
  )

  match(out, /1 product with 1 article\./)
  match(out, /Left out 1 \(first on line 3\): products with the status "draft"\./)
  match(out, /Left out 1 \(first on line 5\): products that are not published\./)
})

test('reads the names that newer exports give their columns', async (t) => {
  const importer = openImporter(t)

  const { code, error } = await importer.give(
    csv(
      [
        'Title',
        'URL handle',
        'SKU',
        'Option1 name',
        'Option1 value',
        'Price',
        'Compare-at price',
        'Inventory quantity',
      ],
      ['Shoe', 'shoe', 'S1', 'Storlek', '42', '500', '700', '2'],
    ),
  )

  equal(code, 0, error)
  deepEqual(await importer.look(listArticles), [
    {
      number: 'S1',
      code: 'shopify-shoe',
      size: '42',
      colour_sv: null,
      price: 70_000,
      campaign_price: 50_000,
      available: 2,
    },
  ])
})

test('tells a third option with the size', async (t) => {
  const importer = openImporter(t)

  await importer.give(
    shopify({ ...row('Blue', 'L', { 'Option3 Value': 'Long' }), ...TEE, 'Option3 Name': 'Length' }),
  )

  const [article] = await importer.look(listArticles)
  equal(article?.size, 'L / Long')
})
