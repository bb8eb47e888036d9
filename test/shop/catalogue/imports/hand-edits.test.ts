import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { noteEdit, releaseEdit } from '../../../../shop/catalogue/by-hand/hand-edit-queries.ts'
import { bumpVersion } from '../../../../shop/catalogue/catalogue-version.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { type Importer, magento, NOW, openImporter } from '../importers/import-text.ts'

const BY = { memberId: null, now: NOW.getTime() }

const file = (name: string, price: string, qty: string) =>
  magento(
    { sku: 'MAT', name, price, qty, description: `${name} text.` },
    { sku: 'BALL', name: `${name} ball`, price, qty },
  )

const readMat = (db: Db) =>
  db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .innerJoin('article', 'article.product_id', 'product.id')
    .innerJoin('stock', 'stock.article_number', 'article.number')
    .select(['lang', 'name', 'description', 'price', 'min_price', 'available', 'image_url'])
    .where('code', '=', 'magento-mat')
    .orderBy('lang')
    .execute()

/** Changes a product's Swedish name, its article's price and stock, and its pictures. */
async function editByHand({ look }: Importer): Promise<void> {
  await look((db) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('product_text')
        .set({ name: 'Egen' })
        .where('lang', '=', 'sv')
        .where('name', '=', 'Mat')
        .execute()
      await tx.updateTable('article').set({ price: 4200 }).where('number', '=', 'MAT').execute()
      await tx
        .updateTable('product')
        .set({ min_price: 4200, max_price: 4200, image_url: 'https://own.example/1.jpg' })
        .where('code', '=', 'magento-mat')
        .execute()
      const product = { subject: 'product', subjectId: 'magento-mat' } as const
      const article = { subject: 'article', subjectId: 'MAT' } as const
      await noteEdit(tx, { ...product, field: 'name.sv' }, BY)
      await noteEdit(tx, { ...product, field: 'pictures' }, BY)
      await noteEdit(tx, { ...article, field: 'price' }, BY)
      await noteEdit(tx, { ...article, field: 'stock' }, BY)
      await bumpVersion(tx)
    }),
  )
}

test('what was changed by hand survives an import, and is reported', async (t) => {
  const importer = openImporter(t)
  await importer.give(file('Mat', '100', '5'))
  await editByHand(importer)

  const { code, out } = await importer.give(file('Rug', '200', '9'))

  equal(code, 0)
  match(
    out,
    /Kept as changed by hand: 4 fields of 1 product\.\n {2}magento-mat: name\.sv\n {2}magento-mat: pictures\n {2}magento-mat, article MAT: price\n {2}magento-mat, article MAT: stock\n/,
  )
  const kept = {
    price: 4200,
    min_price: 4200,
    available: 5,
    image_url: 'https://own.example/1.jpg',
  }
  deepEqual(await importer.look(readMat), [
    { lang: 'en', name: 'Rug', description: 'Rug text.', ...kept },
    { lang: 'sv', name: 'Egen', description: 'Rug text.', ...kept },
  ])
  const others = importer.look((db) =>
    db.selectFrom('article').select('price').where('number', '=', 'BALL').execute(),
  )
  deepEqual(await others, [{ price: 20_000 }])
})

test('a field that is let go is the file’s again, though the file is the same', async (t) => {
  const importer = openImporter(t)
  await importer.give(file('Mat', '100', '5'))
  await editByHand(importer)
  await importer.look((db) =>
    db
      .transaction()
      .execute((tx) => releaseEdit(tx, { subject: 'article', subjectId: 'MAT', field: 'price' })),
  )

  const { out } = await importer.give(file('Mat', '100', '5'))

  match(out, /0 new, 1 changed, 1 unchanged/)
  const [mat] = await importer.look(readMat)
  deepEqual([mat?.price, mat?.min_price], [10_000, 10_000])
})

test('lists twenty kept fields, and all of them where that is asked for', async (t) => {
  const importer = openImporter(t)
  const rows = Array.from({ length: 25 }, (_, at) => ({
    ...{ sku: `S-${at}`, name: `Mat ${at}`, price: '10' },
  }))
  await importer.give(magento(...rows))
  await importer.look((db) =>
    db.transaction().execute(async (tx) => {
      for (const { sku } of rows) {
        const edit = { subject: 'article', subjectId: sku, field: 'price' } as const
        await noteEdit(tx, edit, BY)
      }
    }),
  )
  const listed = (out: string) => out.match(/^ {2}magento-s-\d+, article S-\d+: price$/gm)?.length

  const short = await importer.give(magento(...rows))
  equal(listed(short.out), 20)
  match(short.out, /^ {2}And 5 more; --verbose lists them\.$/m)
  equal(listed((await importer.give(magento(...rows), '--verbose')).out), 25)
})
