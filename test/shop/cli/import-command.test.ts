import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_SERVER } from '../../helpers/test-database.ts'
import {
  countProducts,
  listArticles,
  magento,
  openImporter,
} from '../catalogue/importers/import-text.ts'

const FILE = magento({ sku: 'A', name: 'Mat', price: '100', qty: '1' })

test('says what it did', async (t) => {
  const { code, out, error } = await openImporter(t).give(
    FILE,
    '--manufacturer',
    'Åre AB, Åre, a@are.example',
  )

  equal(code, 0)
  equal(error, '')
  equal(
    out,
    'file.csv: prices that name no currency are read in SEK, the currency of the shop; --currency names another.\nfile.csv: Magento layout, 1 product with 1 article.\n1 new, 0 changed, 0 unchanged; new categories: 1.\n',
  )
})

test('keeps nothing of a dry run', async (t) => {
  const importer = openImporter(t)

  const { code, out } = await importer.give(FILE, '--dry-run')

  equal(code, 0)
  match(out, /1 new, 0 changed, 0 unchanged/)
  match(out, /Nothing was kept: this was a dry run\.\n$/)
  equal(await importer.look(countProducts), 0)
  deepEqual(await importer.look((db) => db.selectFrom('category').selectAll().execute()), [])
})

test('converts prices by a rate and says so, and storefronts and VAT as given', async (t) => {
  const importer = openImporter(t)

  const { code, out, error } = await importer.give(
    magento({ sku: 'A', name: 'Mat', price: '$ 12.50' }),
    ...['--rate', 'USD=10,4', '--storefront', 'professional', '--vat', '12'],
  )

  equal(code, 0, error)
  const [article] = await importer.look(listArticles)
  equal(article?.price, 13_000)
  match(out, /^Prices in USD were converted: 1 USD is 10\.4 SEK\.$/m)
  const product = await importer.look((db) =>
    db.selectFrom('product').select(['on_sport', 'on_professional', 'vat_rate']).execute(),
  )
  deepEqual(product, [{ on_sport: 0, on_professional: 1, vat_rate: 1200 }])
})

test('imports several files, each all or nothing by itself', async (t) => {
  const importer = openImporter(t)
  const good = importer.write('good.csv', FILE)
  const bad = importer.write('bad.csv', 'sku')

  const { code, out, error } = await importer.run(bad, good)

  equal(code, 1)
  match(error, /^bad\.csv: Line 1/)
  match(out, /^good\.csv: Magento layout/m)
  equal(await importer.look(countProducts), 1)
})

test('counts again when only stock or price has changed', async (t) => {
  const importer = openImporter(t)
  await importer.give(magento({ sku: 'A', name: 'Mat', price: '100', qty: '1' }))

  const { out } = await importer.give(magento({ sku: 'A', name: 'Mat', price: '100', qty: '2' }))

  match(out, /0 new, 1 changed, 0 unchanged/)
  const [article] = await importer.look(listArticles)
  equal(article?.available, 2)
})

/** What is written ahead of the switch, where one transaction writes at a time. */
const AHEAD = TEST_SERVER === undefined ? ['indexed', 'stored'] : []

test('reports progress every thousand rows', async (t) => {
  const rows = Array.from({ length: 2500 }, (_, at) => ({
    sku: `S${at}`,
    name: `Mat ${at}`,
    price: '10',
  }))

  const { error } = await openImporter(t).give(magento(...rows))

  deepEqual(
    error
      .match(/^[\d,]+ (?:rows|products) \w+, [\d,]+ a second$/gm)
      ?.map((it) => it.split(',').slice(0, 2).join()),
    ['rows read', ...['read', 'compared', ...AHEAD].map((it) => `products ${it}`)].flatMap((it) => [
      `1,000 ${it}`,
      `2,000 ${it}`,
    ]),
  )
})

test('imports into a shop that is open', async (t) => {
  const importer = openImporter(t)
  await importer.give(FILE)
  await importer.look(async (db) => {
    const before = await db.selectFrom('catalogue_version').select('version').execute()

    const { code } = await importer.give(magento({ sku: 'B', name: 'Roller', price: '10' }))

    equal(code, 0)
    equal(await countProducts(db), 2)
    const after = await db.selectFrom('catalogue_version').select('version').execute()
    equal(Number(after[0]?.version), Number(before[0]?.version) + 1)
  })
})

const WRONG: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['no file', [], /^Name a CSV file/],
  ['a file that is not there', ['none.csv'], /^none\.csv: There is no file none\.csv\./],
  ['a folder', ['.'], /^\.: \. is not a file; name the CSV files in it\./],
  ['an unknown option', ['x.csv', '--nope'], /^Unknown option '--nope'; npm run import -- --help/],
  [
    'a storefront that does not exist',
    ['x.csv', '--storefront', 'sport,moon'],
    /^--storefront must be/,
  ],
  [
    'a rate that is no number',
    ['x.csv', '--rate', 'USD=1e3'],
    /^--rate must be a currency and a number, such as USD=10\.45, and is "USD=1e3"\./,
  ],
  ['a rate of nothing', ['x.csv', '--rate', 'USD=0'], /^--rate must be a currency and a number/],
  ['a rate of no currency', ['x.csv', '--rate', 'XKR=2'], /^--rate must name a currency of ISO/],
  ['a rate of its own', ['x.csv', '--rate', 'SEK=2'], /^--rate SEK says nothing: the shop sells/],
  [
    'a file in another currency',
    ['x.csv', '--currency', 'EUR'],
    /^The file is in EUR, and the shop sells in SEK: --rate EUR=N says what 1 EUR is\.$/m,
  ],
  ['an unknown encoding', ['x.csv', '--encoding', 'morse'], /^--encoding must be/],
  ['VAT above everything', ['x.csv', '--vat', '101'], /^--vat must be/],
]

for (const [what, words, sentence] of WRONG) {
  test(`refuses ${what} in a sentence`, async (t) => {
    const { code, out, error } = await openImporter(t).run(...words)

    equal(code, 1)
    equal(out, '')
    match(error, sentence)
  })
}

test('lists its options when asked', async (t) => {
  const { code, out } = await openImporter(t).run('--help')

  equal(code, 0)
  match(out, /--storefront[\s\S]*--dry-run[\s\S]*--rate[\s\S]*--encoding/)
})

test('answers in Swedish where the system is', async (t) => {
  const importer = openImporter(t, { LANG: 'sv_SE.UTF-8' })

  const { out } = await importer.give(FILE, '--dry-run', '--manufacturer', 'Åre AB, Åre')
  match(out, /^file\.csv: upplägg Magento, 1 produkt med 1 artikel\.$/m)
  match(out, /^1 nya, 0 ändrade, 0 oförändrade; nya kategorier: 1\.$/m)
  match(out, /^Inget sparades: det var en provkörning\.$/m)
  const { error } = await importer.run('x.csv', '--vat', '101')
  equal(error, '--vat måste vara ett tal från 0 till 100, men är ”101”.\n')
  equal(
    (await importer.run('none.csv')).error,
    'none.csv: Filen none.csv finns inte.\nInget importerades.\n',
  )
  const bad = await importer.give(magento({ sku: 'A', name: '', price: 'dyr' }))
  match(bad.error, /Rad 2 \(post 2\), kolumnen price: "dyr" är inget pris\./)
  const off = magento({ sku: 'B', name: 'Mat', price: '1', product_type: 'bundle' })
  match(
    (await importer.give(off)).error,
    /Utelämnade 1 \(först på rad 2\): produkter av typen bundle\./,
  )
})
