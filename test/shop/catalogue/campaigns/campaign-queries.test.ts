import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Campaign,
  type CampaignInput,
  findCampaign,
  listBrands,
  listCampaignProducts,
  listCampaigns,
  listNamed,
  listOverlapping,
  listRunning,
  listTargets,
  stateOf,
} from '../../../../shop/catalogue/campaigns/campaign-queries.ts'
import {
  changeCampaign,
  deleteCampaign,
  endCampaign,
  insertCampaign,
  scheduleCampaign,
  writeTargets,
} from '../../../../shop/catalogue/campaigns/campaign-writes.ts'
import {
  countPreview,
  previewArticles,
} from '../../../../shop/catalogue/campaigns/preview-queries.ts'
import { readRows } from '../../../../shop/platform/db/read-rows.ts'
import { plan } from '../../../helpers/campaigns.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { DAY_MS, NOW } from '../../../helpers/row-shop.ts'

const SAID: CampaignInput = {
  ...{ nameSv: 'Höstrea', nameEn: 'Autumn sale', startsAt: NOW + 10, endsAt: NOW + 20 },
  ...{ covers: 'all', percent: 20, onSport: 1, onProfessional: 0 },
}
const DRAFT: Campaign = { id: 'a', version: 1, ...SAID, scheduledAt: null }
const ROW = {
  ...{ id: 'a', version: 1, name_sv: 'Höstrea', name_en: 'Autumn sale', starts_at: NOW + 10 },
  ...{ ends_at: NOW + 20, covers: 'all', percent: 20, on_sport: 1, on_professional: 0 },
  ...{ scheduled_at: null, created_at: NOW },
} as const

test(
  'a campaign is written, found, changed by who has seen it, and scheduled once',
  onShop(async (tx) => {
    await insertCampaign(tx, 'a', SAID, NOW)
    same(await allRows(tx, 'campaign'), [ROW])
    same(await findCampaign(tx, 'a'), DRAFT)
    same(await findCampaign(tx, 'b'), undefined)

    equal(await changeCampaign(tx, { id: 'a', version: 1 }, { ...SAID, percent: 30 }), true)
    equal(await changeCampaign(tx, { id: 'a', version: 1 }, SAID), false)
    same(await allRows(tx, 'campaign'), [{ ...ROW, version: 2, percent: 30 }])
    equal(await scheduleCampaign(tx, { id: 'a', version: 1 }, NOW), false)
    equal(await scheduleCampaign(tx, { id: 'a', version: 2 }, NOW + 20), false)
    equal(await scheduleCampaign(tx, { id: 'a', version: 2 }, NOW), true)
    equal(await scheduleCampaign(tx, { id: 'a', version: 3 }, NOW), false)
    same(await findCampaign(tx, 'a'), { ...DRAFT, version: 3, percent: 30, scheduledAt: NOW })
  }),
)

test(
  'one that runs is ended, one that has never run is deleted',
  onShop(async (tx) => {
    const time = { startsAt: NOW + 10, endsAt: NOW + 20 }
    await plan(tx, time, { id: 'a', targets: [{ kind: 'brand', target: 'x', price: null }] })
    equal(await endCampaign(tx, 'a', NOW + 9), false)
    equal(await endCampaign(tx, 'a', NOW + 20), false)
    equal(await endCampaign(tx, 'a', NOW + 15), true)
    same((await findCampaign(tx, 'a'))?.endsAt, NOW + 15)
    equal(await deleteCampaign(tx, 'a', NOW + 10), false)
    equal(await deleteCampaign(tx, 'a', NOW + 9), true)
    deepEqual([await allRows(tx, 'campaign'), await allRows(tx, 'campaign_target')], [[], []])
  }),
)

test(
  'campaigns are listed with the last one first, those that run, and those that overlap',
  onShop(async (tx) => {
    const ids = (campaigns: readonly { readonly id: string }[]) => campaigns.map((it) => it.id)
    await insertCampaign(tx, 'draft', { ...SAID, startsAt: NOW, endsAt: NOW + 99 }, NOW)
    await plan(tx, { startsAt: NOW, endsAt: NOW + 20 }, { id: 'long' })
    await plan(tx, { startsAt: NOW, endsAt: NOW + 10 }, { id: 'short' })
    await plan(tx, { startsAt: NOW + 10, endsAt: NOW + 20 }, { id: 'later', onProfessional: 1 })
    await plan(tx, { startsAt: NOW, endsAt: NOW + 5 }, { id: 'pro', onSport: 0, onProfessional: 1 })
    deepEqual(ids(await listCampaigns(tx, 4)), ['draft', 'later', 'long', 'short'])
    deepEqual(ids(await listRunning(tx, 'sv', NOW)), [])
    const reduce = (lowest: string) =>
      readRows(tx, `update article set running_price = price * 4 / 5, lowest_price = ${lowest}`, [])
    await reduce('price * 4 / 5')
    deepEqual(ids(await listRunning(tx, 'sv', NOW)), [])
    await reduce('price')
    deepEqual(ids(await listRunning(tx, 'sv', NOW)), ['short', 'long'])
    deepEqual(ids(await listRunning(tx, 'sv', NOW + 10)), ['later', 'long'])
    const later = await findCampaign(tx, 'later')
    deepEqual(later && ids(await listOverlapping(tx, later)), ['long'])
    same((await listCampaigns(tx, 1))[0], {
      ...DRAFT,
      id: 'draft',
      startsAt: NOW,
      endsAt: NOW + 99,
    })
    same(await listRunning(tx, 'sv', NOW + 99), [])
    same(await listRunning(tx, 'en', NOW + 15), [
      { id: 'later', name: 'Autumn sale', endsAt: NOW + 20 },
      { id: 'long', name: 'Autumn sale', endsAt: NOW + 20 },
    ])
    same((await listOverlapping(tx, DRAFT))[0]?.id, 'long')
    deepEqual(
      [NOW - 1, NOW, NOW + 20].map((at) =>
        stateOf({ scheduledAt: 1, startsAt: NOW, endsAt: NOW + 20 }, at),
      ),
      ['planned', 'running', 'ended'],
    )
    equal(stateOf(DRAFT, NOW + 15), 'draft')
  }),
)

