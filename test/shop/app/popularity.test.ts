import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { countPopularity } from '../../../shop/app/background-jobs.ts'
import { readCatalogueVersion } from '../../../shop/catalogue/catalogue-version.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { reopen } from '../../helpers/test-database.ts'

const HOUR = 60 * 60 * 1000

test('popularity is counted once a day, by whichever node and however often they start', async (t) => {
  const { db, visitor } = await openShop(t)
  const other = await reopen(t, db)
  const now = Date.now() + HOUR
  const countAfterOrder = async (nodes: readonly (typeof db)[], at: number) => {
    equal((await buy(visitor(), { 'PLENTY-1': 1 })).statusCode, 200)
    const before = await readCatalogueVersion(db)
    await Promise.all(nodes.map((it) => countPopularity(it, at)))
    return (await readCatalogueVersion(db)) - before
  }

  equal(await countAfterOrder([db, other], now), 1)
  equal(await countAfterOrder([other], now + 23 * HOUR), 0)
  equal(await countAfterOrder([other, db], now + 24 * HOUR), 1)
})
