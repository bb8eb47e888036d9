import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import {
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../shop/checkout/payment/provider-errors.ts'
import { WALLET } from '../../../shop/payments/providers/stripe/stripe-means.ts'
import { createStripeProvider } from '../../../shop/payments/providers/stripe/stripe-provider.ts'
import { readForm } from './stand-ins/form-fields.ts'
import { stripeFixtures } from './stand-ins/published.ts'
import { row, somePurchase } from './stand-ins/some-purchase.ts'
import { sessionAnswer } from './stand-ins/stripe-store.ts'
import { openStripe } from './stripe-setup.ts'

test('sends the rows to Stripe, and deducts the discount by a coupon', async (t) => {
  const { provider, stripe } = await openStripe(t)

  const { reference } = await provider.prepare(somePurchase())

  const form = stripe.sessions.get(reference)?.sent
  const lines = [0, 1, 2, 3].map((at) => [
    form?.get(`line_items.${at}.quantity`),
    form?.get(`line_items.${at}.price_data.unit_amount`),
    form?.get(`line_items.${at}.price_data.product_data.metadata.reference`),
  ])
  deepEqual(lines, [
    ['2', '99900', 'SHOE-42'],
    ['3', '4990', 'SOCK-1'],
    ['1', '0', 'GIFT-1'],
    ['1', '4900', 'home'],
  ])
  deepEqual([...stripe.coupons.values()], [21_477])
})

test('reserves the money until it is captured, in the order’s currency', async (t) => {
  const { provider, stripe } = await openStripe(t)

  const { reference } = await provider.prepare(somePurchase({ language: 'en' }))

  const form = stripe.sessions.get(reference)?.sent
  const names = [
    'payment_intent_data.capture_method',
    'payment_intent_data.metadata.orderId',
    'client_reference_id',
    'adaptive_pricing.enabled',
    'locale',
    'success_url',
    'cancel_url',
  ]
  deepEqual(
    names.map((it) => form?.get(it)),
    [
      'manual',
      'order-1',
      'order-1',
      'false',
      'en',
      'https://shop.example/checkout/return?state=order-1.seal',
      'https://shop.example/checkout',
    ],
  )
})

test('opens only one session even if the shop forgets that it opened one', async (t) => {
  const { provider, stripe } = await openStripe(t)

  const sessions = await Promise.all([1, 2, 3].map(() => provider.prepare(somePurchase())))

  equal(new Set(sessions.map((it) => it.reference)).size, 1)
  equal(stripe.sessions.size, 1)
})

test('opens another session once the previous one has expired', async (t) => {
  const { provider, stripe } = await openStripe(t)
  const { reference } = await provider.prepare(somePurchase())
  const kept = stripe.sessions.get(reference)
  if (kept) kept.status = 'expired'

  const next = await provider.prepare(somePurchase(), reference)

  equal(stripe.sessions.get(next.reference)?.status, 'open')
})

test('redirects a buyer who has paid back to the shop', async (t) => {
  const { provider, stripe } = await openStripe(t)
  const { reference } = await provider.prepare(somePurchase())
  stripe.pay(reference)

  const session = await provider.prepare(somePurchase(), reference)

  deepEqual(session, { reference, redirectUrl: somePurchase().urls.returned })
  equal(stripe.sessions.size, 1)
})

test('sums up the rest on the last line if there are more lines than Stripe accepts', async (t) => {
  const { provider, stripe } = await openStripe(t)
  const rows = Array.from({ length: 130 }, (_, at) =>
    row('article', `A${at}`, `Vara ${at}`, [1, 100]),
  )

  const { reference } = await provider.prepare(somePurchase({ rows }))

  const session = stripe.sessions.get(reference)
  equal(session?.amount, 13_000)
  equal(session?.sent.get('line_items.99.price_data.product_data.name'), 'Vara 99 + 30')
  equal(session?.sent.get('line_items.99.price_data.unit_amount'), '3100')
})

test('asks for the total of a row, whatever the price of one piece', async (t) => {
  const { provider, stripe } = await openStripe(t)
  const three = { ...row('article', 'A', 'Boll', [3, 3333]), total: 10_000 }

  const { reference } = await provider.prepare(somePurchase({ rows: [three] }))

  equal(stripe.sessions.get(reference)?.amount, 10_000)
})

test('asks nobody for a sum that the rows do not add up to', async (t) => {
  const { provider, stripe } = await openStripe(t)

  await rejects(provider.prepare(somePurchase({ amount: 1 })), /add up to/)

  equal(stripe.sessions.size, 0)
})

test('omits an address that has not been entered yet', async (t) => {
  const { provider, stripe } = await openStripe(t)
  const { customer } = somePurchase()

  const { reference } = await provider.prepare(
    somePurchase({ customer: { ...customer, email: '' } }),
  )

  equal(stripe.sessions.get(reference)?.sent.has('customer_email'), false)
})

test('captures part of the authorized money, and no more', async (t) => {
  const { provider, stripe, moved } = await openStripe(t)
  const { reference } = await provider.prepare(somePurchase())
  stripe.pay(reference)
  const status = { reference, state: 'authorized', amount: 5000, currency: 'SEK' } as const

  await provider.capture(status, 'key-1')

  deepEqual(await moved(reference), [5000])
  deepEqual(await provider.find(reference), { ...status, state: 'captured' })
})

test('stays captured when part of it is refunded', async (t) => {
  const { provider, stripe, moved } = await openStripe(t)
  const { reference } = await provider.prepare(somePurchase())
  stripe.pay(reference, 'requires_capture')
  const status = await provider.find(reference)
  if (status) await provider.capture(status, 'key-1')

  if (status) await provider.refund({ ...status, amount: 1000 }, 'key-2')

  equal((await provider.find(reference))?.state, 'captured')
  deepEqual(await moved(reference), [status?.amount, -1000])
})

test('passes on the amount and the currency that Stripe has, not the requested ones', async (t) => {
  const { provider, stripe } = await openStripe(t)
  const { reference } = await provider.prepare(somePurchase())
  const kept = stripe.sessions.get(reference)
  if (kept) stripe.sessions.set(reference, { ...kept, amount: 1, currency: 'eur' })
  stripe.pay(reference)

  const status = await provider.find(reference)

  deepEqual(status, { reference, state: 'authorized', amount: 1, currency: 'EUR' })
})

test('names in its error what Stripe refused, without the key and the buyer’s input', async (t) => {
  const { stripe } = await openStripe(t)
  const address = { host: '127.0.0.1', port: stripe.port, protocol: 'http' } as const
  const provider = createStripeProvider({
    secretKey: 'sk_test_very_secret',
    webhookSecret: 'whsec_1',
    address,
  })

  const failure = await provider.prepare(somePurchase()).catch((error) => error)

  match(
    String(failure),
    /^ProviderUnavailable: Stripe failed: StripeAuthenticationError, api_key, 401/,
  )
})

test('refuses what Stripe refuses, and distinguishes it from an outage', async (t) => {
  const { provider } = await openStripe(t)
  const status = {
    reference: 'cs_unknown',
    state: 'authorized',
    amount: 1,
    currency: 'SEK',
  } as const

  await rejects(provider.capture(status, 'key-1'), ProviderRefusal)
  await rejects(provider.refund(status, 'key-1'), ProviderRefusal)
  equal(await provider.cancel('cs_unknown', 'key-1'), undefined)
})

test('does not mistake the JSON of a broken server for a capture', async (t) => {
  const { provider, stripe, spoil } = await openStripe(t)
  const { reference } = await provider.prepare(somePurchase())
  stripe.pay(reference)
  const status = await provider.find(reference)
  stripe.spoilAfter(1, 'misshapen')

  await rejects(provider.capture(status ?? fail(), 'key-1'), ProviderUnavailable)

  spoil()
  equal((await provider.find(reference))?.state, 'authorized')
})

test('parses forms as Stripe does', () => {
  deepEqual(
    [...readForm('a[0][b]=1&a[0][c]=x%20y')],
    [
      ['a.0.b', '1'],
      ['a.0.c', 'x y'],
    ],
  )
})

test("responds like Stripe's own examples, if they are available", (t) => {
  const fixtures = stripeFixtures()
  t.diagnostic(fixtures ? 'compared with the published examples' : 'no published examples here')
  const session = {
    id: 'cs_1',
    sent: new Map(),
    amount: 1,
    currency: 'sek',
    status: 'open',
  } as const

  const answer = sessionAnswer({ ...session, intent: undefined })

  const known = Object.keys(fixtures?.['checkout.session'] ?? answer)
  deepEqual(
    Object.keys(answer).filter((it) => !known.includes(it)),
    [],
  )
})

function fail(): never {
  throw new Error('Stripe does not know the session')
}

test('opens a session for a wallet in the frame, without personal data', async (t) => {
  const { provider, stripe } = await openStripe(t, WALLET)

  const { reference, redirectUrl, html } = await provider.prepare(somePurchase())

  const form = stripe.sessions.get(reference)?.sent
  equal(form?.get('ui_mode'), 'elements')
  equal(form?.get('return_url'), somePurchase().urls.widgetDone)
  equal(form?.get('payment_intent_data.capture_method'), 'manual')
  equal(form?.has('customer_email'), false)
  equal(redirectUrl, undefined)
  match(String(html), new RegExp(`data-secret="${reference}_secret_stand_in"`))
})
