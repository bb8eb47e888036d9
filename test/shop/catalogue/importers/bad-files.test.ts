import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { countProducts, csv, magento, openImporter, shopify } from './import-text.ts'

const MAT = { sku: 'A', name: 'Mat', price: '10' }

/** What the import says of a file, of which it must keep nothing. */
async function refusal(t: TestContext, content: string | Buffer): Promise<string[]> {
  const importer = openImporter(t)
  const { code, out, error } = await importer.give(content)
  equal(code, 1)
  equal(out, '')
  equal(await importer.look(countProducts), 0)
  const lines = error.trimEnd().split('\n')
  equal(lines.at(-1), 'Nothing was imported.')
  return lines
    .slice(0, -1)
    .map((it) => it.replace(/^file\.csv: ?/, ''))
    .filter(Boolean)
}

test('names row and column of each cell that it refuses, and keeps nothing of the file', async (t) => {
  deepEqual(
    await refusal(
      t,
      magento(
        { ...MAT, sku: 'good' },
        { ...MAT, sku: '' },
        { ...MAT, sku: 'B', price: 'ten' },
        { ...MAT, sku: 'C', price: '' },
        { ...MAT, sku: 'D', price: '-5' },
        { ...MAT, sku: 'E', name: '' },
        { ...MAT, sku: 'F', qty: 'many' },
        { ...MAT, sku: 'G', product_type: 'thing' },
        { ...MAT, sku: 'good' },
        { ...MAT, sku: 'H', special_price: 'abc5' },
        { ...MAT, sku: 'I', price: '0' },
        { ...MAT, sku: 'J', special_price: '5', special_price_to_date: '31/31/26' },
        { ...MAT, sku: 'x'.repeat(65) },
      ),
    ),
    [
      'Line 3 (record 3), column sku: the article number is missing.',
      'Line 4 (record 4), column price: "ten" is not a price.',
      'Line 5 (record 5), column price: the price is missing.',
      'Line 6 (record 6), column price: "-5" is below zero.',
      'Line 7 (record 7), column name: the name is missing.',
      'Line 8 (record 8), column qty: "many" is not a number of pieces.',
      'Line 9 (record 9), column product_type: "thing" is not a type of product.',
      'Line 10 (record 10), column sku: "good" stands already on line 2.',
      'Line 11 (record 11), column special_price: "abc5" is not a price.',
      'Line 12 (record 12), column price: the price is 0.',
      'Line 13 (record 13), column special_price_to_date: "31/31/26" is not a date.',
      `Line 14 (record 14), column sku: "${'x'.repeat(40)}…" is longer than 64 characters.`,
    ],
  )
})

test('tells twenty refusals one by one and counts the rest', async (t) => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ ...MAT, sku: `S${at}`, price: 'x' }))

  const received = await refusal(t, magento(...rows))

  equal(received.length, 21)
  equal(received.at(-1), 'And 30 more of the same file.')
})

test('names the line where a record begins, whatever line breaks its cells hold', async (t) => {
  const content = magento(
    { ...MAT, name: 'Two\nlines' },
    { ...MAT, sku: 'B', name: 'Mat 2', price: 'x' },
  )

  for (const text of [content, content.replaceAll('\n', '\r\n')]) {
    deepEqual(await refusal(t, text), ['Line 4 (record 3), column price: "x" is not a price.'])
  }
})

const WHOLE = magento(MAT, { ...MAT, sku: 'B', name: 'Roller' })

test('refuses a file that is cut off', async (t) => {
  deepEqual(await refusal(t, WHOLE.slice(0, -3)), [
    'Line 3: a quoted cell never ends; the file may be cut off, or a quote is missing.',
  ])
  deepEqual(await refusal(t, WHOLE.slice(0, WHOLE.lastIndexOf(','))), [
    'Line 3 (record 3): the record has 3 cells where the header has 4; the file may be cut off.',
  ])
})

