import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { createShop } from '../../../../../shop/app/create-app.ts'
import { publishCampaigns } from '../../../../../shop/catalogue/campaigns/settle-campaigns.ts'
import { bumpVersion } from '../../../../../shop/catalogue/catalogue-version.ts'
import { settleSale } from '../../../../../shop/catalogue/sale-queries.ts'
import { inTransaction } from '../../../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../../../shop/platform/db/schema.ts'
import { callAfter } from '../../../../helpers/call-after.ts'
import { plan } from '../../../../helpers/campaigns.ts'
import { openShop } from '../../../../helpers/open-shop.ts'
import { reopen } from '../../../../helpers/test-database.ts'

const MINUTE_MS = 60_000
const NOON = Date.UTC(2026, 10, 23, 11)
/** How far a node may be behind what another one has changed. */
const BEHIND_MS = 2000

const PATHS = ['/p/last', '/c/running-shoes', '/search?q=last-1', '/api/productFilter']

interface Change {
  readonly change: (tx: Tx) => Promise<unknown>
  /** What a page, a list, hits and facets say then. */
  readonly words: RegExp
}

const CHANGES: Readonly<Record<string, Change>> = {
  stock: {
    async change(tx) {
      const last = tx.updateTable('stock').set({ available: 0 })
      await last.where('article_number', '=', 'LAST-1').execute()
    },
    words: /Slut i lager|"Finns i lager","quantity":9/,
  },
  price: {
    async change(tx) {
      const last = tx.updateTable('article').set({ price: 31 }).where('number', '=', 'LAST-1')
      const { productId } = await last
        .returning('product_id as productId')
        .executeTakeFirstOrThrow()
      await settleSale(tx, [productId])
      await bumpVersion(tx)
    },
    words: /0,31\s?kr|"min":31/,
  },
  catalogue: {
    async change(tx) {
      const gym = tx.updateTable('category_text').set({ name: 'Hemma' })
      await gym.where('category_id', '=', 'gym').execute()
      await bumpVersion(tx)
    },
    words: /Hemma/,
  },
  campaign: {
    async change(tx) {
      await plan(tx, { startsAt: NOON + 1, endsAt: NOON + MINUTE_MS })
      await publishCampaigns(tx, NOON)
    },
    words: /160\s?kr|"max":799920/,
  },
}

for (const [what, { change, words }] of Object.entries(CHANGES)) {
  test(`a change of ${what} is seen on another node's pages, lists, hits and facets`, async (t) => {
    const clock = { now: NOON }
    const now = () => clock.now
    const { db, shop } = await openShop(t, { now })
    const other = await createShop(await reopen(t, db), { now })
    callAfter(t, () => other.close())
    const find = () =>
      Promise.all(PATHS.map(async (it) => words.test((await other.inject(it)).body)))
    deepEqual(await find(), [false, false, false, false])

    await inTransaction(db, change)
    clock.now += BEHIND_MS
    await shop.inject('/')

    deepEqual(await find(), [true, true, true, true])
  })
}
