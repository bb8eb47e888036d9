import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createShop } from '../../../shop/app/create-app.ts'
import { demoFacts } from '../../../shop/demo/demo-shop.ts'
import { removeDemo } from '../../../shop/demo/remove-demo.ts'
import { seedDemo } from '../../../shop/demo/seed-demo.ts'
import { seedStory } from '../../../shop/demo/story/seed-story.ts'
import { STORY_ORDERS } from '../../../shop/demo/story/story-orders.ts'
import { readFunnel } from '../../../shop/measurement/read-funnel.ts'
import { findBookFaults } from '../../../shop/payments/books/find-book-faults.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { countStates } from '../../../shop/staff/orders/order-list.ts'
import { addCounts, NO_COUNTS } from '../../../src/model/funnel.ts'
import { callAfter } from '../../helpers/call-after.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../helpers/open-shop.ts'
import { openTestDatabase } from '../../helpers/test-database.ts'
import '../../helpers/demo-shop.ts'

const NOW = Date.parse('2026-11-23T10:00:00Z')

async function openStory(t: TestContext, at = NOW) {
  const { db, dataDir, close } = await openTestDatabase({
    name: `story-${at}`,
    fill: (it) => seedDemo(it, { now: at, story: seedStory }),
  })
  const shop = await createShop(db, { dataDir, now: () => at })
  callAfter(t, async () => {
    await shop.close()
    await close()
  })
  const logIn = async (name: string, prefix = '') => {
    const guest = browse(shop)
    await guest.open(`${prefix}/login`)
    const userName = `${name}@example.com`
    await guest.post(`${prefix}/login`, { userName, password: DEMO_PASSWORD })
    return guest
  }
  return { db, logIn }
}

const count = async (db: Db, table: 'orders' | 'quotation' | 'order_list' | 'goods_return') =>
  (await db.selectFrom(table).selectAll().execute()).length

test('a demo that has been lived in shows what each of its people has to do', async (t) => {
  const { db, logIn } = await openStory(t)

  const states = await countStates(db)
  equal(
    Object.values(states).reduce((sum, it) => sum + it, 0),
    STORY_ORDERS.length,
  )
  for (const it of [
    'toapprove',
    'topay',
    'topack',
    'packed',
    'sent',
    'cancelled',
    'refunded',
  ] as const)
    ok((states[it] ?? 0) > 0, it)
  // Nothing is mailed about what happened before anybody came.
  const mails = db.selectFrom('outbox').select('ref').where('done_at', 'is', null)
  deepEqual(await mails.execute(), [])
  deepEqual(await findBookFaults(db), [])

  const anna = await logIn('anna')
  const { body } = await anna.open('/account/orders')
  equal(new Set(body.match(/\/account\/orders\/[0-9a-f-]{36}/g)).size, 7)
  const sent = await db.selectFrom('goods_return').select(['order_id', 'number']).execute()
  const [goodsReturn] = sent
  ok(goodsReturn && sent.length === 1)
  const returning = await anna.open(`/account/orders/${goodsReturn.order_id}`)
  ok(returning.body.includes(goodsReturn.number))
  match((await anna.open('/favourites')).body, /Sidvind/)

  const bo = await logIn('bo', '/pro')
  match((await bo.open('/pro/account/approvals')).body, /Disa Dahl/)
  match((await bo.open('/pro/account/order-lists')).body, /Matchdag/)
  const disa = await logIn('disa', '/pro')
  match((await disa.open('/pro/account/quotations')).body, /Q26/)
})

test('the staff of a demo that has been lived in sees the figures of thirty days', async (t) => {
  const { db } = await openStory(t)
  const period = { from: '2026-10-25', to: '2026-11-23' }
  const days = await readFunnel(db, demoFacts(), period)

  equal(new Set(days.map(({ day }) => day)).size, 30)
  const sum = days.map(({ counts }) => counts).reduce(addCounts, NO_COUNTS)
  ok(sum.seen > sum.added && sum.added > sum.checkout && sum.checkout > sum.bought, `${sum.seen}`)
  const states = await countStates(db)
  const isOrdered = STORY_ORDERS.length - (states.toapprove ?? 0) - (states.cancelled ?? 0)
  equal(sum.bought, isOrdered)
})

for (const day of ['2026-11-23', '2026-12-01', '2026-11-30']) {
  test(`half of the buyer’s month is used, and it could be: ${day}`, async (t) => {
    const { db } = await openStory(t, Date.parse(`${day}T08:00:00Z`))
    const rows = await db
      .selectFrom('orders')
      .select(['total', 'vat_total', 'created_at'])
      .where('customer_id', '=', 'disa')
      .execute()
    const spent = rows.reduce((sum, it) => sum + it.total - it.vat_total, 0)
    ok(Math.abs(spent - 15_000_00) < 1_500_00, String(spent))
    const month = Date.parse(`${day.slice(0, 7)}-01T00:00:00+01:00`)
    for (const { created_at } of rows) ok(created_at >= month, String(created_at))
  })
}

test('all of it goes with the demo', async (t) => {
  const { db } = await openStory(t)

  await removeDemo(db)

  for (const table of ['orders', 'quotation', 'order_list', 'goods_return'] as const)
    equal(await count(db, table), 0, table)
  for (const table of [
    ...(['cart', 'payment', 'sandbox_payment', 'stock_move', 'favourite'] as const),
    ...(['measured_step'] as const),
  ])
    deepEqual(await db.selectFrom(table).selectAll().execute(), [], table)
})
