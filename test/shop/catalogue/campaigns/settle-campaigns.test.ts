import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { listArticles } from '../../../../shop/catalogue/article-queries.ts'
import { changePrices } from '../../../../shop/catalogue/by-hand/change-price.ts'
import {
  findArticlePrice,
  listPastPrices,
} from '../../../../shop/catalogue/by-hand/price-queries.ts'
import {
  settleCampaigns,
  settleWritten,
} from '../../../../shop/catalogue/campaigns/settle-campaigns.ts'
import { readCampaignsAt } from '../../../../shop/catalogue/catalogue-version.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { plan } from '../../../helpers/campaigns.ts'
import { onShop, same } from '../../../helpers/row-database.ts'
import { DAY_MS, NOW } from '../../../helpers/row-shop.ts'

const START = NOW + 40 * DAY_MS
const END = START + 7 * DAY_MS
const TIME = { startsAt: START, endsAt: END }

/** What private customers and businesses pay, and what the price is compared with. */
async function pricesOf(tx: Tx, productId: number) {
  const articles = await listArticles(tx, [productId], { language: 'sv' })
  return articles.map((it) => [
    it.number,
    it.campaignPrice ?? it.price,
    it.lowestPrice,
    it.businessPrice,
  ])
}

const BEFORE = [
  ['SHOE-42', 79_900, 90_000, 80_000],
  ['SHOE-43', 100_000, null, 80_000],
]

test(
  'a campaign begins and ends at its instants, and what an article has cost is kept',
  onShop(async (tx) => {
    await plan(tx, TIME, { percent: 25 })
    await settleCampaigns(tx, START - 1)
    deepEqual(await pricesOf(tx, 1), BEFORE)
    equal(await readCampaignsAt(tx), START)

    equal(await settleCampaigns(tx, START), 4)
    deepEqual(await pricesOf(tx, 1), [
      ['SHOE-42', 75_000, 79_900, 80_000],
      ['SHOE-43', 75_000, 100_000, 80_000],
    ])
    equal(await settleCampaigns(tx, START), 0)
    equal(await readCampaignsAt(tx), END)
    equal(await settleCampaigns(tx, END), 4)
    deepEqual(await pricesOf(tx, 1), [
      ['SHOE-42', 79_900, 75_000, 80_000],
      ['SHOE-43', 100_000, null, 80_000],
    ])
    equal(await readCampaignsAt(tx), null)
    same(await listPastPrices(tx, 'SHOE-43'), [
      { validFrom: NOW, price: 100_000 },
      { validFrom: START, price: 75_000 },
      { validFrom: END, price: 100_000 },
    ])
  }),
)

test(
  'of several campaigns, and of what the file says, the lowest price counts',
  onShop(async (tx) => {
    await plan(tx, TIME, { id: 'a', percent: 10 })
    await plan(tx, TIME, { id: 'b', percent: 15, covers: 'brand', targets: [of('brand', 'Pärm')] })
    await settleCampaigns(tx, START)
    deepEqual(await pricesOf(tx, 1), [
      ['SHOE-42', 79_900, 90_000, 80_000],
      ['SHOE-43', 90_000, 100_000, 80_000],
    ])
    deepEqual(await pricesOf(tx, 2), [['BOOK-1', 9_010, 10_600, 10_000]])
  }),
)

test(
  'a fixed price is that of its articles, a higher one does nothing, and businesses pay it less VAT',
  onShop(async (tx) => {
    const fixed = { percent: null, covers: 'goods', onProfessional: 1 } as const
    const targets = [of('product', 'shoe', 85_000), of('article', 'SHOE-42', 70_000)]
    await plan(tx, TIME, { ...fixed, targets: [...targets, of('article', 'BOOK-1', 10_600)] })
    await settleCampaigns(tx, START)
    deepEqual(await pricesOf(tx, 1), [
      ['SHOE-42', 70_000, 79_900, 56_000],
      ['SHOE-43', 85_000, 100_000, 68_000],
    ])
    deepEqual(await pricesOf(tx, 2), [['BOOK-1', 10_600, null, 10_000]])
  }),
)

