import { deepEqual, equal, match } from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { OTHER_FILE } from '../../../helpers/other-shop.ts'
import { countProducts, listArticles, magento, openImporter, shopify } from './import-text.ts'

/** An importer of a shop that sells in this currency. */
function importerIn(t: TestContext, currency: string) {
  const folder = join(temporaryFolder(t), 'facts')
  mkdirSync(folder)
  const path = join(folder, 'shop.json')
  const { freeFrom: _, ...delivery } = OTHER_FILE.delivery
  const file = { ...OTHER_FILE, currency, delivery, vat: { home: { standard: 19 } } }
  writeFileSync(path, JSON.stringify(file))
  return openImporter(t, { SHOP_FILE: path })
}

function products(...prices: readonly string[]): string {
  return shopify(
    ...prices.map((it, at) => ({ Handle: `p${at}`, Title: `P${at}`, 'Variant Price': it })),
  )
}

const WHOLE: readonly (readonly [currency: string, cells: string[], minor: number[]])[] = [
  ['SEK', ['1.299', '1.299,00', '2.450'], [129_900, 129_900, 245_000]],
  ['SEK', ['1,299', '89.5'], [129_900, 8950]],
  ['KWD', ['12.345', '9.5', '1,299.000'], [12_345, 9500, 1_299_000]],
  ['KWD', ['12.345', '0.750'], [12_345, 750]],
  ['JPY', ['1.299', '12.500', '800'], [1299, 12_500, 800]],
]

for (const [currency, cells, minor] of WHOLE) {
  test(`reads ${cells.join(' and ')} in ${currency} as one column`, async (t) => {
    const importer = importerIn(t, currency)
    const { code, error } = await importer.give(products(...cells))
    equal(code, 0, error)
    const articles = await importer.look(listArticles)
    deepEqual(
      articles.map((it) => it.price),
      minor,
    )
  })
}

test('refuses by line what a column leaves open, and takes it as somebody says', async (t) => {
  const importer = importerIn(t, 'KWD')
  const { code, error } = await importer.give(products('12.345', '9'))
  equal(code, 1)
  match(
    error,
    /Line 2 \(record 2\), column variant price: "12\.345" can be read in two ways, and its column does not tell which; add --decimals point or --decimals comma\./,
  )
  equal(await importer.look(countProducts), 0)

  for (const [sign, price] of [
    ['point', 12_345],
    ['comma', 12_345_000],
  ] as const) {
    await importer.give(products('12.345', '9'), '--decimals', sign)
    equal((await importer.look(listArticles))[0]?.price, price)
  }
  match((await importer.give(products('9'), '--decimals', ';')).error, /must be point or comma/)
})

test('refuses a price with more decimals than the currency where its column has decimals', async (t) => {
  const importer = openImporter(t)
  const { error } = await importer.give(products('52.50', '2.450', '41.3223'))
  match(error, /Line 3 .*: "2\.450" has more decimals than SEK; if the sign/)
  match(error, /Line 4 .*: "41\.3223" has more decimals than SEK/)
})

test('reads prices of before, campaign prices and stock by their own columns', async (t) => {
  const importer = openImporter(t)
  const row = { name: 'Mat', qty: '1,500' }
  const { code, error } = await importer.give(
    magento(
      { ...row, sku: 'A', price: '1299.00', special_price: '1.199' },
      { ...row, sku: 'B', price: '2299.50', special_price: '1.999,50', qty: '12' },
    ),
  )
  equal(code, 0, error)
  const articles = await importer.look(listArticles)
  deepEqual(
    articles.map((it) => [it.price, it.campaign_price, it.available]),
    [
      [129_900, 119_900, 1500],
      [229_950, 199_950, 12],
    ],
  )
})

const CONTENTS: readonly (readonly [cells: string[], grams: (number | null)[] | undefined])[] = [
  [
    ['0.750 kg', '1.500 kg'],
    [0.75, 1.5],
  ],
  [
    ['1.500,5 g', '1.500 g'],
    [1500.5, 1500],
  ],
  [['1.500 g'], undefined],
]

for (const [cells, amounts] of CONTENTS) {
  test(`reads contents of ${cells.join(' and ')} as one column`, async (t) => {
    const importer = openImporter(t)
    const { error } = await importer.give(
      magento(
        ...cells.map((it, at) => ({
          ...{ sku: `S${at}`, name: `P${at}`, price: '10' },
          unit_pricing_measure: it,
        })),
      ),
    )
    const rows = await importer.look((db) =>
      db.selectFrom('article').select('content_amount').orderBy('number').execute(),
    )
    if (amounts)
      deepEqual(
        rows.map((it) => it.content_amount),
        amounts,
        error,
      )
    else match(error, /Line 2 .*unit_pricing_measure: "1\.500\sg" can be read in two ways/)
  })
}

const STOCK: readonly (readonly [cell: string, pieces: number, said: string | undefined])[] = [
  ['-3', 0, '"-3" counts as 0 pieces.'],
  ['\u22123', 0, '"\u22123" counts as 0 pieces.'],
  ['2.5', 2, '"2.5" counts as 2 pieces.'],
  ['0,5', 0, '"0,5" counts as 0 pieces.'],
  ['9999999', 1_000_000, '"9999999" counts as 1,000,000 pieces.'],
  ['12.0000', 12, undefined],
  ['1 200', 1200, undefined],
  ['+4', 4, undefined],
]

test('says by line which quantities are not taken as they stand', async (t) => {
  const importer = openImporter(t)
  const file = magento(
    ...STOCK.map(([qty], at) => ({ sku: `S${at}`, name: `P${at}`, price: '10', qty })),
  )
  const { code, out, error } = await importer.give(file)
  equal(code, 0, error)
  const articles = await importer.look(listArticles)
  deepEqual(
    articles.map((it) => it.available),
    STOCK.map(([, pieces]) => pieces),
  )
  deepEqual(
    out.split('\n').filter((it) => it.startsWith('Line')),
    STOCK.flatMap(([, , said], at) =>
      said ? [`Line ${at + 2} (record ${at + 2}), column qty: ${said}`] : [],
    ),
  )
})

const DOUBTS: readonly (readonly [currency: string, what: string, file: string, RegExp])[] = [
  ['JPY', 'decimals', products('5700.00', '1290.50'), /not written with the 0 decimals of JPY/],
  ['KWD', 'decimals', products('57.00', '9.95'), /not written with the 3 decimals of KWD/],
  ['JPY', 'small prices', products('57', '32', '1200'), /Most prices are below 100 JPY/],
  ['KRW', 'small prices', products('9'), /Most prices are below 100 KRW/],
  [
    'EUR',
    'a column of another currency',
    shopify({ Handle: 'a', Title: 'A', 'Variant Price': '57', 'Variant Price (USD)': '61' }),
    /The column variant price \(usd\) is in another currency: are the prices in EUR\?/,
  ],
]

for (const [currency, what, file, question] of DOUBTS) {
  test(`asks whether prices are in ${currency}: ${what}`, async (t) => {
    const importer = importerIn(t, currency)
    const { code, out, error } = await importer.give(file)
    deepEqual([code, out], [1, ''])
    match(error, question)
    equal(await importer.look(countProducts), 0)
    const told = await importer.give(file, '--currency', 'USD', '--rate', 'USD=100')
    equal(told.code, 0, told.error)
  })
}

test('does not ask where the prices say what they are in', async (t) => {
  const importer = importerIn(t, 'JPY')
  for (const file of [products('¥57', 'JPY 32'), products('5700', '32'), products('5700.0000')]) {
    const { code, error } = await importer.give(file)
    equal(code, 0, error)
  }
})
