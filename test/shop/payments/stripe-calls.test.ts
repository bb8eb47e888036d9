import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentEvent } from '../../../shop/payments/port/provider.ts'
import { ShopError } from '../../../shop/platform/shop-error.ts'
import { somePurchase } from './stand-ins/some-purchase.ts'
import { stripeCall } from './stand-ins/stripe-stand-in.ts'
import { intentAnswer, type StoredIntent, sessionAnswer } from './stand-ins/stripe-store.ts'
import { openStripe } from './stripe-setup.ts'

async function openPaid(
  t: Parameters<typeof openStripe>[0],
  outcome: StoredIntent['status'] = 'requires_capture',
) {
  const bench = await openStripe(t)
  const { reference } = await bench.provider.prepare(somePurchase())
  bench.stripe.pay(reference, outcome)
  const session = bench.stripe.sessions.get(reference)
  const intent = session?.intent
  if (!session || !intent) throw new Error('The stand-in lost the session')
  return { ...bench, reference, session, intent }
}

function stateOf(event: PaymentEvent): string {
  return event.kind === 'status' ? event.status.state : event.kind
}

const OUTCOMES: readonly [string, StoredIntent['status'], string][] = [
  ['checkout.session.completed', 'requires_capture', 'authorized'],
  ['checkout.session.completed', 'processing', 'pending'],
  ['checkout.session.async_payment_succeeded', 'requires_capture', 'authorized'],
]

for (const [type, outcome, state] of OUTCOMES) {
  test(`reads ${type} of a payment that is ${outcome} as ${state}`, async (t) => {
    const { provider, session } = await openPaid(t, outcome)

    const event = await provider.parseWebhook(stripeCall(type, sessionAnswer(session)))

    equal(stateOf(event), state)
  })
}

test('reads an expired session as cancelled', async (t) => {
  const { provider, stripe } = await openStripe(t)
  const { reference } = await provider.prepare(somePurchase())
  const session = stripe.sessions.get(reference)
  if (session) session.status = 'expired'

  const event = await provider.parseWebhook(
    stripeCall('checkout.session.expired', session && sessionAnswer(session)),
  )

  equal(stateOf(event), 'cancelled')
})

test('lets a buyer whose card was declined try another one', async (t) => {
  const { provider, session, intent } = await openPaid(t, 'requires_payment_method')
  const declined = stripeCall('payment_intent.payment_failed', intentAnswer(session, intent))

  equal(stateOf(await provider.parseWebhook(declined)), 'pending')

  session.status = 'complete'
  equal(stateOf(await provider.parseWebhook(declined)), 'failed')
})

test('finds the order of a charge that was refunded at Stripe itself', async (t) => {
  const { provider, intent, session } = await openPaid(t)
  Object.assign(intent, { status: 'succeeded', received: session.amount, refunded: session.amount })
  const charge = { id: intent.chargeId, payment_intent: intent.id }

  const event = await provider.parseWebhook(stripeCall('charge.refunded', charge))

  equal(stateOf(event), 'refunded')
  equal(event.kind === 'status' && event.orderId, 'order-1')
})

test('trusts Stripe’s current status, not an event of yesterday', async (t) => {
  const { provider, session, intent, reference } = await openPaid(t)
  const old = { ...sessionAnswer(session), amount_total: 1, currency: 'eur', status: 'open' }
  intent.status = 'canceled'

  const event = await provider.parseWebhook(stripeCall('checkout.session.completed', old))

  const status = { reference, state: 'cancelled', amount: session.amount, currency: 'SEK' }
  deepEqual(event.kind === 'status' && event.status, status)
})

test('ignores other events on the account', async (t) => {
  const { provider } = await openStripe(t)
  const calls = [
    stripeCall('customer.created', { id: 'cus_1' }),
    stripeCall('checkout.session.completed', { id: 'cs_of_another_shop' }),
    stripeCall('payment_intent.succeeded', { id: 'pi_of_another_shop' }),
    stripeCall('charge.refunded', { id: 'ch_1', payment_intent: null }),
  ]

  for (const call of calls) deepEqual(await provider.parseWebhook(call), { kind: 'ignored' })
})

test('refuses a signed body that is not an event', async (t) => {
  const { provider } = await openStripe(t)

  const unread = provider.parseWebhook(stripeCall('checkout.session.completed', undefined))

  await rejects(unread, (error) => error instanceof ShopError && error.status === 400)
})
