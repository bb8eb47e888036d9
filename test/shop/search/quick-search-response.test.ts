import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { bumpVersion } from '../../../shop/catalogue/catalogue-version.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Visitor } from '../../../shop/platform/http/visitor.ts'
import { buildQuickSearchResponse } from '../../../shop/search/quick-search-response.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'

const VISITOR: Visitor = {
  shop: demoShop,
  storefront: 'sport',
  language: 'sv',
  canSeePrices: true,
  mayBackorder: false,
}

test('a row shows the new price even where the search still knows the older catalogue', async (t) => {
  const { db } = await openShop(t)
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'last')
    .executeTakeFirstOrThrow()
  const found = { categoryIds: [], productIds: [id] }
  const search = { suggest: async () => found, searchProducts: () => Promise.reject() }
  const price = async () => {
    const [row] = await buildQuickSearchResponse({ db, search }, 'sista', VISITOR)
    return row?.price?.replaceAll('\u00a0', ' ')
  }
  const before = await price()
  await inTransaction(db, async (tx) => {
    await tx.updateTable('article').set({ price: 30_000 }).where('product_id', '=', id).execute()
    await bumpVersion(tx)
  })

  deepEqual([before, await price()], ['200 kr', '300 kr'])
})
