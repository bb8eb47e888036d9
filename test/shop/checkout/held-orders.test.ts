import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { cancelHold } from '../../../shop/checkout/current/cancel-order.ts'
import { findStoredCheckout } from '../../../shop/checkout/current/stored-checkout.ts'
import { placeOrder } from '../../../shop/checkout/placing/place-order.ts'
import { sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import { confirmPayment } from '../../../shop/payments/settlement/confirm-payment.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { BUYER, change, fillCheckout, stockOf } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const CARD = { selectedPaymentMethod: 'card' }
const LAST = { 'LAST-1': 1 }
const PRICE = 20_000 + 6_900

async function hold(visitor: ShopVisitor, articles: Record<string, number> = LAST) {
  const sent = await fillCheckout(visitor, articles, CARD)
  const answer = await visitor.ask('/api/checkout', sent)
  equal(answer.statusCode, 200, answer.body)
  return sent
}

const release = (db: Db, orderId: string) =>
  db.transaction().execute((tx) => cancelHold(tx, orderId, Date.now()))

const confirm = (db: Db, orderId: string, amount = PRICE, currency = 'SEK') =>
  db.transaction().execute((tx) => confirmPayment(tx, orderId, { amount, currency }, Date.now()))

const statusOf = async (db: Db, orderId: string) =>
  (await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst())
    ?.status

/** Asserts that the pieces taken out of stock equal those that orders hold or have sold. */
async function assertBalance(db: Db, number: string, initial: number): Promise<void> {
  const moves = await db
    .selectFrom('stock_move')
    .select('delta')
    .where('article_number', '=', number)
    .execute()
  const kept = await db
    .selectFrom('reservation')
    .select('quantity')
    .where('article_number', '=', number)
    .where('state', '<>', 'released')
    .execute()
  const gone = initial - (await stockOf(db, number))
  deepEqual(
    [gone, gone],
    [moves.reduce((sum, it) => sum - it.delta, 0), kept.reduce((sum, it) => sum + it.quantity, 0)],
  )
}

test('keeps everything that a held order contains, for a buyer who continues in another tab', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, LAST, CARD)
  const customerDetails = { ...sent.customerDetails, firstName: 'Åsa', address: 'Nygatan 2' }

  equal((await kim.ask('/api/checkout', { ...sent, customerDetails })).statusCode, 200)

  const { orderId, ...next } = (await kim.ask('/api/checkout')).json<Checkout>()
  equal(orderId, sent.orderId)
  deepEqual(
    [next.customerDetails.firstName, next.customerDetails.address, next.acceptTermsOfCondition],
    ['Åsa', 'Nygatan 2', false],
  )
})

test('holds the stock until the payment arrives, and shows its items in the cart until then', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = await hold(kim)

  const waiting = (await kim.ask('/api/cart')).json<Cart>()
  const opened = (await kim.ask('/api/checkout')).json<Checkout>()
  const outcome = await confirm(db, orderId)
  const paid = (await kim.ask('/api/cart')).json<Cart>()

  deepEqual([waiting.quantity, waiting.orderRows[0]?.notices, paid.quantity], ['1', undefined, '0'])
  deepEqual([opened.orderId, opened.totals?.totalAmount], [orderId, PRICE])
  deepEqual([outcome, await statusOf(db, orderId)], ['paid', 'paid'])
  await assertBalance(db, 'LAST-1', 1)
  deepEqual(await db.selectFrom('outbox').select(['kind', 'ref']).orderBy('kind').execute(), [
    { kind: 'order-mail', ref: orderId },
    { kind: 'order-notice-mail', ref: orderId },
  ])
})

test('confirms once, whichever confirmation comes first and however often', async (t) => {
  const { db, visitor } = await openShop(t)
  const { orderId } = await hold(visitor())

  const outcomes = await Promise.all(Array.from({ length: 100 }, () => confirm(db, orderId)))

  equal(outcomes.filter((it) => it === 'paid').length, 1)
  equal(outcomes.filter((it) => it === 'already').length, 99)
  equal((await db.selectFrom('outbox').select('id').execute()).length, 2)
})

test('accepts no payment of another amount, another currency or another order', async (t) => {
  const { db, visitor } = await openShop(t)
  const { orderId } = await hold(visitor())

  const outcomes = [
    await confirm(db, orderId, PRICE - 1),
    await confirm(db, orderId, PRICE, 'EUR'),
    await confirm(db, 'unknown'),
  ]

  deepEqual(outcomes, ['refund', 'refund', 'refund'])
  equal(await statusOf(db, orderId), 'held')
})

