import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import {
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../shop/checkout/payment/provider-errors.ts'
import { createKlarnaProvider } from '../../../shop/payments/providers/klarna/klarna-provider.ts'
import { openKlarna } from './klarna-setup.ts'
import { serve } from './stand-ins/serve.ts'
import { somePurchase } from './stand-ins/some-purchase.ts'

async function openPaid(t: Parameters<typeof openKlarna>[0], isPlacedLater = false) {
  const bench = await openKlarna(t)
  const purchase = somePurchase()
  const { reference } = await bench.provider.prepare(purchase)
  bench.klarna.pay(reference, { isPlacedLater })
  const order = bench.klarna.orders.get(reference)
  if (!order) throw new Error('The stand-in lost the order')
  const { amount, currency } = purchase
  return {
    ...bench,
    reference,
    order,
    status: { reference, state: 'authorized', amount, currency } as const,
  }
}

test('acknowledges the order when it captures the money, and names the order that it is for', async (t) => {
  const { provider, klarna, order, status } = await openPaid(t)

  await provider.capture(status, 'key-1')

  equal(order.isAcknowledged, true)
  const sent = klarna.asked.find((it) => it.path.endsWith('/captures'))
  deepEqual(JSON.parse(sent?.body ?? ''), { captured_amount: 198_193, reference: 'key-1' })
})

test('captures part of the authorized money, and refunds part of that', async (t) => {
  const { provider, moved, reference, status } = await openPaid(t)

  await provider.capture({ ...status, amount: 5000 }, 'key-1')
  await provider.refund({ ...status, amount: 1000 }, 'key-2')

  deepEqual(await moved(reference), [5000, -1000])
  deepEqual(await provider.find(reference), { ...status, state: 'captured', amount: 5000 })
})

test('treats an order as paid before order management has it, and captures the money later', async (t) => {
  const { provider, order, reference, status } = await openPaid(t, true)

  deepEqual(await provider.find(reference), status)
  await rejects(provider.capture(status, 'key-1'), ProviderUnavailable)
  await rejects(provider.cancel(reference, 'key-2'), ProviderUnavailable)

  order.isPlaced = true
  await provider.capture(status, 'key-1')
  equal((await provider.find(reference))?.state, 'captured')
})

test('waits for Klarna’s decision about the risk', async (t) => {
  const { provider, order, reference } = await openPaid(t)
  const states = []

  for (const fraud of ['PENDING', 'REJECTED', 'ACCEPTED'] as const) {
    order.fraud = fraud
    states.push((await provider.find(reference))?.state)
  }

  deepEqual(states, ['pending', 'failed', 'authorized'])
})

test('passes on the amount and the currency that Klarna has', async (t) => {
  const { provider, order, reference } = await openPaid(t)
  order.sent = { ...order.sent, order_amount: 1, purchase_currency: 'eur' }

  deepEqual(await provider.find(reference), {
    reference,
    state: 'authorized',
    amount: 1,
    currency: 'EUR',
  })
})

test('refuses to capture more than was authorized', async (t) => {
  const { provider, moved, reference, status } = await openPaid(t)

  const refused = provider.capture({ ...status, amount: status.amount + 1 }, 'key-1')

  await rejects(refused, (error) => {
    match(String(error), /^ProviderRefusal: Klarna refused: 403, CAPTURE_NOT_ALLOWED, [\w-]{36}$/)
    return true
  })
  deepEqual(await moved(reference), [])
})

test('does not follow a redirect, so that the password is sent nowhere else', async (t) => {
  const elsewhere = await serve(t, () => ({ status: 200, body: {} }))
  const location = `http://127.0.0.1:${elsewhere.port}/`
  const here = await serve(t, () => ({ status: 307, headers: { location } }))
  const url = `http://127.0.0.1:${here.port}`
  const provider = createKlarnaProvider({ username: 'shop', password: 'secret', url })

  await rejects(provider.find('an-order'), ProviderUnavailable)

  equal(elsewhere.asked.length, 0)
})

test('names in its error what Klarna refused, without the password and the buyer’s input', async (t) => {
  const { klarna } = await openKlarna(t)
  const provider = createKlarnaProvider({ username: 'shop', password: 'wrong', url: klarna.url })

  const failure = await provider.prepare(somePurchase()).catch((error) => error)

  equal(String(failure), 'ProviderUnavailable: Klarna failed: 401')
})

test('distinguishes a bad request from an outage', async (t) => {
  const body = { error_code: 'BAD_VALUE', error_messages: ['Bad value: anna@example.com'] }
  const { port } = await serve(t, ({ method }) => ({ status: method === 'GET' ? 404 : 400, body }))
  const url = `http://127.0.0.1:${port}`
  const provider = createKlarnaProvider({ username: 'shop', password: 'secret', url })

  const refusal = await provider.prepare(somePurchase()).catch((error) => error)

  equal(refusal instanceof ProviderRefusal, true)
  equal(refusal.message, 'Klarna refused: 400, BAD_VALUE')
})

test('requests only the path that belongs to a reference', async (t) => {
  const { provider, klarna } = await openKlarna(t)

  await provider.find('../../settlements?x=')

  deepEqual(
    klarna.asked.map((it) => it.path),
    [
      '/ordermanagement/v1/orders/..%2F..%2Fsettlements%3Fx%3D',
      '/checkout/v3/orders/..%2F..%2Fsettlements%3Fx%3D',
    ],
  )
})
