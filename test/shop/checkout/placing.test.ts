import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { BUYER, buy, change, fillCheckout } from '../../helpers/checkout.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

test('places an order with rows, stock moves, reservation and mail in one transaction', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()

  const answer = await buy(kim, { 'SHOE-42': 2, 'BOOK-1': 1 })

  equal(answer.statusCode, 200, answer.body)
  const { redirectUrl, orderId } = answer.json<Checkout>()
  equal(redirectUrl, `/order/${orderId}`)
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  deepEqual(
    [order.id, order.status, order.email, order.goods_total, order.delivery_total, order.total],
    [orderId, 'placed', 'kim@example.com', 210_600, 0, 210_600],
  )
  equal(order.vat_total, 40_000 + 600)
  const rows = await db.selectFrom('order_row').select(['article_number', 'total']).execute()
  deepEqual(
    rows.map((it) => [it.article_number, it.total]),
    [
      ['SHOE-42', 200_000],
      ['BOOK-1', 10_600],
    ],
  )
  const moves = await db.selectFrom('stock_move').select(['article_number', 'delta']).execute()
  deepEqual(
    moves.map((it) => [it.article_number, it.delta]),
    [
      ['BOOK-1', -1],
      ['SHOE-42', -2],
    ],
  )
  deepEqual(await db.selectFrom('outbox').select(['kind', 'ref']).orderBy('kind').execute(), [
    { kind: 'order-mail', ref: orderId },
    { kind: 'order-notice-mail', ref: orderId },
  ])
  const cart = (await kim.ask('/api/cart')).json()
  equal(cart.quantity, '0')
})

test('responds to every repeat with the same order', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => kim.ask('/api/checkout', sent)),
  )
  const later = await kim.ask('/api/checkout', sent)

  ok([...answers, later].every((it) => it.statusCode === 200))
  const urls = [...answers, later].map((it) => it.json<Checkout>().redirectUrl)
  deepEqual([...new Set(urls)], [`/order/${sent.orderId}`])
  equal((await db.selectFrom('orders').select('id').execute()).length, 1)
})

const tell = async (kim: ShopVisitor) => (await kim.ask('/api/checkout')).json<Checkout>()

const sellGifts = (db: Db) =>
  db.updateTable('stock').set({ available: 0 }).where('article_number', '=', 'GIFT-1').execute()

test('reports that a gift is gone before it places the order without it', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'MACHINE-1': 1 })
  await sellGifts(db)

  const refused = await kim.ask('/api/checkout', sent)
  const received = await tell(kim)

  equal(refused.statusCode, 409)
  const gone = 'Gåvan Vara gift är slut och ingår inte längre.'
  deepEqual(refused.json<ErrorBody>().modelState, {
    general: ['Gåvan Vara gift är slut. Beställ igen utan den.'],
  })
  deepEqual([received.notices, (await tell(visitor())).notices], [[gone], undefined])
  ok((await kim.ask('/checkout')).body.includes(`<p>${gone}</p>`))
  const placed = await kim.ask('/api/checkout', { ...received, acceptTermsOfCondition: true })
  equal(placed.statusCode, 200)
})

test('names choices that are no longer offered, until others are selected', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const slot = { selectedDeliveryMethod: 'slot', selectedDeliveryOption: 'slot-1999-01-01-17' }
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  const lost = (await change(kim, 'setDeliveryProvider', { ...sent, ...slot })).json<Checkout>()
  const read = await tell(kim)
  const abroad = { ...read, country: 'DE', selectedCountry: 'DE' }
  const moved = (await change(kim, 'setCountry', abroad)).json<Checkout>()
  const home = (await change(kim, 'setDeliveryProvider', moved)).json<Checkout>()

  const option = 'Ombudet eller leveranstiden som du valde finns inte längre. Välj på nytt.'
  deepEqual([lost.notices, read.notices], [[option], [option]])
  deepEqual(moved.notices, [
    'Leveranssättet som du valde finns inte längre. Vi har valt Hem till dörren i stället.',
    'Betalsättet som du valde finns inte längre. Vi har valt Kort i stället.',
  ])
  equal(home.notices, undefined)
})

test('reports no missing gift that an order waiting for payment already holds', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  await db
    .updateTable('stock')
    .set({ available: 1 })
    .where('article_number', '=', 'GIFT-1')
    .execute()
  const sent = await fillCheckout(kim, { 'MACHINE-1': 1 }, { selectedPaymentMethod: 'card' })

  equal((await kim.ask('/api/checkout', sent)).statusCode, 200)

  equal((await tell(kim)).notices, undefined)
  equal((await kim.ask('/api/checkout', { ...sent, orderNote: 'Ring' })).statusCode, 200)
})

const LEFT_OUT: Readonly<Record<string, object | 'cart'>> = {
  details: { customerDetails: { ...BUYER.customerDetails, email: '', address: '' } },
  delivery: { selectedDeliveryMethod: null },
  payment: { selectedPaymentMethod: null },
  terms: { acceptTermsOfCondition: false },
  cart: 'cart',
}

const WAYS = {
  prepay: (kim: ShopVisitor, sent: Checkout) => kim.ask('/api/checkout', sent),
  card: (kim: ShopVisitor, sent: Checkout) => kim.ask('/api/sandpaycheckout/validateOrder', sent),
  account: (kim: ShopVisitor, model: Checkout) =>
    kim.ask('/api/checkout/makeSandpartPurchaseDecision', { model, decision: true }),
} as const

const STEPS = Object.keys(LEFT_OUT)

/** Every set of steps left out before an order; before a payment, each step alone. */
function listCases(): (readonly [pays: keyof typeof WAYS, missing: readonly string[]])[] {
  const sets = Array.from({ length: 2 ** STEPS.length }, (_, mask) =>
    STEPS.filter((_step, place) => mask & (1 << place)),
  )
  const few = sets.filter((it) => it.length < 2)
  return [
    ...sets.map((it) => ['prepay', it] as const),
    ...few.flatMap((it) => [['card', it] as const, ['account', it] as const]),
  ]
}

test('places an order if every step has been taken, and never otherwise', async (t) => {
  const { db, visitor } = await openShop(t)
  const orderIds: string[] = []

  for (const [pays, missing] of listCases()) {
    const kim = visitor()
    const sent = await fillCheckout(kim, { 'PLENTY-1': 1 }, { selectedPaymentMethod: pays })
    if (missing.includes('cart')) await kim.ask('/api/cart/clear', undefined, { method: 'PUT' })
    const left = missing.map((it) => LEFT_OUT[it]).filter((it) => it !== 'cart')

    const { statusCode, body } = await WAYS[pays](kim, Object.assign({}, sent, ...left))

    // A provider's question always gets a response, even if that is a refusal.
    const isNo = pays === 'card' && body.startsWith('{"shouldProceed":false')
    const status = isNo ? 422 : statusCode
    const allowed = missing.length === 0 ? [200] : [409, 422]
    ok(allowed.includes(status), `${pays} without ${missing}: ${statusCode}`)
    if (missing.length === 0) orderIds.push(sent.orderId)
  }

  const orders = await db.selectFrom('orders').select('id').execute()
  deepEqual(orders.map(({ id }) => id).sort(), orderIds.sort())
})
