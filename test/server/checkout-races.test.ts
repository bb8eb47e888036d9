import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { ErrorBody } from '../../src/contract/error-body.ts'
import { confirmPayment } from '../../src/server/actions/checkout/confirm-payment.ts'
import { releaseOrder } from '../../src/server/actions/checkout/release-order.ts'
import type { Db } from '../../src/server/db/schema.ts'
import { buy, change, fillCheckout } from '../helpers/checkout.ts'
import { openShop, type ShopVisitor } from '../helpers/open-shop.ts'

const CARD = { selectedPaymentMethod: 'card' }

const place = (visitor: ShopVisitor, sent: Checkout) => visitor.ask('/api/checkout', sent)

const tally = (answers: readonly { readonly statusCode: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

const listOrders = (db: Db) =>
  db.selectFrom('orders').select(['id', 'status', 'total', 'cart_id']).execute()

const stockOf = async (db: Db, number: string) =>
  (
    await db
      .selectFrom('stock')
      .select('available')
      .where('article_number', '=', number)
      .executeTakeFirst()
  )?.available

test('museum M1: sells the last unit to one of 200 buyers', async (t) => {
  const { db, visitor } = await openShop(t)
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const it = visitor()
      return { it, sent: await fillCheckout(it, { 'LAST-1': 1, 'PLENTY-1': 1 }) }
    }),
  )

  const answers = await Promise.all(buyers.map(({ it, sent }) => place(it, sent)))

  deepEqual(tally(answers), { 200: 1, 409: 199 })
  equal((await listOrders(db)).length, 1)
  deepEqual([await stockOf(db, 'LAST-1'), await stockOf(db, 'PLENTY-1')], [0, 99_999])
  const loser = buyers[answers.findIndex((it) => it.statusCode === 409)]
  equal((await loser?.it.ask('/api/cart'))?.json().quantity, '2')
})

test('museum M4: sums one article over goods and gifts before it takes any', async (t) => {
  const { db, visitor } = await openShop(t)
  await db
    .updateTable('stock')
    .set({ available: 6 })
    .where('article_number', '=', 'GIFT-1')
    .execute()
  const [kim, lo, bo] = [visitor(), visitor(), visitor()]

  const first = await buy(kim, { 'MACHINE-1': 1, 'GIFT-1': 2 })
  const second = await buy(lo, { 'MACHINE-1': 1, 'GIFT-1': 3 })

  deepEqual([first.statusCode, second.statusCode], [200, 200])
  equal(await stockOf(db, 'GIFT-1'), 0)
  const gifts = await db
    .selectFrom('order_row')
    .select(['kind', 'quantity'])
    .where('article_number', '=', 'GIFT-1')
    .orderBy('quantity')
    .orderBy('kind')
    .execute()
  // Three are left for the second buyer, who buys them all: there is none to give.
  deepEqual(
    gifts.map((it) => [it.kind, it.quantity]),
    [
      ['gift', 1],
      ['article', 2],
      ['article', 3],
    ],
  )
  equal((await buy(bo, { 'MACHINE-1': 1 })).statusCode, 200)
})

test('museum M5: leaves no order without goods, and no goods without an order', async (t) => {
  const { db, visitor } = await openShop(t)
  const buyers = await Promise.all(
    Array.from({ length: 60 }, async (_, it) => {
      const buyer = visitor()
      const articles = { 'SHOE-43': 1, [it % 2 ? 'SALE-1' : 'TEAM-1']: 1, 'SHOE-42': 2 }
      const { 'TEAM-1': _team, ...sold } = articles
      return { buyer, sent: await fillCheckout(buyer, sold) }
    }),
  )

  await Promise.all(buyers.map(({ buyer, sent }) => place(buyer, sent)))

  const orders = await listOrders(db)
  const moved = await db.selectFrom('stock_move').select(['order_id', 'delta']).execute()
  const carts = await db.selectFrom('cart').select('id').where('status', '=', 'ordered').execute()
  equal(orders.length, 3)
  equal(carts.length, 3)
  deepEqual(new Set(moved.map((it) => it.order_id)), new Set(orders.map((it) => it.id)))
  equal(await stockOf(db, 'SHOE-42'), 50 - 2 * orders.length)
})

test('museum M6: can make no stock negative, whoever writes it', async (t) => {
  const { db } = await openShop(t)

  const failed = await db
    .updateTable('stock')
    .set({ available: -1 })
    .execute()
    .catch((error: unknown) => String(error))

  ok(/CHECK/.test(String(failed)))
})

test('museum M7: takes an article once that stands in the cart by three adds', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const one = { articleNumber: 'SHOE-42', quantity: 1 }
  await kim.ask('/api/cart/add', { articles: [one, one, one] })

  const answer = await buy(kim, {})

  equal(answer.statusCode, 200)
  equal(await stockOf(db, 'SHOE-42'), 47)
  deepEqual(await db.selectFrom('stock_move').select('delta').execute(), [{ delta: -3 }])
})

