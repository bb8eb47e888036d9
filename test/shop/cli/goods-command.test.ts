import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { runGoods } from '../../../shop/cli/run-goods.ts'
import {
  type Answer,
  type Importer,
  magento,
  openImporter,
} from '../catalogue/importers/import-text.ts'

const MAT = { sku: 'MAT', name: 'Mat', price: '100' }
const BALL = { sku: 'BALL', name: 'Ball', price: '50' }
const SHOE = {
  ...{ sku: 'SHOE', product_type: 'configurable', name: 'Swift Trainer', price: '' },
  configurable_variations: 'sku=S-42,size=42|sku=S-43,size=43',
}
const SIZES = ['42', '43'].map((size) => ({
  ...{ sku: `S-${size}`, name: size, price: size, visibility: 'Not Visible Individually' },
}))
const FILE = magento(MAT, BALL, SHOE, ...SIZES)

async function goods({ environment }: Importer, ...words: string[]): Promise<Answer> {
  const [out, error]: [string[], string[]] = [[], []]
  const code = await runGoods({
    ...{ words, environment },
    voices: { out: (text) => void out.push(text), error: (text) => void error.push(text) },
  })
  return { code, out: out.join(''), error: error.join('') }
}

async function open(t: TestContext): Promise<Importer> {
  const importer = openImporter(t)
  equal((await importer.give(FILE)).code, 0)
  return importer
}

const onSale = ({ look }: Importer) =>
  look(async (db) => {
    const rows = await db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select('number')
      .where('article.published', '=', 1)
      .where('product.published', '=', 1)
      .orderBy('number')
      .execute()
    return rows.map((it) => it.number)
  })

test('takes a product off sale by its SKU, id or address, and lists it', async (t) => {
  const importer = await open(t)

  equal((await goods(importer)).out, 'Everything is on sale.\n')
  const { code, out } = await goods(importer, '--off', 'MAT', 'magento-ball', 'swift-trainer')

  equal(code, 0)
  equal(
    out,
    'Mat (magento-mat) is now off sale.\nBall (magento-ball) is now off sale.\n' +
      'Swift Trainer (magento-shoe) is now off sale.\n',
  )
  deepEqual(await onSale(importer), [])
  match((await goods(importer)).out, /^magento-mat {2}Mat {2}by hand$/m)
  equal((await goods(importer, '--off', 'MAT')).out, 'Mat (magento-mat) was already off sale.\n')
  equal(
    (await goods(importer, '--on', 'SHOE')).out,
    'Swift Trainer (magento-shoe) is now on sale.\n',
  )
  deepEqual(await onSale(importer), ['S-42', 'S-43'])
})

test('takes a single article off sale, and the product with its last one', async (t) => {
  const importer = await open(t)

  equal((await goods(importer, '--off', 'S-42')).out, 'S-42 of Swift Trainer is now off sale.\n')
  deepEqual(await onSale(importer), ['BALL', 'MAT', 'S-43'])
  const shoe = await importer.look((db) =>
    db
      .selectFrom('product')
      .select(['min_price', 'max_price'])
      .where('code', '=', 'magento-shoe')
      .executeTakeFirst(),
  )
  deepEqual(shoe, { min_price: 4300, max_price: 4300 })

  await goods(importer, '--off', 'S-43')
  deepEqual(await onSale(importer), ['BALL', 'MAT'])
  await goods(importer, '--on', 'S-43')
  deepEqual(await onSale(importer), ['BALL', 'MAT', 'S-43'])
})

test('says that an article is on sale in a product that is not', async (t) => {
  const importer = await open(t)
  await goods(importer, '--off', 'SHOE', 'S-42')

  const { out } = await goods(importer, '--on', 'S-42')

  equal(out, 'S-42 of Swift Trainer is now on sale. The product magento-shoe itself is off sale.\n')
})

test('says it in Swedish where the system is', async (t) => {
  const importer = await open(t)
  const swedish = { ...importer, environment: { ...importer.environment, LANG: 'sv_SE.UTF-8' } }

  const said = [
    (await goods(swedish)).out,
    (await goods(swedish, '--off', 'MAT', 'S-42')).out,
    (await goods(swedish, '--off', 'MAT')).out,
    (await goods(swedish)).out,
    (await goods(swedish, '--on', 'NONE')).error,
    (await goods(swedish, 'MAT')).error,
  ]

  deepEqual(said, [
    'Allt är till salu.\n',
    'Mat (magento-mat) säljs inte längre.\nS-42 av Swift Trainer säljs inte längre.\n',
    'Mat (magento-mat) såldes redan inte.\n',
    'magento-mat  Mat  för hand\nmagento-shoe S-42  Swift Trainer  för hand\n',
    'Inget heter ”NONE”.\n',
    '”MAT” finns inte att göra här. Se --help.\n',
  ])
})

test('refuses names that are nothing or several things, and does the rest', async (t) => {
  const importer = await open(t)
  await importer.give(magento({ ...MAT, sku: 'swift-trainer', name: 'Other' }))

  const { code, out, error } = await goods(importer, '--off', 'NONE', 'swift-trainer', 'MAT')

  equal(code, 1)
  equal(out, 'Mat (magento-mat) is now off sale.\n')
  match(error, /^Nothing goes by the name "NONE"\.$/m)
  match(error, /^"swift-trainer" may be any of .*magento-shoe.*: name one of these\.$/m)
  for (const words of [['--off'], ['--of', 'MAT'], ['MAT']]) {
    equal((await goods(importer, ...words)).code, 1)
  }
})

test('stays off through imports of changed and unchanged goods, which report it', async (t) => {
  const importer = await open(t)
  await goods(importer, '--off', 'MAT', 'S-42')

  const [same, changed] = [
    await importer.give(FILE),
    await importer.give(
      magento({ ...MAT, price: '90' }, BALL, SHOE, ...SIZES.map((it) => ({ ...it, qty: '7' }))),
    ),
  ]

  for (const { code, out } of [same, changed]) {
    equal(code, 0)
    match(out, /^Still off sale, taken off by hand: 1 product and 1 article\.$/m)
  }
  deepEqual(await onSale(importer), ['BALL', 'S-43'])
})

test('stays on against the file until the file says the same, and then follows it', async (t) => {
  const importer = await open(t)
  const off = magento({ ...MAT, product_online: '2' }, BALL)
  await importer.give(off)
  deepEqual(await onSale(importer), ['BALL', 'S-42', 'S-43'])

  await goods(importer, '--on', 'MAT')
  match((await importer.give(off)).out, /^Still on sale, taken on by hand: 1 product\.$/m)
  deepEqual(await onSale(importer), ['BALL', 'MAT', 'S-42', 'S-43'])
  await importer.give(magento(MAT, BALL))
  match((await importer.give(off)).out, /^Now off sale: 1 product\.$/m)
  deepEqual(await onSale(importer), ['BALL', 'S-42', 'S-43'])
})
