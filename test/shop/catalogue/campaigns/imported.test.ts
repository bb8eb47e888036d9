import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { settleCampaigns } from '../../../../shop/catalogue/campaigns/settle-campaigns.ts'
import { bumpVersion } from '../../../../shop/catalogue/catalogue-version.ts'
import { plan, type SomeCampaign } from '../../../helpers/campaigns.ts'
import { allRows } from '../../../helpers/row-database.ts'
import { type Importer, magento, NOW, openImporter } from '../importers/import-text.ts'

const START = NOW.getTime() - 1000
const END = NOW.getTime() + 365 * 24 * 60 * 60 * 1000

const products = (mat: string, more: Readonly<Record<string, string>> = {}) =>
  magento(
    { sku: 'MAT', name: 'Mat', price: mat, qty: '5', ...more },
    { sku: 'BALL', name: 'Ball', price: '100', qty: '5' },
  )

/** A shop with imported goods of which some are on campaign. */
async function openRunning(t: TestContext, said: SomeCampaign): Promise<Importer> {
  const importer = openImporter(t)
  await importer.give(products('100'))
  await importer.look((db) =>
    db.transaction().execute(async (tx) => {
      await plan(tx, { startsAt: START, endsAt: END }, said)
      await settleCampaigns(tx, START)
      await bumpVersion(tx)
    }),
  )
  return importer
}

/** What the mat costs: by the file, by the campaign, and in lists; and how often that has changed. */
const matOf = ({ look }: Importer) =>
  look(async (db) => {
    const row = await db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select(['price', 'campaign_price', 'running_price', 'min_price', 'has_campaign'])
      .where('number', '=', 'MAT')
      .executeTakeFirstOrThrow()
    const prices = await db
      .selectFrom('price_history')
      .select('price')
      .where('article_number', '=', 'MAT')
      .orderBy('valid_from')
      .execute()
    return { ...row, history: prices.map(({ price }) => price) }
  })

const RUNNING = { campaign_price: null, has_campaign: 1 }

for (const how of [[], ['--replace']]) {
  test(`a campaign survives an import ${how.join('')}, and counts from the price of the file`, async (t) => {
    const importer = await openRunning(t, { percent: 20 })
    const before = await importer.look((db) => allRows(db, 'campaign'))
    const old = { price: 10_000, running_price: 8_000, min_price: 8_000, ...RUNNING }
    deepEqual(await matOf(importer), { ...old, history: [8_000] })

    equal((await importer.give(products('100', { description: 'Ny.' }), ...how)).code, 0)
    deepEqual(await matOf(importer), { ...old, history: [8_000] })
    equal((await importer.give(products('50'), ...how)).code, 0)
    const cheap = { price: 5_000, running_price: 4_000, min_price: 4_000, ...RUNNING }
    deepEqual(await matOf(importer), { ...cheap, history: [8_000, 4_000] })
    deepEqual(await importer.look((db) => allRows(db, 'campaign')), before)
  })
}

test('a fixed price gives way where the file asks less, and new goods are covered', async (t) => {
  const targets = [{ kind: 'product', target: 'magento-mat', price: 6_000 }] as const
  const importer = await openRunning(t, { percent: null, covers: 'goods', targets })
  const special = { special_price: '40' }
  await importer.give(products('100', special))
  deepEqual(await matOf(importer), {
    ...{ price: 10_000, campaign_price: 4_000, running_price: null, min_price: 4_000 },
    ...{ has_campaign: 1, history: [6_000, 4_000] },
  })
  // At the same instant: what it has cost for no time at all is nothing that anybody has paid.
  await importer.give(products('100'))
  const back = { price: 10_000, running_price: 6_000, min_price: 6_000, ...RUNNING }
  deepEqual(await matOf(importer), { ...back, history: [6_000] })
})