test(
  'goods of a campaign are those whose price it makes, and may call reduced',
  onShop(async (tx) => {
    const shoe = { kind: 'product', target: 'shoe', price: null } as const
    const goods = async (id: string, at = NOW) => [...(await listCampaignProducts(tx, id, at))]
    await plan(tx, { startsAt: NOW, endsAt: NOW + 20 }, { id: 'all' })
    const covers = { covers: 'goods', targets: [shoe] } as const
    await plan(tx, { startsAt: NOW, endsAt: NOW + 20 }, { id: 'shoes', percent: 30, ...covers })
    await readRows(tx, 'update article set running_price = price * 4 / 5, lowest_price = price', [])
    same((await goods('all')).sort(), [1, 2])
    same(await goods('shoes'), [])
    const dearer = 'update article set running_price = price * 7 / 10 where product_id = 1'
    await readRows(tx, dearer, [])
    same([await goods('all'), await goods('shoes')], [[2], [1]])
    await readRows(tx, 'update article set lowest_price = null', [])
    same(await goods('shoes'), [])
    same([await goods('shoes', NOW + 20), await goods('nobody')], [[], []])
  }),
)

test(
  'targets are replaced as a whole; names are found as articles before products',
  onShop(async (tx) => {
    await insertCampaign(tx, 'a', SAID, NOW)
    const [one, other] = [
      { kind: 'article', target: 'BOOK-1', price: 500 },
      { kind: 'product', target: 'shoe', price: null },
    ] as const
    await writeTargets(tx, 'a', [other, one])
    same(await listTargets(tx, 'a'), [one, other])
    await writeTargets(tx, 'a', [other])
    same(await allRows(tx, 'campaign_target'), [
      { campaign_id: 'a', kind: 'product', target: 'shoe', price: null },
    ])
    same(await listNamed(tx, ['shoe', 'nothing', 'BOOK-1']), [
      { name: 'shoe', kind: 'product' },
      { name: 'BOOK-1', kind: 'article' },
    ])
    same(await listBrands(tx), ['Norrsken', 'Pärm'])
    await tx.updateTable('product').set({ brand: '' }).where('brand', '=', 'Pärm').execute()
    same(await listBrands(tx), ['Norrsken'])
  }),
)

test(
  'a preview says what a campaign makes of each article, whether it runs or not',
  onShop(async (tx) => {
    const startsAt = NOW + 5 * DAY_MS
    const both = { percent: 22, onProfessional: 1 } as const
    await insertCampaign(tx, 'a', { ...SAID, ...both, startsAt, endsAt: startsAt + 1 }, NOW)
    same(await countPreview(tx, 'a'), { covered: 4, lowered: 4, unannounced: 3 })
    const shoe = { name: 'Åska', colour: 'Blå', businessBefore: 80_000, businessAfter: 62_400 }
    same(await previewArticles(tx, 'a', { language: 'sv', limit: 4, offset: 2 }), [
      { ...shoe, number: 'SHOE-42', size: '42', before: 79_900, after: 78_000 },
      { ...shoe, number: 'SHOE-43', size: '43', colour: 'Röd', before: 100_000, after: 78_000 },
    ])
    await changeCampaign(tx, { id: 'a', version: 1 }, { ...SAID, percent: 5 })
    same(await countPreview(tx, 'a'), { covered: 4, lowered: 3, unannounced: 3 })
    const part = { language: 'en', limit: 1, offset: 3 } as const
    same(await previewArticles(tx, 'a', part), [
      {
        ...{ number: 'SHOE-42', name: 'Thunder', size: '42', colour: 'Blue' },
        ...{ before: 79_900, after: null, businessBefore: 80_000, businessAfter: null },
      },
    ])
    same(await countPreview(tx, 'nothing'), { covered: 0, lowered: 0, unannounced: 0 })
  }),
)
