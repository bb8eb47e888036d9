import { deepEqual, equal, fail, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { countPopularity } from '../../../shop/app/background-jobs.ts'
import { createCampaignClock } from '../../../shop/catalogue/campaigns/campaign-clock.ts'
import { writeCampaignsAt } from '../../../shop/catalogue/campaigns/settle-queries.ts'
import { readCatalogueVersion } from '../../../shop/catalogue/catalogue-version.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { plan } from '../../helpers/campaigns.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { reopen } from '../../helpers/test-database.ts'

const HOUR = 60 * 60 * 1000

test('popularity is counted once a day, by whichever node and however often they start', async (t) => {
  const { db, visitor } = await openShop(t)
  const other = await reopen(t, db)
  const now = Date.now() + HOUR
  const countAfterOrder = async (nodes: readonly Db[], at: number) => {
    equal((await buy(visitor(), { 'PLENTY-1': 1 })).statusCode, 200)
    const before = await readCatalogueVersion(db)
    await Promise.all(nodes.map((it) => countPopularity(it, at)))
    return (await readCatalogueVersion(db)) - before
  }

  equal(await countAfterOrder([db, other], now), 1)
  equal(await countAfterOrder([other], now + 23 * HOUR), 0)
  equal(await countAfterOrder([other, db], now + 24 * HOUR), 1)
})

test('a campaign is begun once, by whichever node, and both wait for its prices', async (t) => {
  const { db } = await openShop(t)
  const other = await reopen(t, db)
  const [startsAt, endsAt] = [Date.now() + HOUR, Date.now() + 2 * HOUR]
  await inTransaction(db, async (tx) => {
    await plan(tx, { startsAt, endsAt })
    await writeCampaignsAt(tx, Date.now())
  })
  const before = await readCatalogueVersion(db)
  const reduced = async (node: Db) => {
    await createCampaignClock(
      node,
      () => startsAt,
      (error) => fail(String(error)),
    )()
    const query = node.selectFrom('article').select('running_price')
    return (await query.where('number', '=', 'BOOK-1').executeTakeFirst())?.running_price ?? 0
  }

  const [one = 0, same] = await Promise.all([db, other].map(reduced))

  ok(one > 0)
  deepEqual([same, await readCatalogueVersion(db)], [one, before + 1])
})
