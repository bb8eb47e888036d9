import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { csv, type Importer, magento, openImporter, shopify } from './import-text.ts'

const mat = (more: Readonly<Record<string, string>> = {}) => ({
  ...{ sku: 'MAT', name: 'Mat', price: '100', ...more },
})
const many = (...skus: string[]) => magento(...skus.map((sku) => mat({ sku, name: sku })))

const onSale = ({ look }: Importer) =>
  look(async (db) => {
    const rows = await db
      .selectFrom('product')
      .select('code')
      .where('published', '=', 1)
      .orderBy('code')
      .execute()
    return rows.map((it) => it.code)
  })

for (const online of ['2', '0']) {
  test(`takes off what product_online ${online} switches off, and 1 brings back`, async (t) => {
    const importer = openImporter(t)
    const ball = mat({ sku: 'BALL', name: 'Ball' })
    const file = (product_online: string) => magento(mat({ product_online }), ball)
    await importer.give(file('1'))

    const { code, out } = await importer.give(file(online))

    equal(code, 0)
    match(out, /^Now off sale: 1 product\.$/m)
    deepEqual(await onSale(importer), ['magento-ball'])
    match((await importer.give(file('1'))).out, /^On sale again: 1 product\.$/m)
    deepEqual(await onSale(importer), ['magento-ball', 'magento-mat'])
  })
}

test('takes a file in which everything is switched off', async (t) => {
  const importer = openImporter(t)
  await importer.give(magento(mat()))

  const { code, out } = await importer.give(magento(mat({ product_online: '2', price: '' })))

  equal(code, 0)
  match(out, /^Now off sale: 1 product\.$/m)
  deepEqual(await onSale(importer), [])
})

test('refuses a word in product_online that says neither', async (t) => {
  const { code, error } = await openImporter(t).give(magento(mat({ product_online: '3' })))

  equal(code, 1)
  match(error, /column product_online: "3" is neither 1 \(on sale\) nor 2 or 0 \(off sale\)\./)
})

test('takes off the variants that are switched off, and the product with the last', async (t) => {
  const importer = openImporter(t)
  const file = (...online: string[]) =>
    magento(
      mat({
        ...{ sku: 'SHOE', product_type: 'configurable', name: 'Shoe', price: '' },
        configurable_variations: 'sku=S-0,size=40|sku=S-1,size=41',
      }),
      ...online.map((product_online, at) =>
        mat({ sku: `S-${at}`, product_online, visibility: 'Not Visible Individually' }),
      ),
    )
  const articles = () =>
    importer.look((db) =>
      db.selectFrom('article').select(['number', 'published']).orderBy('number').execute(),
    )
  await importer.give(file('1', '1'))

  await importer.give(file('1', '2'))
  deepEqual(await articles(), [
    { number: 'S-0', published: 1 },
    { number: 'S-1', published: 0 },
  ])
  match((await importer.give(file('2', '2'))).out, /^Now off sale: 1 product\.$/m)
  deepEqual(await onSale(importer), [])
  await importer.give(file('1', '1'))
  deepEqual(await onSale(importer), ['magento-shoe'])
  deepEqual(
    (await articles()).map((it) => it.published),
    [1, 1],
  )
})

test('takes off rows of Magento’s sample layout without giving their product another id', async (t) => {
  const importer = openImporter(t)
  const file = (...online: string[]) =>
    csv(
      ['category', 'name', 'sku', 'price', 'size', 'product_online'],
      ...online.map((it, at) => ['Gear', 'Ball', `B-${at}`, '10', String(at), it]),
    )
  await importer.give(file('1', '1'))

  equal((await importer.give(file('2', '1'))).code, 0)
  deepEqual(await onSale(importer), ['magento-b-0'])
  await importer.give(file('2', '2'))
  deepEqual(await onSale(importer), [])
})

