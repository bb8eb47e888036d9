import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { FOR_COMPANY, limit } from '../../helpers/approvals.ts'
import { buy, change, fillCheckout, place } from '../../helpers/checkout.ts'
import { NODES, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { createStatementCounter } from '../../helpers/statements.ts'

/** The statement that reads the fees, which runs each time a cart is priced. */
const FEE_COLUMN = 'belowTotal'
/** Each waits for the way to the database and back; beginning and ending a transaction are two more. */
const MOST_OF_A_PAGE = 24
/** With a frame of the sandbox, whose own statements are four of them. */
const MOST_OF_A_FIRST_PAGE = 32
const ARTICLES = { 'SHOE-42': 2, 'BOOK-1': 1 }

test('placing an order prices the cart once, and reads the checkout once', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { wrap: counter.wrap })
  // The first order with new terms stores their text for all later ones.
  await buy(visitor(), { 'SHOE-42': 1 })
  const kim = visitor()
  const sent = await fillCheckout(kim, ARTICLES)

  const count = await counter.during(async () => equal((await place(kim, sent)).statusCode, 200))

  equal(count.answeredWith(FEE_COLUMN), 1)
  equal(count.readFrom('checkout'), 1)
  ok(count.all <= 25, `${count.all} statements`)
})

test('responds to a placed order with what was placed', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, ARTICLES, { selectedPaymentMethod: 'card' })

  const placed = (await place(kim, sent)).json<Checkout>()

  deepEqual(placed.totals, sent.totals)
  deepEqual(placed.customerDetails, sent.customerDetails)
  deepEqual(placed.paymentMethods, sent.paymentMethods)
  equal(placed.notices, undefined)
  const { content } = await db
    .selectFrom('checkout')
    .select('content')
    .where('order_id', '=', placed.orderId)
    .executeTakeFirstOrThrow()
  equal(JSON.parse(content).toldTotal, placed.totals?.totalAmount)
})

test('a change of the checkout prices the cart once', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { wrap: counter.wrap })
  const kim = visitor()
  const sent = await fillCheckout(kim, ARTICLES)

  const count = await counter.during(() => change(kim, 'setDeliveryProvider', sent))

  equal(count.answeredWith(FEE_COLUMN), 1)
})

test('the page of the checkout asks little, also for a buyer with agreed prices and a budget', async (t) => {
  const counter = createStatementCounter()
  const { db, visitor } = await openShop(t, { wrap: counter.wrap })
  await limit(db, { amount: 100_000, period: 'month', customerId: 'bo' })
  const guest = visitor()
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  await fillCheckout(guest, ARTICLES)
  await fillCheckout(bo, ARTICLES, FOR_COMPANY)

  for (const who of [guest, bo]) {
    const count = await counter.during(async () => {
      equal((await who.ask('/checkout')).statusCode, 200)
    })
    ok(count.all <= MOST_OF_A_PAGE, `${count.all} statements`)
  }
})

test('the page of the checkout prices the cart for itself and once for the payment’s frame', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { wrap: counter.wrap })
  const [kim, other] = [visitor(), visitor()]
  for (const it of [kim, other]) {
    await it.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 2 })
  }
  const see = async (who: ShopVisitor) =>
    ok((await who.ask('/checkout')).body.includes('/frame/sandpay/'))
  // Reads what all visitors of a node share.
  for (let node = 1; node <= NODES; node += 1) await see(other)

  const first = await counter.during(() => see(kim))
  const again = await counter.during(() => see(kim))

  ok(first.all <= MOST_OF_A_FIRST_PAGE, `${first.all} statements`)
  equal(again.answeredWith(FEE_COLUMN), 2)
})

test('the page of an order reads the order once', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { wrap: counter.wrap })
  const kim = visitor()
  const { orderId } = (await buy(kim, ARTICLES)).json<Checkout>()

  const count = await counter.during(() => kim.ask(`/order/${orderId}`))

  equal(count.readFrom('orders'), 1)
})