test('returns everything that was not paid: stock, code, rows and what was typed', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const filled = await fillCheckout(kim, LAST, { ...CARD, orderNote: 'Ring på' })
  const coded = await change(kim, 'setCampaignCode', { ...filled, campaignCode: 'LAST1' })
  const sent = { ...coded.json<Checkout>(), acceptTermsOfCondition: true }
  const before = (await kim.ask('/api/cart')).json<Cart>()
  equal((await kim.ask('/api/checkout', sent)).statusCode, 200)

  const first = await release(db, sent.orderId)
  const second = await release(db, sent.orderId)
  const after = (await kim.ask('/api/cart')).json<Cart>()
  const next = (await kim.ask('/api/checkout')).json<Checkout>()

  equal(second, undefined)
  deepEqual([first, next.orderNote, next.campaignCode], [next.orderId, 'Ring på', 'LAST1'])
  notEqual(next.orderId, sent.orderId)
  deepEqual(
    after.orderRows.map((it) => it.rowSystemId),
    before.orderRows.map((it) => it.rowSystemId),
  )
  await assertBalance(db, 'LAST-1', 1)
  const code = await db
    .selectFrom('campaign_code')
    .select('uses_left')
    .where('code', '=', 'LAST1')
    .executeTakeFirst()
  equal(code?.uses_left, 1)
  equal((await kim.ask('/api/checkout', sent)).statusCode, 409)
})

test('accepts a late payment while the stock is still available', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = await hold(kim)
  await release(db, orderId)

  deepEqual([await confirm(db, orderId), await confirm(db, orderId)], ['paid', 'already'])

  equal(await statusOf(db, orderId), 'paid')
  equal((await kim.ask('/api/cart')).json<Cart>().quantity, '0')
  await assertBalance(db, 'LAST-1', 1)
})

test('sends a late payment back when the goods are gone, and says so in the order (M3)', async (t) => {
  const { db, visitor } = await openShop(t)
  const { orderId } = await hold(visitor())
  await release(db, orderId)
  await hold(visitor())

  deepEqual([await confirm(db, orderId), await confirm(db, orderId)], ['refund', 'refund'])

  equal(await statusOf(db, orderId), 'refunded')
  await assertBalance(db, 'LAST-1', 1)
})

test('sends a late payment back when the same cart has been ordered again (M10)', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = await hold(kim, { 'PLENTY-1': 1 })
  await release(db, orderId)
  const again = { ...(await kim.ask('/api/checkout')).json<Checkout>(), ...BUYER }
  equal((await kim.ask('/api/checkout', { ...again, shownTotalAmount: null })).statusCode, 200)

  equal(await confirm(db, orderId, 1_000 + 6_900), 'refund')

  deepEqual(
    [await statusOf(db, orderId), await statusOf(db, again.orderId)],
    ['refunded', 'placed'],
  )
})

test('leaves the held order for a new one when a choice changes (M9)', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await hold(kim, { 'SHOE-42': 1 })

  const coded = await change(kim, 'setCampaignCode', { ...sent, campaignCode: 'SOMMAR10' })
  const next = { ...coded.json<Checkout>(), acceptTermsOfCondition: true }
  const old = await kim.ask('/api/checkout', sent)
  const placed = await kim.ask('/api/checkout', next)

  notEqual(next.orderId, sent.orderId)
  deepEqual([old.statusCode, placed.statusCode], [409, 200])
  deepEqual(
    [await statusOf(db, sent.orderId), await statusOf(db, next.orderId)],
    ['cancelled', 'held'],
  )
  await assertBalance(db, 'SHOE-42', 50)
})

test('keeps the held order when only its address is corrected', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await hold(kim)
  const customerDetails = { ...sent.customerDetails, address: 'Vägen 2' }

  const answer = await kim.ask('/api/checkout', { ...sent, customerDetails })

  equal(answer.statusCode, 200)
  equal(answer.json<Checkout>().orderId, sent.orderId)
  const { details } = await db.selectFrom('orders').select('details').executeTakeFirstOrThrow()
  equal(JSON.parse(details).delivery.address, 'Vägen 2')
})

