import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { settleWithdrawal } from '../../../shop/withdrawals/settle-withdrawal.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { buy } from '../../helpers/checkout.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import {
  CALL,
  DAY_MS,
  type Fields,
  hiddenOf,
  openWithdrawals,
  statementOf,
} from '../../helpers/withdrawals.ts'

const FOUR = { 'PLENTY-1': 4 }
const TWO = [{ articleNumber: 'PLENTY-1', quantity: 2 }]

/** A shop, an order in it, and the form of withdrawal as the order's buyer uses it. */
async function openBought(t: TestContext, articles: Readonly<Record<string, number>>) {
  const shop = await openWithdrawals(t)
  const visitor = shop.visitor()
  const { orderId } = (await buy(visitor, articles)).json<Checkout>()
  const { number } = await shop.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

  /** The page, with the quantities chosen and read once more: what a press of its button sends. */
  async function review(quantities: Fields): Promise<Fields> {
    const { body } = await visitor.ask(`/withdraw?order=${orderId}`)
    const fields = { ...hiddenOf(body), ...quantities, step: 'review' }
    const read = await shop.form(visitor, '/withdraw', fields)
    equal(read.statusCode, 200, read.body)
    return { ...hiddenOf(read.body), ...quantities, step: 'confirm' }
  }

  async function press(fields: Fields): Promise<string> {
    const answer = await shop.form(visitor, '/withdraw', fields)
    equal(answer.statusCode, 303, textOf(answer.body))
    return textOf((await visitor.ask(String(answer.headers.location))).body)
  }

  const stated = async () => {
    const rows = await shop.db
      .selectFrom('withdrawal')
      .select(['rows', 'articles', 'times'])
      .orderBy('received_at')
      .execute()
    return rows.map((it) => ({ ...it, rows: JSON.parse(it.rows) }))
  }

  return { ...shop, visitor, orderId, number, review, press, stated }
}

test('two of four on Monday and two more on Tuesday are two statements', async (t) => {
  const shop = await openBought(t, { ...FOUR, 'BOOK-1': 1 })
  const two = { 'quantity.PLENTY-1': '2', 'quantity.BOOK-1': '0' }
  await shop.press(await shop.review(two))
  equal((await shop.mails()).length, 2)
  shop.clock.now += DAY_MS

  const received = await shop.press(await shop.review(two))

  match(received, /Vi har tagit emot din ångeranmälan/)
  const part = { rows: TWO, articles: '', times: 1 }
  deepEqual(await shop.stated(), [part, part])
  equal((await shop.mails()).length, 2, 'each is acknowledged, and the shop told')
  const { body } = await shop.visitor.ask(`/withdraw?order=${shop.orderId}`)
  ok(!body.includes('quantity.PLENTY-1'), 'none of the four is left')
})

test('the same press twice, a reload and a second tab are one statement', async (t) => {
  const shop = await openBought(t, { ...FOUR, 'BOOK-1': 1 })
  const two = { 'quantity.PLENTY-1': '2', 'quantity.BOOK-1': '0' }
  const tabs = [await shop.review(two), await shop.review(two)]
  const pressed = [...tabs, ...tabs, tabs[0] ?? {}]

  const received = await Promise.all(pressed.map((it) => shop.press(it)))

  ok(received.every((it) => it.includes('Vi har tagit emot din ångeranmälan')))
  deepEqual(await shop.stated(), [{ rows: TWO, articles: '', times: pressed.length }])
  equal((await shop.mails()).length, 2)
})

test('half of what an order is about, pressed twice, is not the other half as well', async (t) => {
  const shop = await openBought(t, FOUR)
  const fields = await shop.review({ 'quantity.PLENTY-1': '2' })

  await shop.press(fields)
  shop.clock.now += 1000
  const received = await shop.press(fields)

  match(received, /Vi har tagit emot din ångeranmälan/)
  deepEqual(await shop.stated(), [{ rows: TWO, articles: '', times: 2 }])
})

test('a call names each statement by its key', async (t) => {
  const shop = await openBought(t, FOUR)
  const payload = statementOf(shop, { rows: TWO })
  const call = async (key: string) => {
    const headers = { 'idempotency-key': key }
    const { statusCode } = await shop.shop.inject({ method: 'POST', url: CALL, payload, headers })
    return statusCode
  }

  deepEqual(
    [
      await call('monday'),
      await call('monday'),
      await call('tuesday'),
      await call('x'.repeat(129)),
    ],
    [200, 200, 200, 400],
  )

  const times = (await shop.stated()).map((it) => it.times).sort()
  deepEqual(times, [1, 2])
})

test('who has no login and says it in words twice, on two days, has stated it twice', async (t) => {
  const shop = await openBought(t, FOUR)
  const guest = browse(shop.shop)
  const said = { ...statementOf(shop), articles: 'två av fyra', step: 'review' }
  for (const presses of [2, 1]) {
    await guest.open('/withdraw')
    const { body } = await guest.post('/withdraw', said)
    const fields = { ...hiddenOf(body), step: 'confirm' }
    for (let left = presses; left > 0; left -= 1) {
      equal((await guest.post('/withdraw', fields, { answer: 'lost' })).statusCode, 303)
    }
    shop.clock.now += DAY_MS
  }

  const part = { rows: [], articles: 'två av fyra' }
  deepEqual(await shop.stated(), [
    { ...part, times: 2 },
    { ...part, times: 1 },
  ])
})

test('what the shop has settled is no repeat of what is stated after it', async (t) => {
  const shop = await openBought(t, { 'PLENTY-1': 5 })
  const { number, db, clock } = shop
  const two = { 'quantity.PLENTY-1': '2' }
  await shop.press(await shop.review(two))
  clock.now += DAY_MS
  const settle = { number, isRefund: false }
  await db.transaction().execute((tx) => settleWithdrawal(tx, settle, clock.now))

  await shop.press(await shop.review(two))

  const rows = await db
    .selectFrom('withdrawal')
    .select('settled_at')
    .orderBy('received_at')
    .execute()
  deepEqual(
    rows.map((it) => it.settled_at),
    [clock.now, null],
  )
})