test('museum M8: confirms once when the browser and the provider come at the same moment', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'LAST-1': 1 }, CARD)
  const amount = sent.totals?.totalAmount ?? 0
  const confirm = () =>
    db
      .transaction()
      .execute((tx) => confirmPayment(tx, sent.orderId, { amount, currency: 'SEK' }, Date.now()))

  equal(await confirm(), 'refund')
  equal((await place(kim, sent)).statusCode, 200)
  const [first, again, ...rest] = await Promise.all([
    confirm(),
    place(kim, sent),
    confirm(),
    confirm(),
  ])

  equal(again.statusCode, 200)
  deepEqual([first, ...rest].sort(), ['already', 'already', 'paid'])
  deepEqual(
    (await listOrders(db)).map((it) => it.status),
    ['paid'],
  )
})

test('museum M9: makes one order when a code changes between two submits', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  const [first, coded, second] = await Promise.all([
    place(kim, sent),
    change(kim, 'setCampaignCode', { ...sent, campaignCode: 'SOMMAR10' }),
    place(kim, sent),
  ])

  deepEqual([first.statusCode, second.statusCode], [200, 200])
  equal(coded.statusCode, 409)
  deepEqual(coded.json<ErrorBody>().modelState?.general, [
    'Beställningen är redan gjord. Den finns på orderbekräftelsen.',
  ])
  deepEqual(
    (await listOrders(db)).map((it) => it.total),
    [100_000],
  )
})

test('museum M10: makes one order of two tabs that pay one cart by different methods', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const other = { ...sent, selectedPaymentMethod: 'card' }

  const answers = await Promise.all([place(kim, sent), place(kim, other)])

  deepEqual(
    answers.map((it) => it.statusCode),
    [200, 422],
  )
  equal((await listOrders(db)).length, 1)
})

test('museum M11: keeps the key of an order through reload, Back, a new tab and a crash', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const first = await fillCheckout(kim, { 'SHOE-42': 1 })
  const reloaded = (await kim.ask('/api/checkout')).json<Checkout>()

  const lost = await place(kim, first)
  const again = await place(kim, { ...reloaded, acceptTermsOfCondition: true })

  equal(reloaded.orderId, first.orderId)
  deepEqual(
    [lost, again].map((it) => it.json<Checkout>().redirectUrl),
    [`/order/${first.orderId}`, `/order/${first.orderId}`],
  )
  equal((await listOrders(db)).length, 1)
})

test('museum M14: sells nothing for less by adding while an order is placed', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  const asked = Array.from({ length: 20 }, (_, it) =>
    it % 2
      ? kim.ask('/api/cart/add', { articleNumber: 'SALE-1' })
      : place(kim, { ...sent, acceptTermsOfCondition: true }),
  )
  await Promise.all(asked)

  const orders = await listOrders(db)
  ok(orders.length <= 1)
  for (const { id, total } of orders) {
    const rows = await db
      .selectFrom('order_row')
      .select(['article_number', 'total'])
      .where('order_id', '=', id)
      .execute()
    equal(
      rows.reduce((sum, it) => sum + it.total, 0),
      total,
    )
  }
})

test('lets a one-time code be used once by 100 orders at the same moment', async (t) => {
  const { db, visitor } = await openShop(t)
  const buyers = []
  for (let it = 0; it < 100; it += 1) {
    const buyer = visitor()
    const sent = await fillCheckout(buyer, { 'PLENTY-1': 1 })
    const answer = await change(buyer, 'setCampaignCode', { ...sent, campaignCode: 'LAST1' })
    buyers.push({ buyer, sent: { ...answer.json<Checkout>(), acceptTermsOfCondition: true } })
  }

  const answers = await Promise.all(buyers.map(({ buyer, sent }) => place(buyer, sent)))

  deepEqual(tally(answers), { 200: 1, 409: 99 })
  const refused = answers.find((it) => it.statusCode === 409)
  deepEqual(refused?.json<ErrorBody>().modelState, {
    campaignCode: ['Koden LAST1 är redan använd. Ta bort den eller prova en annan.'],
  })
  equal((await db.selectFrom('code_use').select('code').execute()).length, 1)
})

test('releases a hold once, however many sweep, and while it is being paid', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 5 }, CARD)
  await place(kim, sent)
  const amount = sent.totals?.totalAmount ?? 0
  const release = () => db.transaction().execute((tx) => releaseOrder(tx, sent.orderId, Date.now()))
  const confirm = () =>
    db
      .transaction()
      .execute((tx) => confirmPayment(tx, sent.orderId, { amount, currency: 'SEK' }, Date.now()))

  const outcomes = await Promise.all([release(), release(), confirm(), release(), confirm()])

  equal(outcomes.filter((it) => it !== undefined && it.length > 10).length, 1)
  deepEqual([outcomes[2], outcomes[4]], ['paid', 'already'])
  equal(await stockOf(db, 'SHOE-42'), 45)
})
