import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { countProducts, csv, listArticles, magento, openImporter, shopify } from './import-text.ts'

const FILES: readonly (readonly [what: string, content: string | Buffer, RegExp])[] = [
  ['JSON', '{"products": [{"title": "5\\" pad"}]}', /is JSON, not CSV/],
  ['a list in JSON', '\ufeff\n[\n  {"sku": "A"}]', /is JSON, not CSV/],
  ['XML', '<?xml version="1.0"?>\n<products/>', /is XML, not CSV/],
  ['a feed', '<rss version="2.0">', /is XML, not CSV/],
  ['a web page', '<!DOCTYPE html><html lang="en">', /is a web page, not CSV/],
  ['a PDF', Buffer.from('%PDF-1.7\n\0'), /is PDF, not CSV/],
  ['a document', '{\\rtf1\\ansi}', /is a document, not CSV/],
  [
    'an old workbook',
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'),
    /is a workbook or an archive/,
  ],
  ['an archive', Buffer.from('\x1f\x8b\x08\x00', 'latin1'), /is a workbook or an archive/],
  ['cells parted by |', 'sku|product_type|name|price\nA|simple|5" pad|10\n', /parted by \|/],
  [
    'a file of WooCommerce',
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,"Regular price"\n1,simple,A,,5" pad,10\n',
    /this is a product file of WooCommerce; an import reads those of Magento and Shopify/,
  ],
  ['a file of Wix', csv(['handleId', 'fieldType', 'name'], ['a', 'Product', 'A']), /of Wix;/],
  [
    'a file of PrestaShop',
    'Product ID;Active (0/1);Name *\n1;1;Mat\n',
    /this is a product file of PrestaShop/,
  ],
]

for (const [what, content, sentence] of FILES) {
  test(`names ${what} as what it is`, async (t) => {
    const importer = openImporter(t)
    const { code, error } = await importer.give(content)
    equal(code, 1)
    match(error, sentence)
    equal(await importer.look(countProducts), 0)
  })
}

const DEEP = Array.from({ length: 60 }, (_, at) => `L${at + 1}`)

for (const [what, file, place] of [
  [
    'Magento',
    magento({ sku: 'A', name: 'A', price: '1', qty: '1', categories: DEEP.join('/') }),
    'categories',
  ],
  [
    'Magento’s samples',
    csv(['category', 'name', 'sku', 'price'], [DEEP.join('\n'), 'A', 'A', '1']),
    'category',
  ],
  [
    'Shopify',
    shopify({
      Handle: 'a',
      Title: 'A',
      'Variant Price': '1',
      'Product Category': DEEP.join(' > '),
    }),
    'product category',
  ],
] as const) {
  test(`says by line that categories are cut: ${what}`, async (t) => {
    const { code, out, error } = await openImporter(t).give(file)
    equal(code, 0, error)
    match(
      out,
      new RegExp(
        `^Line 2 \\(record 2\\), column ${place}: the category has 60 levels; 3 of them are kept\\.$`,
        'm',
      ),
    )
  })
}

test('numbers articles itself where a file repeats its own numbers, the same each time', async (t) => {
  const importer = openImporter(t)
  const row = { 'Variant SKU': '100', 'Variant Price': '10', 'Option1 Name': 'Size' }
  const file = shopify(
    ...['Mat', 'Roller'].flatMap((Title) =>
      ['S', 'M'].map((size) => ({
        ...row,
        ...{ Title, Handle: Title.toLowerCase(), 'Option1 Value': size },
      })),
    ),
  )

  const refused = await importer.give(file)
  equal(refused.code, 1)
  match(refused.error, /"100" stands already on line 2; --own-numbers numbers the articles/)
  equal(await importer.look(countProducts), 0)

  const { code, error } = await importer.give(file, '--own-numbers')
  equal(code, 0, error)
  const articles = await importer.look(listArticles)
  deepEqual(
    articles.map((it) => it.number),
    ['mat-s', 'mat-m', 'roller-s', 'roller-m'],
  )
  match((await importer.give(file, '--own-numbers')).out, /0 new, 0 changed, 2 unchanged/)
})

test('says which currency prices are read in, before it writes', async (t) => {
  const importer = openImporter(t)
  const file = magento({ sku: 'A', name: 'A', price: '57', qty: '1' })
  const said = /^file\.csv: prices that name no currency are read in SEK, the currency of the shop;/
  match((await importer.give(file, '--dry-run')).out, said)
  match((await importer.give(file)).out, said)
  equal(said.test((await importer.give(file, '--currency', 'SEK')).out), false)
})