test(
  'a category counts with those below it, and a quotation product has no price to lower',
  onShop(async (tx) => {
    const targets = [of('category', 'shoes'), of('category', 'running'), of('category', 'gym')]
    await plan(tx, TIME, { covers: 'category', targets, onProfessional: 1 })
    await settleCampaigns(tx, START)
    deepEqual(await pricesOf(tx, 1), [
      ['SHOE-42', 79_900, 90_000, 64_000],
      ['SHOE-43', 80_000, 100_000, 64_000],
    ])
    deepEqual(await pricesOf(tx, 3), [['BIKE-1', 999_900, null, 700_000]])
  }),
)

test(
  'a draft never begins, and of a campaign for businesses private customers see nothing',
  onShop(async (tx) => {
    await plan(tx, TIME, { onSport: 0, onProfessional: 1 })
    await plan(tx, TIME, { id: 'draft', percent: 90 })
    await tx.updateTable('campaign').set({ scheduled_at: null }).where('id', '=', 'draft').execute()
    await settleCampaigns(tx, START)
    deepEqual(await pricesOf(tx, 1), [
      ['SHOE-42', 79_900, 90_000, 64_000],
      ['SHOE-43', 100_000, null, 64_000],
    ])
  }),
)

test(
  'a price that is changed by hand under a campaign is what the campaign counts from',
  onShop(async (tx) => {
    await plan(tx, TIME, { percent: 20 })
    await settleCampaigns(tx, START)
    const before = await findArticlePrice(tx, 'SHOE-43')
    const wanted = { price: 90_000, regular: null }
    await changePrices(tx, before ? [before] : [], wanted, { memberId: null, now: START + 5 })
    deepEqual((await pricesOf(tx, 1))[1], ['SHOE-43', 72_000, 80_000, 72_000])
    same((await listPastPrices(tx, 'SHOE-43')).slice(1), [
      { validFrom: START, price: 80_000 },
      { validFrom: START + 5, price: 72_000 },
    ])
    await settleCampaigns(tx, END)
    deepEqual((await pricesOf(tx, 1))[1], ['SHOE-43', 90_000, null, 72_000])
  }),
)

test(
  'what is written again as it was costs what the campaign makes it, from when it began',
  onShop(async (tx) => {
    await plan(tx, TIME)
    await settleCampaigns(tx, START)
    const row = { article_number: 'SHOE-43', valid_from: START + 9, price: 100_000 }
    await tx.insertInto('price_history').values(row).execute()
    await tx.updateTable('article').set({ lowest_price: null }).execute()
    await settleWritten(tx, [1], START + 9)
    deepEqual((await pricesOf(tx, 1))[1], ['SHOE-43', 80_000, 100_000, 80_000])
    equal((await listPastPrices(tx, 'SHOE-43')).length, 2)
  }),
)

test(
  'products follow: what lists sort by, and whether there is a campaign',
  onShop(async (tx) => {
    const rowOf = () =>
      tx
        .selectFrom('product')
        .select(['min_price', 'max_price', 'min_business_price', 'has_campaign'])
        .where('id', '=', 2)
        .executeTakeFirst()
    await plan(tx, TIME, { percent: 50, onProfessional: 1 })
    await settleCampaigns(tx, START)
    const half = { min_price: 5_300, max_price: 5_300, min_business_price: 5_000 }
    same(await rowOf(), { ...half, has_campaign: 1 })
    await settleCampaigns(tx, END)
    const whole = { min_price: 10_600, max_price: 10_600, min_business_price: 10_000 }
    same(await rowOf(), { ...whole, has_campaign: 0 })
  }),
)

function of(kind: 'brand' | 'category' | 'product' | 'article', target: string, price?: number) {
  return { kind, target, price: price ?? null }
}