test('puts the goods together again when something is added while a payment waits (M14)', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = await hold(kim)

  const added = await kim.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
  const numbers = added.json<Cart>().orderRows.map((it) => it.articleNumber)
  const outcome = await confirm(db, orderId)
  const left = (await kim.ask('/api/cart')).json<Cart>()

  deepEqual(numbers.sort(), ['BOOK-1', 'LAST-1'])
  equal(outcome, 'paid')
  deepEqual(
    left.orderRows.map((it) => it.articleNumber),
    ['BOOK-1'],
  )
  await assertBalance(db, 'LAST-1', 1)
})

test('allows changes to a row of held items in the cart', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = await hold(kim, { 'SHOE-42': 2 })
  const [row] = (await kim.ask('/api/cart')).json<Cart>().orderRows

  const changed = await kim.ask(
    '/api/cart/update',
    { rowSystemId: row?.rowSystemId, quantity: 1 },
    { method: 'PUT' },
  )

  deepEqual([changed.statusCode, changed.json<Cart>().quantity], [200, '1'])
  deepEqual([await statusOf(db, orderId), await stockOf(db, 'SHOE-42')], ['cancelled', 50])
})

test('keeps the held items when their buyer logs in before paying', async (t) => {
  const { db, visitor } = await openShop(t)
  const anna = visitor()
  const { orderId } = await hold(anna)

  await anna.logIn('anna@example.com')
  const opened = (await anna.ask('/api/checkout')).json<Checkout>()
  await release(db, orderId)

  equal(opened.orderId, orderId)
  equal((await anna.ask('/api/cart')).json<Cart>().quantity, '1')
})

test('places by a purchase decision, and only for the provider that decides', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, LAST, { selectedPaymentMethod: 'account' })
  const decide = (model: Checkout, decision: boolean) =>
    kim.ask('/api/checkout/makesandpartpurchasedecision', { model, decision })

  const declined = await decide(sent, false)
  const other = await decide({ ...sent, selectedPaymentMethod: 'prepay' }, true)
  const taken = await decide(sent, true)

  deepEqual([declined.statusCode, other.statusCode, taken.statusCode], [422, 422, 200])
  equal(await statusOf(db, sent.orderId), 'held')
})

test('checks everything in the step before the order, and places nothing', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })
  const step = (payload: Checkout, orderId = sent.orderId) =>
    kim.ask('/api/checkout/orderstep', { orderId, payload })

  const right = await step(sent)
  const wrong = await step({ ...sent, acceptTermsOfCondition: false })
  const foreign = await step(sent, 'somebody-elses')

  deepEqual([right.statusCode, wrong.statusCode, foreign.statusCode], [200, 422, 404])
  ok(right.json<Checkout>().totals)
  deepEqual(await db.selectFrom('orders').select('id').execute(), [])
})

test('never keeps an acceptance of terms when the checkout is opened again', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, LAST, CARD)
  await kim.ask('/api/checkout')

  const stored = await findStoredCheckout({ db, shop: demoShop }, sent.orderId)

  equal(stored?.sent.acceptTermsOfCondition, false)
  equal(stored?.sent.shownTotalAmount, PRICE)
})

test('places the order for the provider from the checkout’s last request, if the page did not', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = await fillCheckout(kim, LAST, CARD)
  const stored = await findStoredCheckout({ db, shop: demoShop }, orderId)
  if (!stored) throw new Error('There is no checkout')

  const context = { now: Date.now(), hold: true, provider: 'sandpay' }
  const placed = await db
    .transaction()
    .execute((tx) => placeOrder(tx, stored.visitor, stored.sent, context))

  deepEqual([placed.orderId, placed.status, placed.total], [orderId, 'held', PRICE])
  equal((await kim.ask('/api/checkout')).json<Checkout>().orderId, orderId)
})

test('cancels an unpaid order of items that are all on backorder', async (t) => {
  let clock = Date.now()
  const { db, shop, visitor } = await openShop(t, { now: () => clock })
  await db.updateTable('stock').set({ available: 0 }).execute()
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const { orderId } = await hold(bo, { 'TEAM-1': 1 })

  clock += 14 * 60_000
  await sweepOrders(shop.payments)
  const early = await statusOf(db, orderId)
  clock += 2 * 60_000
  await sweepOrders(shop.payments)

  deepEqual([early, await statusOf(db, orderId)], ['held', 'cancelled'])
  equal((await bo.ask('/api/cart')).json<Cart>().quantity, '1')
})
