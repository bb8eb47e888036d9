import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createShop } from '../../../shop/app/create-app.ts'
import { registerTransfer } from '../../../shop/payments/settlement/bank-transfer.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { BUYER, buy, fillCheckout, place, stockOf, tally } from '../../helpers/checkout.ts'
import { FILLED_IN, openFilled, textOf } from '../../helpers/form-visitor.ts'
import { createVisitor, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { reopen } from '../../helpers/test-database.ts'

const DETAILS = BUYER.customerDetails as Checkout['customerDetails']
const CARD = { selectedPaymentMethod: 'card' }
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const ONE = { 'PLENTY-1': 1 }

const to = (email: string) => ({ customerDetails: { ...DETAILS, email } })

/** A shop with the default limits on orders, unless the test sets others. */
async function openLimited(t: TestContext, maxOrders = 60) {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const now = () => clock.now
  return { ...(await openShop(t, { now, maxOrders })), clock }
}

type Limited = Awaited<ReturnType<typeof openLimited>>

/** Places unpaid orders like a script: each with a new visitor, from any address and to any mailbox. */
async function orderMany(
  { visitor }: Limited,
  times: number,
  choose: (at: number) => { address?: string; email?: string },
) {
  const answers = []
  for (let at = 0; at < times; at += 1) {
    const { address, email = `buyer${at}@example.com` } = choose(at)
    answers.push(await buy(visitor({}, address), ONE, to(email)))
  }
  return answers
}

test('a script cannot order all stock: bank transfers from one address are limited', async (t) => {
  const shop = await openLimited(t)

  const answers = await orderMany(shop, 23, () => ({ address: '203.0.113.7' }))

  deepEqual(tally(answers), { 200: 20, 429: 3 })
  const [, refused] = answers.slice(-2)
  equal(refused?.headers['retry-after'], String(DAY_MS / 1000))
  const { modelState } = refused?.json<ErrorBody>() ?? {}
  match(
    modelState?.selectedPaymentMethod?.[0] ?? '',
    /försök igen efter 24\u00a0november\u00a02026 kl\. 11:00/,
  )
  equal(await stockOf(shop.db, 'PLENTY-1'), 100_000 - 20)
  const neighbour = await buy(shop.visitor({}, '203.0.113.8'), ONE, to('lo@example.com'))
  equal(neighbour.statusCode, 200)
  const other = await buy(shop.visitor({}, '203.0.113.7'), ONE, {
    ...to('lo@example.com'),
    ...CARD,
  })
  equal(other.statusCode, 200, 'other ways to pay are open')
  shop.clock.now += DAY_MS
  const [later] = await orderMany(shop, 1, () => ({ address: '203.0.113.7' }))
  equal(later?.statusCode, 200)
})

test('a stranger gets few confirmations, from any sender, however the address is spelled', async (t) => {
  const shop = await openLimited(t)
  const written = ['Eva@Example.com', 'eva+1@example.com', 'eva+2@example.com', 'EVA+x@example.com']

  const answers = await orderMany(shop, 8, (at) => ({
    address: `203.0.113.${at}`,
    email: written[at % 4] ?? '',
  }))

  deepEqual(tally(answers), { 200: 5, 429: 3 })
  const mails = await shop.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'order-mail')
    .execute()
  equal(mails.length, 5)
})

test('a paid order makes room for another one', async (t) => {
  const shop = await openLimited(t)
  const family = (at: number) => ({ address: `203.0.113.${at}`, email: 'familj@example.com' })
  await orderMany(shop, 5, family)
  const { number } = await shop.db.selectFrom('orders').select('number').executeTakeFirstOrThrow()
  const pay = () =>
    shop.db.transaction().execute((tx) => registerTransfer(tx, { number }, shop.clock.now))

  deepEqual(tally(await orderMany(shop, 1, family)), { 429: 1 })
  deepEqual([await pay(), await pay()], ['paid', 'already'])
  deepEqual(tally(await orderMany(shop, 2, family)), { 200: 1, 429: 1 })
})

test('one unpaid order holds at most fifty pieces', async (t) => {
  const shop = await openLimited(t)
  const kim = shop.visitor()
  const sent = await fillCheckout(kim, { 'PLENTY-1': 51 })

  const refused = await place(kim, sent)

  equal(refused.statusCode, 422)
  match(refused.json<ErrorBody>().modelState?.selectedPaymentMethod?.[0] ?? '', /högst 50 varor/)
  equal(await stockOf(shop.db, 'PLENTY-1'), 100_000)
  equal((await buy(shop.visitor(), { 'PLENTY-1': 50 })).statusCode, 200)
})

