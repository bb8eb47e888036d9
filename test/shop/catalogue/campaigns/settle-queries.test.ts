import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  claimCampaigns,
  isAnyUnderWay,
  listDiffering,
  listWritten,
  type StalePrice,
  writeCampaignsAt,
  writeSettled,
} from '../../../../shop/catalogue/campaigns/settle-queries.ts'
import { readCampaignsAt } from '../../../../shop/catalogue/catalogue-version.ts'
import { plan } from '../../../helpers/campaigns.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const START = NOW + 1000
const END = NOW + 2000
const BOOK = { covers: 'brand', targets: [{ kind: 'brand', target: 'Pärm', price: null }] } as const

const STALE = {
  ...{ number: 'BOOK-1', productId: 2, price: 10_600, campaignPrice: null },
  ...{ running: 8_480, runningBusiness: null },
  history: [{ validFrom: NOW, price: 10_600 }],
} as const

const read = async (stale: Promise<readonly StalePrice[]>) =>
  (await stale).map(({ history, ...it }) => ({ ...it, history: JSON.parse(history) }))

test(
  'articles that a campaign changes are those that cost something else, or have been written',
  onShop(async (tx) => {
    await plan(tx, { startsAt: START, endsAt: END }, BOOK)
    same(await listDiffering(tx, START - 1), [])
    const hidden = { ...STALE, number: 'HIDDEN-1', productId: 4, price: 5_300, running: 4_240 }
    const history = [{ validFrom: NOW, price: 5300 }]
    same(await read(listDiffering(tx, START)), [STALE, { ...hidden, history }])
    same(await read(listWritten(tx, START, [1, 2])), [STALE])
    same(await listDiffering(tx, END), [])
    await writeSettled(tx, [{ ...STALE, lowest: 3, changed: null }], START)
    same(await read(listWritten(tx, START, [1, 2])), [STALE])
    equal((await listDiffering(tx, START)).length, 1)
    same(await read(listWritten(tx, END, [2])), [{ ...STALE, running: null }])
  }),
)

test(
  'what is settled is written to the articles, and to what they have cost from then on',
  onShop(async (tx) => {
    const price = { number: 'BOOK-1', running: 5, runningBusiness: 6, lowest: 7, changed: 5 }
    const before = (await allRows(tx, 'article')).find((it) => isBook(it))
    const old = { article_number: 'BOOK-1', valid_from: NOW, price: 10_600 }
    const ahead = { article_number: 'BOOK-1', valid_from: START + 5, price: 1 }
    await tx.insertInto('price_history').values(ahead).execute()
    await writeSettled(tx, [price], START)
    const columns = { running_price: 5, running_business_price: 6, lowest_price: 7 }
    same((await allRows(tx, 'article')).find(isBook), Object.assign({}, before, columns))
    const paid = { article_number: 'BOOK-1', valid_from: START, price: 5 }
    same((await allRows(tx, 'price_history')).filter(isBook), [old, paid])
    const none = { number: 'BOOK-1', running: null, runningBusiness: null, lowest: null }
    await writeSettled(tx, [{ ...none, changed: null }], END)
    same((await allRows(tx, 'article')).find(isBook), before)
    same((await allRows(tx, 'price_history')).filter(isBook), [old, paid])
  }),
)

function isBook(row: unknown): boolean {
  return JSON.stringify(row).includes('BOOK-1')
}

test(
  'when a campaign begins or ends next is kept, and claimed once',
  onShop(async (tx) => {
    same(await readCampaignsAt(tx), null)
    equal(await claimCampaigns(tx, NOW), false)
    await plan(tx, { startsAt: START, endsAt: END }, BOOK)
    await plan(tx, { startsAt: START - 5, endsAt: END }, { id: 'draft' })
    await tx.updateTable('campaign').set({ scheduled_at: null }).where('id', '=', 'draft').execute()
    await writeCampaignsAt(tx, NOW)
    same(await readCampaignsAt(tx), START)
    const isAny = (at: number) => isAnyUnderWay(tx, at)
    deepEqual([await isAny(START - 1), await isAny(START), await isAny(END)], [false, true, true])
    equal(await claimCampaigns(tx, START - 1), false)
    equal(await claimCampaigns(tx, START), true)
    equal(await claimCampaigns(tx, START), false)
    await writeCampaignsAt(tx, START)
    same(await allRows(tx, 'catalogue_version'), [{ id: 1, version: 1, campaigns_at: END }])
    deepEqual([await isAny(START), await isAny(END - 1), await isAny(END)], [true, true, true])
    await writeCampaignsAt(tx, END)
    same(await readCampaignsAt(tx), null)
    equal(await isAny(END), false)
  }),
)