for (const off of [
  { Published: 'FALSE' },
  { Published: 'false' },
  { Status: 'draft' },
  { Status: 'archived' },
]) {
  test(`takes off what Shopify says ${JSON.stringify(off)} of`, async (t) => {
    const importer = openImporter(t)
    const file = (more: Readonly<Record<string, string>>) =>
      shopify(
        { Handle: 'mat', Title: 'Mat', 'Variant Price': '10', 'Variant SKU': 'M', ...more },
        { Handle: 'ball', Title: 'Ball', 'Variant Price': '10', 'Variant SKU': 'B' },
      )
    await importer.give(file({}))

    match((await importer.give(file(off))).out, /^Now off sale: 1 product\.$/m)
    deepEqual(await onSale(importer), ['shopify-ball'])
    await importer.give(file({ Published: 'TRUE', Status: 'active' }))
    deepEqual(await onSale(importer), ['shopify-ball', 'shopify-mat'])
  })
}

test('leaves what a file lacks on sale, and takes it off with --replace', async (t) => {
  const importer = openImporter(t)
  await importer.give(many('A', 'B', 'C'))

  await importer.give(many('A', 'B'))
  deepEqual(await onSale(importer), ['magento-a', 'magento-b', 'magento-c'])
  const rehearsed = await importer.give(many('A', 'B'), '--replace', '--dry-run')
  match(rehearsed.out, /^Now off sale: 1 product\.$/m)
  deepEqual(await onSale(importer), ['magento-a', 'magento-b', 'magento-c'])
  const { out } = await importer.give(many('A', 'B'), '--replace')
  match(out, /0 new, 0 changed, 2 unchanged/)
  match(out, /^Now off sale: 1 product\.$/m)
  deepEqual(await onSale(importer), ['magento-a', 'magento-b'])
  match((await importer.give(many('A', 'B', 'C'))).out, /^On sale again: 1 product\.$/m)
  deepEqual(await onSale(importer), ['magento-a', 'magento-b', 'magento-c'])
})

test('replaces no goods of another source or layout', async (t) => {
  const importer = openImporter(t)
  await importer.give(many('A', 'B'), '--source', 'north')
  await importer.give(many('C', 'D'), '--source', 'south')
  await importer.give(
    shopify({ Handle: 'e', Title: 'E', 'Variant Price': '1', 'Variant SKU': 'E' }),
    ...['--source', 'south'],
  )

  const { code } = await importer.give(many('C'), '--source', 'south', '--replace')

  equal(code, 0)
  deepEqual(await onSale(importer), ['magento-a', 'magento-b', 'magento-c', 'shopify-e'])
})

test('refuses to take off more than half, new goods not counted, unless it is said', async (t) => {
  const importer = openImporter(t)
  const all = ['magento-a', 'magento-b', 'magento-c']
  await importer.give(many('A', 'B', 'C'))

  const { code, error } = await importer.give(many('A', 'X', 'Y', 'Z'), '--replace')

  equal(code, 1)
  equal(
    error,
    'file.csv:\nThe file would take 2 of 3 products off sale, more than half. ' +
      'If that is meant, say --replace=all.\nNothing was imported.\n',
  )
  deepEqual(await onSale(importer), all)
  equal((await importer.give(many('A'), '--replace=all')).code, 0)
  deepEqual(await onSale(importer), ['magento-a'])
})

test('refuses --replace with several files, with another word, and the demo as source', async (t) => {
  const importer = openImporter(t)
  const path = importer.write('a.csv', many('A'))

  for (const words of [['--replace', path], ['--replace=most'], ['--source', 'demo']]) {
    equal((await importer.run(path, ...words)).code, 1, words.join(' '))
  }
  deepEqual(await onSale(importer), [])
})

test('raises the version of the catalogue when goods go off sale, and not otherwise', async (t) => {
  const importer = openImporter(t)
  const version = () =>
    importer.look((db) => db.selectFrom('catalogue_version').select('version').execute())
  await importer.give(many('A', 'B'))
  const before = await version()

  await importer.give(many('A', 'B'), '--replace')
  deepEqual(await version(), before)
  await importer.give(many('A'), '--replace')
  equal((await version())[0]?.version, (before[0]?.version ?? 0) + 1)
})
