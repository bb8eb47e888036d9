import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { ShopError } from '../../../shop/platform/shop-error.ts'
import { openKlarna } from './klarna-setup.ts'
import { checkPublished } from './stand-ins/published.ts'
import { somePurchase } from './stand-ins/some-purchase.ts'

async function openOrder(t: Parameters<typeof openKlarna>[0]) {
  const bench = await openKlarna(t)
  const { reference } = await bench.provider.prepare(somePurchase())
  const order = bench.klarna.orders.get(reference)
  if (!order) throw new Error('The stand-in lost the order')
  return { ...bench, reference, order }
}

const isRefused = (error: unknown) => error instanceof ShopError && error.status === 401

test('validates the order that Klarna has, not the one in the body', async (t) => {
  const { provider, klarna, reference } = await openOrder(t)

  const event = await provider.parseWebhook(
    klarna.callOf(reference, 'validation', { order_id: 'other', order_amount: 1 }),
  )

  deepEqual(event, {
    kind: 'validate',
    orderId: 'order-1',
    status: { reference, state: 'pending', amount: 198_193, currency: 'SEK' },
    refusedUrl: 'https://pay.shop.example/done',
  })
})

test('responds to the validation as Klarna documents it', async (t) => {
  const { provider } = await openKlarna(t)
  const refusedUrl = 'https://pay.shop.example/done'

  const said = provider.validationResponse(false, 'Slut i lager', refusedUrl)

  deepEqual(provider.validationResponse(true, undefined), { status: 200 })
  deepEqual(provider.validationResponse(false, undefined, refusedUrl), {
    status: 303,
    headers: { location: refusedUrl },
  })
  deepEqual(said, {
    status: 400,
    body: { error_type: 'approval_failed', error_text: 'Slut i lager' },
  })
  const schema = 'shipping_service_error_response'
  deepEqual(checkPublished('callback', schema, said.body, 'answered'), [])
})

test('lets the address change within the country, at the same price', async (t) => {
  const { provider, klarna, reference, order } = await openOrder(t)

  const event = await provider.parseWebhook(
    klarna.callOf(reference, 'address_update', { shipping_address: { country: 'se' } }),
  )

  ok(event.kind === 'answered')
  const { order_amount, order_tax_amount, order_lines, purchase_currency } = order.sent
  const body = { order_amount, order_tax_amount, order_lines, purchase_currency }
  deepEqual(event.answer, { status: 200, body })
  deepEqual(checkPublished('callback', 'shipping_service_response', body, 'answered'), [])
})

test('refuses delivery to another country than the price is for', async (t) => {
  const { provider, klarna, reference } = await openOrder(t)

  const event = await provider.parseWebhook(
    klarna.callOf(reference, 'address_update', { billing_address: { country: 'NO' } }),
  )

  ok(event.kind === 'answered')
  equal(event.answer.status, 400)
  const schema = 'shipping_service_error_response'
  deepEqual(checkPublished('callback', schema, event.answer.body, 'answered'), [])
})

test('refuses an address that cannot be read', async (t) => {
  const { provider, klarna, reference } = await openOrder(t)
  const call = { ...klarna.callOf(reference, 'address_update'), body: Buffer.from('{') }

  await rejects(
    provider.parseWebhook(call),
    (error) => error instanceof ShopError && error.status === 400,
  )
})

test('reports Klarna’s decision about a pending risk', async (t) => {
  const { provider, klarna, reference, order } = await openOrder(t)
  klarna.pay(reference)
  order.fraud = 'PENDING'
  const first = await provider.parseWebhook(klarna.callOf(reference, 'push'))
  order.fraud = 'ACCEPTED'

  const second = await provider.parseWebhook(klarna.callOf(reference, 'notification'))

  ok(first.kind === 'status' && second.kind === 'status')
  deepEqual([first.status.state, second.status.state], ['pending', 'authorized'])
  equal(first.id === second.id, false)
})

test('refuses a valid token with a Klarna order that is not the shop’s', async (t) => {
  const { provider, klarna, reference } = await openOrder(t)
  const other = await provider.prepare(somePurchase({ orderId: 'order-2' }))
  klarna.pay(other.reference)

  for (const name of ['push', 'validation'] as const) {
    const { query, ...call } = klarna.callOf(reference, name)
    for (const klarna_order_id of [other.reference, 'no-such-order']) {
      await rejects(
        provider.parseWebhook({ ...call, query: { ...query, klarna_order_id } }),
        isRefused,
      )
    }
  }
})
