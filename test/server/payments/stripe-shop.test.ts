import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { buyWith } from './stand-ins/buy-with.ts'
import { stripeCall } from './stand-ins/stripe-stand-in.ts'
import { sessionAnswer } from './stand-ins/stripe-store.ts'
import { openStripe } from './stripe-setup.ts'

const MINUTE_MS = 60_000

async function openOrder(t: Parameters<typeof openStripe>[0]) {
  const bench = await openStripe(t)
  const shop = await buyWith(t, bench.provider, 'stripe-card')
  const { checkout, buyer } = shop
  const shownTotalAmount = checkout.totals?.totalAmount ?? null
  const sent = { ...checkout, acceptTermsOfCondition: true, shownTotalAmount }
  const answer = await buyer.ask('/api/checkout', sent)
  equal(answer.statusCode, 200, answer.body)
  const session = [...bench.stripe.sessions.values()].at(-1)
  if (!session) throw new Error('The shop opened no session at Stripe')
  const event = () => stripeCall('checkout.session.completed', sessionAnswer(session))
  return { ...bench, ...shop, sent, session, redirectUrl: answer.json().redirectUrl, event }
}

test('sells a cart by Stripe: held, paid by its page, told by its call, and captured once', async (t) => {
  const { stripe, session, redirectUrl, moved, event, call, catchUp, orderState } =
    await openOrder(t)
  equal(redirectUrl, `https://checkout.stripe.com/c/pay/${session.id}`)
  equal((await orderState())?.status, 'held')
  stripe.pay(session.id)
  const received = event()

  const answers = await Promise.all([call(received), call(received), call(received)])
  await catchUp()
  await call(received)
  await catchUp()

  deepEqual(
    answers.map((it) => it.statusCode),
    [200, 200, 200],
  )
  const order = await orderState()
  equal(order?.status, 'paid')
  deepEqual(await moved(session.id), [order?.total])
})

test('finds out by itself when the buyer comes back before the call', async (t) => {
  const { stripe, session, buyer, orderState } = await openOrder(t)
  stripe.pay(session.id)
  const { pathname, search } = new URL(session.sent.get('success_url') ?? '')

  const back = await buyer.ask(pathname + search)

  match(String(back.headers.location), /^\/order\//)
  equal((await orderState())?.status, 'paid')
})

test('ends the page at Stripe when the buyer chooses another way to pay', async (t) => {
  const { stripe, session, checkout, buyer, catchUp, orderState } = await openOrder(t)
  const other = { ...checkout, selectedPaymentMethod: 'prepay' }

  const answer = await buyer.ask('/api/checkout/setPaymentProvider', other, { method: 'PUT' })
  await catchUp(11 * MINUTE_MS)

  equal(answer.statusCode, 200, answer.body)
  equal((await orderState())?.status, 'cancelled')
  equal(stripe.sessions.get(session.id)?.status, 'expired')
  equal(stripe.pay(session.id), false)
})

test('goes on with a held order after Stripe was down when it was captured', async (t) => {
  const { stripe, session, event, call, catchUp, moved, spoil, orderState } = await openOrder(t)
  stripe.pay(session.id)
  await call(event())
  spoil('error')
  await catchUp()
  equal((await orderState())?.status, 'paid')
  deepEqual(await moved(session.id), [])

  spoil()
  await catchUp(MINUTE_MS)

  deepEqual(await moved(session.id), [session.amount])
})
