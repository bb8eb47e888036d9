import { deepEqual, equal, match } from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import '../../../../shop/app/texts.ts'
import { parsePrice } from '../../../../shop/catalogue/importers/prices.ts'
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

const CELLS: readonly (readonly [cell: string, currency: string, minor: number])[] = [
  ['57', 'EUR', 5700],
  ['57,50 €', 'EUR', 5750],
  ['EUR 1.299,00', 'EUR', 129_900],
  ['$57', 'USD', 5700],
  ['US$ 57', 'USD', 5700],
  ['$57', 'CAD', 5700],
  ['CAD 57', 'CAD', 5700],
  ['£1,299.99', 'GBP', 129_999],
  ['¥1299', 'JPY', 1299],
  ['1.299', 'JPY', 1299],
  ['1299.00', 'JPY', 1299],
  ['12.34', 'KWD', 12_340],
  ['1,299.345 KWD', 'KWD', 1_299_345],
  ['0.345 KWD', 'KWD', 345],
  ['12.30 CHF', 'CHF', 1230],
  ['CHF 12.33', 'CHF', 1233],
  ['99 kr', 'NOK', 9900],
  ['99:-', 'DKK', 9900],
]

test('reads prices in the currency of the shop, with its decimals', () => {
  for (const [cell, currency, amount] of CELLS) {
    const rules = { shopCurrency: currency, fileCurrency: currency, rates: {} }
    deepEqual(parsePrice(cell, rules), { amount }, `${cell} in ${currency}`)
  }
})

test('converts by the rate that it is told, between any decimals', () => {
  const rules = { shopCurrency: 'JPY', fileCurrency: 'USD', rates: { USD: 155.2, KWD: 500 } }
  deepEqual(parsePrice('57', rules), { amount: 8846 })
  deepEqual(parsePrice('$57', rules), { amount: 8846 })
  deepEqual(parsePrice('1.5 KWD', rules), { amount: 750 })
  deepEqual(parsePrice('¥57', rules), { amount: 57 })
  deepEqual(parsePrice('57', rules, { named: 'JPY' }), { amount: 57 })
  deepEqual(parsePrice('57 €', rules), { strange: 'EUR' })
})

for (const [what, file, place] of [
  ['Magento', magento({ sku: 'A', name: 'Mat', price: '$57' }), 'Line 2 (record 2), column price'],
  [
    'Magento, by its column',
    magento({ sku: 'A', name: 'Mat', price: '57', currency: 'usd' }),
    'Line 2 (record 2), column price',
  ],
  [
    'Shopify',
    shopify({ Handle: 'mat', Title: 'Mat', 'Variant Price': 'USD 57' }),
    'Line 2 (record 2), column variant price',
  ],
] as const) {
  test(`refuses a file in another currency in one sentence: ${what}`, async (t) => {
    const importer = importerIn(t, 'EUR')
    const { code, out, error } = await importer.give(file)

    deepEqual([code, out], [1, ''])
    equal(
      error,
      `file.csv: ${place}: the price is in USD, and the shop sells in EUR; --rate USD=N says what 1 USD is.\nNothing was imported.\n`,
    )
    equal(await importer.look(countProducts), 0)

    const converted = await importer.give(file, '--rate', 'USD=0.92')
    equal(converted.code, 0, converted.error)
    match(converted.out, /^Prices in USD were converted: 1 USD is 0\.92 EUR\.$/m)
    equal((await importer.look(listArticles))[0]?.price, 5244)
  })
}

test('takes prices as they are where no rate is told, and says nothing of rates', async (t) => {
  const importer = importerIn(t, 'EUR')
  const { code, out } = await importer.give(
    shopify({ Handle: 'mat', Title: 'Mat', 'Variant Price': '57.00' }),
    ...['--manufacturer', 'Åre AB'],
  )
  deepEqual([code, /convert/.test(out)], [0, false])
  equal((await importer.look(listArticles))[0]?.price, 5700)
})

test('prefers the price that a file has in the shop’s currency to converting', async (t) => {
  const importer = importerIn(t, 'EUR')
  const files = [
    magento({ sku: 'A', name: 'Mat', price: '57', price_eur: '55.50' }),
    shopify({ Handle: 'b', Title: 'B', 'Variant Price': '57', 'Variant Price (EUR)': '49' }),
  ]
  for (const file of files) equal((await importer.give(file, '--rate', 'USD=0.92')).code, 0)
  deepEqual(
    (await importer.look(listArticles)).map(({ price }) => price),
    [5550, 4900],
  )
})

test('takes the shop’s ordinary VAT where none is told', async (t) => {
  const importer = importerIn(t, 'EUR')
  await importer.give(magento({ sku: 'A', name: 'Mat', price: '57' }))
  const rates = await importer.look((db) => db.selectFrom('product').select('vat_rate').execute())
  deepEqual(rates, [{ vat_rate: 1900 }])
})
