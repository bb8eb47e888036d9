import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { listArticles, magento, openImporter, shopify } from './import-text.ts'

type Row = Readonly<Record<string, string>>

const ENDLESS = 1_000_000
const IN_MAGENTO = { name: 'Mat', price: '10', product_type: 'simple' }

const STOCKS: readonly (readonly [what: string, row: Row, pieces: number, said?: RegExp])[] = [
  ['nobody counts it', { tracker: '', qty: '0', policy: 'deny' }, ENDLESS, /sold without an end/],
  [
    'it is sold on',
    { tracker: 'shopify', qty: '0', policy: 'continue' },
    ENDLESS,
    /without an end/,
  ],
  ['it has been oversold', { tracker: 'shopify', qty: '-3', policy: 'continue' }, ENDLESS],
  ['it is gone', { tracker: 'shopify', qty: '0', policy: 'deny' }, 0],
  ['it is there', { tracker: 'shopify', qty: '5', policy: 'deny' }, 5],
  ['there is no quantity', { tracker: 'shopify', qty: '', policy: 'deny' }, 0, /--stock N says/],
]

for (const [what, { tracker = '', qty = '', policy = '' }, pieces, said] of STOCKS) {
  test(`sells of Shopify's goods what the file sells: ${what}`, async (t) => {
    const importer = openImporter(t)
    const { code, out, error } = await importer.give(
      shopify({
        ...{ Handle: 'mat', Title: 'Mat', 'Variant Price': '10', 'Variant Inventory Qty': qty },
        ...{ 'Variant Inventory Tracker': tracker, 'Variant Inventory Policy': policy },
      }),
    )
    equal(code, 0, error)
    equal((await importer.look(listArticles))[0]?.available, pieces)
    if (said) match(out, said)
    else ok(!/--stock/.test(out), out)
  })
}

for (const [what, row, pieces] of [
  ['nobody counts it', { manage_stock: '0', use_config_manage_stock: '0' }, ENDLESS],
  ['the shop decides who counts', { manage_stock: '0', use_config_manage_stock: '1' }, 0],
  ['it is sold on', { allow_backorders: '1', use_config_backorders: '0' }, ENDLESS],
  ['the shop decides what is sold on', { allow_backorders: '1', use_config_backorders: '1' }, 0],
  [
    'it is said to be out of stock',
    { manage_stock: '0', use_config_manage_stock: '0', is_in_stock: '0' },
    0,
  ],
] as const) {
  test(`sells of Magento's goods what the file sells: ${what}`, async (t) => {
    const importer = openImporter(t)
    await importer.give(magento({ ...IN_MAGENTO, sku: 'A', qty: '0', ...row }))
    equal((await importer.look(listArticles))[0]?.available, pieces)
  })
}

const MAT = { Handle: 'mat', Title: 'Mat', 'Variant SKU': 'MAT', 'Variant Price': '10' }

const LEFT: readonly (readonly [what: string, file: string, reason: RegExp])[] = [
  ['a gift card', shopify(MAT, { ...MAT, Handle: 'b', 'Gift Card': 'TRUE' }), /gift cards, which/],
  [
    'what Shopify does not send',
    shopify(MAT, { ...MAT, Handle: 'b', 'Variant Requires Shipping': 'FALSE' }),
    /articles that are not sent/,
  ],
  [
    'what Shopify does not tax',
    shopify(MAT, { ...MAT, Handle: 'b', 'Variant Taxable': 'false' }),
    /articles without VAT; --vat 0/,
  ],
  [
    'one variant of a product',
    shopify(MAT, { ...MAT, 'Variant SKU': 'FILE', 'Variant Requires Shipping': 'FALSE' }),
    /articles that are not sent/,
  ],
  ...['virtual', 'downloadable'].map((product_type): [string, string, RegExp] => [
    `Magento's type ${product_type}`,
    magento({ ...IN_MAGENTO, sku: 'MAT' }, { ...IN_MAGENTO, sku: 'B', product_type }),
    /articles that are not sent/,
  ]),
  [
    'what Magento does not tax',
    magento({ ...IN_MAGENTO, sku: 'MAT' }, { ...IN_MAGENTO, sku: 'B', tax_class_name: 'None' }),
    /articles without VAT/,
  ],
]

for (const [what, file, reason] of LEFT) {
  test(`leaves ${what} out, and says why: it would cost delivery or VAT`, async (t) => {
    const importer = openImporter(t)
    const { code, out, error } = await importer.give(file)
    equal(code, 0, error)
    match(out, new RegExp(`Left out 1 \\(first on line 3\\): ${reason.source}`))
    const articles = await importer.look(listArticles)
    deepEqual(
      articles.map((it) => it.number),
      ['MAT'],
    )
  })
}

test('takes a file without VAT as one that has none', async (t) => {
  const importer = openImporter(t)
  const { code, error } = await importer.give(
    shopify({ ...MAT, 'Variant Taxable': 'FALSE' }),
    ...['--vat', '0'],
  )
  equal(code, 0, error)
  const rates = await importer.look((db) => db.selectFrom('product').select('vat_rate').execute())
  deepEqual(rates, [{ vat_rate: 0 }])
})

test('takes off sale what a file no longer sells as goods', async (t) => {
  const importer = openImporter(t)
  await importer.give(shopify(MAT))
  const { out } = await importer.give(shopify({ ...MAT, 'Variant Requires Shipping': 'FALSE' }))
  match(out, /Now off sale: 1 product\./)
})
