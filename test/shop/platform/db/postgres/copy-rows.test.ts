import type { TestContext } from 'node:test'
import { test } from 'node:test'
import {
  copyCategories,
  copyProducts,
  copyStock,
  readLayout,
} from '../../../../../shop/catalogue/projection/copy-rows.ts'
import { openDatabase } from '../../../../../shop/platform/db/open-database.ts'
import type { Db, Tx } from '../../../../../shop/platform/db/schema.ts'
import { callAfter } from '../../../../helpers/call-after.ts'
import { temporaryFolder } from '../../../../helpers/open-shop.ts'
import { allRows, onShop, same } from '../../../../helpers/row-database.ts'

const CATEGORIES = ['category', 'category_text']
const GOODS = ['product', 'product_text', 'product_category', 'article', 'stock']

const rowsOf = async (db: Db, tables: readonly string[]) =>
  Promise.all(tables.map((it) => allRows(db, it)))

/** Copies from the shop's database into an empty one beside it, in a transaction of each. */
async function openCopy(t: TestContext) {
  const db = await openDatabase({ dataDir: temporaryFolder(t) })
  callAfter(t, () => db.destroy())
  const layout = await readLayout(db)
  const write = (from: Tx, copy: (it: Parameters<typeof copyProducts>[0]) => Promise<void>) =>
    db.transaction().execute((to) => copy({ from, to, layout }))
  return { db, write }
}

test('a copy has the rows of the goods, and a product that is gone goes from it', async (t) => {
  const { db, write } = await openCopy(t)
  await onShop(async (tx) => {
    await write(tx, (it) => copyCategories(it))
    await write(tx, (it) => copyProducts(it, [1, 2, 3, 4]))
    same(await rowsOf(db, [...CATEGORIES, ...GOODS]), await rowsOf(tx, [...CATEGORIES, ...GOODS]))

    await tx.deleteFrom('product').where('id', '=', 2).execute()
    await tx.updateTable('product').set({ popularity: 9 }).where('id', '=', 1).execute()
    await write(tx, (it) => copyProducts(it, [1, 2]))
    same(await rowsOf(db, GOODS), await rowsOf(tx, GOODS))
  })()
})

test('a copy follows stock and categories, one that is gone too', async (t) => {
  const { db, write } = await openCopy(t)
  await onShop(async (tx) => {
    await write(tx, (it) => copyCategories(it))
    await write(tx, (it) => copyProducts(it, [1, 2, 3, 4]))
    await tx
      .updateTable('stock')
      .set({ available: 0 })
      .where('article_number', '=', 'SHOE-42')
      .execute()
    await tx
      .updateTable('category')
      .set({ slug: 'moved', position: 8 })
      .where('id', '=', 'gym')
      .execute()
    await tx.deleteFrom('category_text').where('category_id', '=', 'empty').execute()

    await write(tx, (it) => copyStock(it, [1]))
    await write(tx, (it) => copyCategories(it))

    same(await rowsOf(db, ['stock', ...CATEGORIES]), await rowsOf(tx, ['stock', ...CATEGORIES]))
  })()
})