test('orders paid through a provider are limited too, wherever they are placed', async (t) => {
  const shop = await openLimited(t, 6)
  const { db } = shop
  const ways: ((kim: ShopVisitor, sent: Checkout) => ReturnType<typeof place>)[] = [
    place,
    (kim, sent) => kim.ask('/api/sandpaycheckout/validateOrder', sent),
  ]
  const answers: (boolean | undefined)[] = []
  for (let at = 0; at < 10; at += 1) {
    const kim = shop.visitor({}, `203.0.113.7`)
    const sent = await fillCheckout(kim, ONE, { ...to(`kim${at}@example.com`), ...CARD })
    const answer = await ways[at % 2]?.(kim, sent)
    // A validation refuses in its body, not by its status.
    answers.push(answer?.statusCode === 200 && answer.json().shouldProceed !== false)
  }

  deepEqual(answers, [...Array(6).fill(true), ...Array(4).fill(false)])
  equal((await db.selectFrom('orders').select('id').execute()).length, 6)
  equal(await stockOf(db, 'PLENTY-1'), 100_000 - 6)
})

test('a script cannot hold stock by payments that it never makes', async (t) => {
  const shop = await openLimited(t)
  const hold = (address: string, quantity: number) =>
    buy(shop.visitor({}, address), { 'PLENTY-1': quantity }, CARD)
  for (let at = 0; at < 10; at += 1) {
    equal((await hold('203.0.113.7', 100)).statusCode, 200)
  }

  const refused = await hold('203.0.113.7', 1)

  equal(refused.statusCode, 429)
  match(refused.json<ErrorBody>().modelState?.general?.[0] ?? '', /färre varor/)
  equal(await stockOf(shop.db, 'PLENTY-1'), 100_000 - 1000)
  equal((await hold('203.0.113.8', 100)).statusCode, 200)
  shop.clock.now += HOUR_MS
  equal((await hold('203.0.113.7', 1)).statusCode, 200)
})

test('repeated, refused and corrected orders do not count', async (t) => {
  const shop = await openLimited(t, 2)
  const kim = shop.visitor()
  const sent = await fillCheckout(kim, ONE)
  for (let at = 0; at < 5; at += 1) {
    equal((await place(kim, { ...sent, acceptTermsOfCondition: false })).statusCode, 422)
  }

  for (let at = 0; at < 5; at += 1) equal((await place(kim, sent)).statusCode, 200)

  equal((await buy(shop.visitor(), ONE)).statusCode, 200)
  const third = await buy(shop.visitor(), ONE)
  equal(third.statusCode, 429)
  match(third.json<ErrorBody>().modelState?.general?.[0] ?? '', /ovanligt många beställningar/)
})

test('simultaneous orders are counted one by one', async (t) => {
  const shop = await openLimited(t, 3)
  const buyers = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const kim = shop.visitor()
      return { kim, sent: await fillCheckout(kim, ONE, to(`kim${at}@example.com`)) }
    }),
  )

  const answers = await Promise.all(buyers.map(({ kim, sent }) => place(kim, sent)))

  deepEqual(tally(answers), { 200: 3, 429: 5 })
})

test('the count survives a restart, and is shared between processes', async (t) => {
  const shop = await openLimited(t, 3)
  await orderMany(shop, 2, () => ({}))
  const other = await createShop(await reopen(t, shop.db), {
    maxOrders: 3,
    now: () => shop.clock.now,
  })
  t.after(() => other.close())
  const buyer = (at: number) => buy(createVisitor(other, {}), ONE, to(`lo${at}@example.com`))

  deepEqual(tally([await buyer(1), await buyer(2)]), { 200: 1, 429: 1 })
})

test('the form without script says when to try again, and keeps what was typed', async (t) => {
  const shop = await openLimited(t, 1)
  await orderMany(shop, 1, () => ({}))
  const visitor = await openFilled(shop.shop, { 'PLENTY-1': '1' }, '/en')
  const order = { ...FILLED_IN, acceptTermsOfCondition: 'on', step: 'place' }

  const answer = await visitor.post('/en/checkout', order)

  deepEqual([answer.statusCode, answer.headers['retry-after']], [429, '3600'])
  match(textOf(answer.body), /Unusually many orders.* Try again after 23 November 2026 at 12:00\./)
  ok(answer.body.includes('value="Storgatan 1"'))
})
