import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { CARD, WALLET } from '../../../shop/payments/providers/stripe/stripe-means.ts'
import { createWidgetOrigin } from '../../../shop/payments/widgets/widget-origin.ts'
import { buyWith, WIDGET_ORIGIN } from './stand-ins/buy-with.ts'
import { stripeCall } from './stand-ins/stripe-stand-in.ts'
import { sessionAnswer } from './stand-ins/stripe-store.ts'
import { openStripe } from './stripe-setup.ts'

const LOOK = { headers: { accept: 'text/html' } }

async function openWallet(t: TestContext) {
  const bench = await openStripe(t, WALLET)
  const shop = await buyWith(t, bench.provider, 'stripe-wallet')
  const session = [...bench.stripe.sessions.values()].at(-1)
  if (!session) throw new Error('The shop opened no session at Stripe')
  const { checkout } = shop
  const widgets = await createWidgetOrigin(shop.shop.payments)
  t.after(() => widgets.close())
  const src = /src="([^"]+)"/.exec(checkout.paymentWidget?.responseString ?? '')?.[1] ?? ''
  const { pathname, search } = new URL(src.replaceAll('&amp;', '&'))
  const shownTotalAmount = checkout.totals?.totalAmount ?? null
  return {
    ...bench,
    ...shop,
    session,
    sent: { ...checkout, acceptTermsOfCondition: true, shownTotalAmount },
    frame: () =>
      widgets.inject({ url: pathname + search, headers: { host: new URL(WIDGET_ORIGIN).host } }),
    event: () => stripeCall('checkout.session.completed', sessionAnswer(session)),
  }
}

test('a wallet asks for the order’s total, and the order is held before the payment', async (t) => {
  const { stripe, session, sent, checkout, buyer, call, event, catchUp, moved, orderState } =
    await openWallet(t)
  equal(session.amount, checkout.totals?.totalAmount)
  equal(session.currency, 'sek')
  const untold = { ...sent, acceptTermsOfCondition: false }
  equal((await buyer.ask('/api/walletcheckout/validateOrder', untold)).json().shouldProceed, false)
  equal(await orderState(), undefined)

  equal((await buyer.ask('/api/walletcheckout/validateOrder', sent)).json().shouldProceed, true)
  equal((await orderState())?.status, 'held')
  stripe.pay(session.id)
  const answers = await Promise.all([call(event()), call(event())])
  await catchUp()

  deepEqual(
    answers.map((it) => it.statusCode),
    [200, 200],
  )
  equal((await orderState())?.status, 'paid')
  deepEqual(await moved(session.id), [session.amount])
})

test('a changed cart gets another session, and the previous one cannot be paid', async (t) => {
  const { stripe, session, buyer } = await openWallet(t)
  await buyer.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })

  const checkout = (await buyer.ask('/api/checkout')).json()

  equal(session.status, 'expired')
  equal(stripe.pay(session.id), false)
  equal([...stripe.sessions.values()].at(-1)?.amount, checkout.totals.totalAmount)
})

test('Stripe’s script runs in the payment frame, with its own sources and no secret key', async (t) => {
  const { frame, session } = await openWallet(t)

  const { statusCode, headers, body } = await frame()

  equal(statusCode, 200)
  match(body, /<script nonce="[^"]+" src="https:\/\/js\.stripe\.com\/endive\/stripe\.js">/)
  ok(body.includes(`data-secret="${session.id}_secret_stand_in"`))
  match(body, /data-key="pk_test_stand_in"/)
  match(body, /data-none="Varken Apple Pay eller Google Pay/)
  ok(!/sk_test|whsec/.test(body))
  const policy = String(headers['content-security-policy'])
  match(policy, /frame-src https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com/)
  match(policy, /frame-ancestors https:\/\/shop\.example;/)
  equal(headers['permissions-policy'], 'payment=*')
})

test('the frame of a completed payment notifies the checkout', async (t) => {
  const { stripe, session, frame } = await openWallet(t)
  stripe.pay(session.id)

  const { statusCode, headers, body } = await frame()

  equal(statusCode, 200)
  match(body, /<body[^>]+data-done=""/)
  ok(!body.includes('stripe'))
  ok(!String(headers['permissions-policy']).includes('payment=*'))
})

test('the checkout lets its frame open the payment sheet, and contains nothing of Stripe’s', async (t) => {
  const { buyer } = await openWallet(t)

  const { headers, body } = await buyer.ask('/checkout', undefined, LOOK)

  const permissions = String(headers['permissions-policy'])
  ok(permissions.includes(`payment=(self "${WIDGET_ORIGIN}")`), permissions)
  match(body, /value="stripe-wallet"/)
  ok(!/stripe\.com|pk_test/.test(body + String(headers['content-security-policy'])))
  const other = await buyer.ask('/contact', undefined, LOOK)
  ok(String(other.headers['permissions-policy']).includes('payment=(self),'))
})

test('a shop without a publishable key offers no wallet', async (t) => {
  const { provider } = await openStripe(t, CARD)
  const { checkout } = await buyWith(t, provider, 'stripe-card')
  equal(
    checkout.paymentMethods.some(({ id }) => id === 'stripe-wallet'),
    false,
  )
})