const UNREADABLE: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['nothing', '', /^file\.csv is empty\.$/],
  ['blank lines only', '\n\n \n', /^file\.csv holds no header and no products\.$/],
  ['a header only', magento(), /^The file holds no product: it has a header and nothing more\.$/],
  [
    'another kind of table',
    csv(['id', 'colour'], ['1', 'red']),
    /^Line 1: the header is not that of/,
  ],
  ['one column twice', csv(['sku', 'sku'], ['1', '2']), /^Line 1: the column sku stands twice/],
  [
    'Latin-1',
    Buffer.from(magento({ ...MAT, name: 'Löpband' }), 'latin1'),
    /^Line 2: the file is not UTF-8; save it as "CSV UTF-8", or add --encoding windows-1252\.$/,
  ],
  [
    'a workbook',
    Buffer.from('PK\x03\x04rest of it', 'latin1'),
    /is a workbook or an archive, not CSV/,
  ],
  ['NUL bytes', 'sku,name\0', /holds NUL bytes/],
  [
    'a stray quote',
    'sku,product_type,name,price\nA,simple,5" pad,10\n',
    /^Line 2: a quote stands inside an unquoted cell/,
  ],
  [
    'text after a quote',
    'sku,product_type,name,price\nA,simple,"pad"s,10\n',
    /^Line 2: something follows a closing quote/,
  ],
  [
    'a cell of 10 MB',
    magento(MAT, { ...MAT, sku: 'B', description: 'x'.repeat(10_000_000) }),
    /^Line 3: the record is longer than 1 MB\.$/,
  ],
  [
    'only what is left out',
    magento({ ...MAT, product_type: 'bundle' }),
    /^The file holds no product: Left out 1 \(first on line 2\)/,
  ],
]

for (const [what, content, sentence] of UNREADABLE) {
  test(`refuses ${what} in one sentence`, async (t) => {
    const received = await refusal(t, content)

    equal(received.length, 1)
    match(received[0] ?? '', sentence)
  })
}

test('refuses variants that are not there, taken twice, or not to be told apart', async (t) => {
  const variant = { ...MAT, visibility: 'Not Visible Individually' }
  const product = { name: 'Tee', product_type: 'configurable' }

  deepEqual(
    await refusal(
      t,
      magento(
        { ...variant, sku: 'V1' },
        { ...variant, sku: 'V2' },
        {
          ...product,
          sku: 'P1',
          configurable_variations: 'sku=V1,size=S|sku=V2,size=S|sku=V3,size=L',
        },
        { ...product, sku: 'P2', configurable_variations: 'sku=V1,size=S' },
      ),
    ),
    [
      'Line 4 (record 4), column configurable_variations: the variant "V3" is not in the file.',
      'Line 5 (record 5), column configurable_variations: the variant "V1" belongs to "P1" already.',
      'Line 3 (record 3), column sku: "V2" has the colour and size of "V1".',
    ],
  )
})

test('refuses an article number that another product of the shop has', async (t) => {
  const importer = openImporter(t)
  await importer.give(magento({ ...MAT, sku: 'A-1' }))

  const { code, error } = await importer.give(
    shopify({ Handle: 'mat', Title: 'Mat', 'Variant SKU': 'A-1', 'Variant Price': '10' }),
  )

  equal(code, 1)
  match(
    error,
    /Line 2 \(record 2\), column variant sku: "A-1" is an article of the product "magento-a-1" already\./,
  )
  equal(await importer.look(countProducts), 1)
})

test('keeps what an earlier import brought when a later one is refused', async (t) => {
  const importer = openImporter(t)
  await importer.give(magento(MAT))

  const { code } = await importer.give(
    magento({ ...MAT, name: 'New' }, { ...MAT, sku: 'B', price: 'x' }),
  )

  equal(code, 1)
  const texts = await importer.look((db) => db.selectFrom('product_text').select('name').execute())
  deepEqual(texts, [{ name: 'Mat' }, { name: 'Mat' }])
})
