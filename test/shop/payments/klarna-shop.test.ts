import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { openKlarna } from './klarna-setup.ts'
import { buyWith } from './stand-ins/buy-with.ts'

async function openWidget(t: Parameters<typeof openKlarna>[0]) {
  const bench = await openKlarna(t)
  const shop = await buyWith(t, bench.provider, 'klarna')
  const order = [...bench.klarna.orders.values()].at(-1)
  if (!order) throw new Error(`Klarna was asked for nothing: ${JSON.stringify(shop.checkout)}`)
  const { checkout } = shop
  const shownTotalAmount = checkout.totals?.totalAmount ?? null
  const sent = { ...checkout, acceptTermsOfCondition: true, shownTotalAmount }
  return { ...bench, ...shop, order, sent }
}

test('sells a cart by Klarna: displayed, validated, confirmed by its push, and captured once', async (t) => {
  const { klarna, order, checkout, sent, buyer, call, catchUp, moved, orderState } =
    await openWidget(t)
  match(
    String(checkout.paymentWidget?.responseString),
    /^<iframe src="https:\/\/pay\.shop\.example/,
  )
  equal(checkout.paymentWidget?.amount, Number(order.sent.order_amount))

  const asked = await buyer.ask('/api/klarnacheckout/validateOrder', sent)
  const validated = await call(klarna.callOf(order.id, 'validation', order.sent))
  klarna.pay(order.id)
  const pushes = [1, 2, 3].map(() => call(klarna.callOf(order.id, 'push')))
  const pushed = (await Promise.all(pushes)).map((it) => it.statusCode)
  await catchUp()

  equal(asked.json().shouldProceed, true)
  equal(validated.statusCode, 200, validated.body)
  deepEqual(pushed, [200, 200, 200])
  const placed = await orderState()
  equal(placed?.status, 'paid')
  deepEqual(await moved(order.id), [placed?.total])
  equal(order.isAcknowledged, true)
})

test('refuses in Klarna’s format if the order cannot be placed', async (t) => {
  const { klarna, order, call, orderState } = await openWidget(t)

  const refused = await call(klarna.callOf(order.id, 'validation', order.sent))

  equal(refused.statusCode, 400)
  equal(refused.json().error_type, 'approval_failed')
  match(refused.json().error_text, /\S/)
  equal(await orderState(), undefined)
})

test('updates the order at Klarna when the cart changes', async (t) => {
  const { klarna, order, buyer } = await openWidget(t)
  const before = Number(order.sent.order_amount)
  await buyer.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })

  const checkout = (await buyer.ask('/api/checkout')).json()

  equal(klarna.orders.size, 1)
  equal(Number(order.sent.order_amount), checkout.totals.totalAmount)
  equal(Number(order.sent.order_amount) > before, true)
})
