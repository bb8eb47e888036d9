import { deepEqual, equal, match } from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  CARD,
  type StripeMeans,
  SWISH,
} from '../../../shop/payments/providers/stripe/stripe-means.ts'
import { refundPart } from '../../../shop/payments/refunds/refund-part.ts'
import { buyWith } from './stand-ins/buy-with.ts'
import { stripeCall } from './stand-ins/stripe-stand-in.ts'
import { intentAnswer, sessionAnswer } from './stand-ins/stripe-store.ts'
import { openStripe } from './stripe-setup.ts'

const MINUTE_MS = 60_000
/** A held order is cancelled after fifteen minutes. */
const SWEPT_MS = 16 * MINUTE_MS

async function openOrder(t: TestContext, means: StripeMeans) {
  const bench = await openStripe(t, means)
  const shop = await buyWith(t, bench.provider, `stripe-${means.method}`)
  const { checkout, buyer, db } = shop
  const shownTotalAmount = checkout.totals?.totalAmount ?? null
  const sent = { ...checkout, acceptTermsOfCondition: true, shownTotalAmount }
  const answer = await buyer.ask('/api/checkout', sent)
  equal(answer.statusCode, 200, answer.body)
  const session = [...bench.stripe.sessions.values()].at(-1)
  if (!session) throw new Error('The shop opened no session at Stripe')
  const event = () => stripeCall('checkout.session.completed', sessionAnswer(session))
  const { pathname, search } = new URL(session.sent.get('success_url') ?? '')
  return {
    ...bench,
    ...shop,
    session,
    redirectUrl: answer.json().redirectUrl,
    event,
    comeBack: async () => (await buyer.ask(pathname + search)).headers.location,
    refund: (id: string, amount: number) =>
      db.transaction().execute((tx) => {
        const order = {
          id,
          orderId: checkout.orderId,
          amount,
          reason: 'goodwill',
          rows: [],
        } as const
        return refundPart(tx, order, Date.now())
      }),
    stock: async () =>
      (
        await db
          .selectFrom('stock')
          .select('available')
          .where('article_number', '=', 'SHOE-42')
          .executeTakeFirstOrThrow()
      ).available,
  }
}

for (const means of [CARD, SWISH]) {
  describe(`a cart that is paid by ${means.method} at Stripe`, () => {
    paidOnce(means)
    notPaid(means)
    paidLate(means)
    givenBack(means)
  })
}

function paidOnce(means: StripeMeans): void {
  test('is held, paid on Stripe’s page, confirmed by a call, and captured once', async (t) => {
    const { stripe, session, redirectUrl, moved, event, call, catchUp, orderState } =
      await openOrder(t, means)
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

  test('becomes one order whether the buyer or the call comes first', async (t) => {
    for (const first of ['buyer', 'call'] as const) {
      const { stripe, session, event, call, comeBack, moved, catchUp, orderState, stock } =
        await openOrder(t, means)
      const held = await stock()
      stripe.pay(session.id)
      if (first === 'call') await call(event())

      match(String(await comeBack()), /^\/order\//)
      if (first === 'buyer') equal((await call(event())).statusCode, 200)
      await catchUp(SWEPT_MS)

      const order = await orderState()
      deepEqual([order?.status, await stock()], ['paid', held], first)
      deepEqual(await moved(session.id), [order?.total], first)
    }
  })
}

function notPaid(means: StripeMeans): void {
  test('is cancelled, and cannot be paid, once its buyer has left', async (t) => {
    const { stripe, session, moved, catchUp, orderState, stock } = await openOrder(t, means)
    const held = await stock()

    await catchUp(SWEPT_MS)

    equal((await orderState())?.status, 'cancelled')
    equal(await stock(), held + 2)
    equal(stripe.sessions.get(session.id)?.status, 'expired')
    equal(stripe.pay(session.id), false)
    deepEqual(await moved(session.id), [])
  })

  test('waits for another try after a refused payment, or one not confirmed in time', async (t) => {
    const { stripe, session, call, moved, catchUp, orderState } = await openOrder(t, means)
    stripe.pay(session.id, 'requires_payment_method')
    const { intent } = session
    if (!intent) throw new Error('Nothing was tried')

    const refused = stripeCall('payment_intent.payment_failed', intentAnswer(session, intent))
    equal((await call(refused)).statusCode, 200)
    equal((await orderState())?.status, 'held')

    stripe.pay(session.id)
    await call(stripeCall('checkout.session.completed', sessionAnswer(session)))
    await catchUp()
    equal((await orderState())?.status, 'paid')
    deepEqual(await moved(session.id), [session.amount])
  })

  test('ends its session at Stripe when the buyer chooses another payment method', async (t) => {
    const { stripe, session, checkout, buyer, catchUp, orderState } = await openOrder(t, means)
    const other = { ...checkout, selectedPaymentMethod: 'prepay' }

    const answer = await buyer.ask('/api/checkout/setPaymentProvider', other, { method: 'PUT' })
    await catchUp(11 * MINUTE_MS)

    equal(answer.statusCode, 200, answer.body)
    equal((await orderState())?.status, 'cancelled')
    equal(stripe.sessions.get(session.id)?.status, 'expired')
    equal(stripe.pay(session.id), false)
  })
}

function paidLate(means: StripeMeans): void {
  /** An order cancelled while Stripe was down, after an hour of asking past its time to pay. */
  async function openGivenUp(t: TestContext) {
    const order = await openOrder(t, means)
    order.spoil('error')
    await order.catchUp(SWEPT_MS + 61 * MINUTE_MS)
    equal((await order.orderState())?.status, 'cancelled')
    order.spoil()
    order.stripe.pay(order.session.id)
    return order
  }

  test('is reinstated by a payment after its cancellation, if its products are in stock', async (t) => {
    const { session, event, call, moved, catchUp, orderState } = await openGivenUp(t)

    equal((await call(event())).statusCode, 200)
    await catchUp(SWEPT_MS + 62 * MINUTE_MS)

    equal((await orderState())?.status, 'paid')
    deepEqual(await moved(session.id), [session.amount])
  })

  test('is refunded if paid after its cancellation when its products are sold out', async (t) => {
    const { session, event, call, moved, catchUp, orderState, db } = await openGivenUp(t)
    await db.updateTable('stock').set({ available: 0 }).execute()

    equal((await call(event())).statusCode, 200)
    await catchUp(SWEPT_MS + 62 * MINUTE_MS)

    equal((await orderState())?.status, 'refunded')
    const { amount } = session
    deepEqual(await moved(session.id), means.capture === 'later' ? [] : [amount, -amount])
  })

  test('is settled after Stripe was down', async (t) => {
    const { stripe, session, event, call, catchUp, moved, spoil, orderState } = await openOrder(
      t,
      means,
    )
    stripe.pay(session.id)
    await call(event())
    spoil('error')
    await catchUp()
    equal((await orderState())?.status, 'paid')
    deepEqual(await moved(session.id), means.capture === 'later' ? [] : [session.amount])

    spoil()
    await catchUp(MINUTE_MS)

    deepEqual(await moved(session.id), [session.amount])
  })
}

function givenBack(means: StripeMeans): void {
  test('is refunded in parts, each once, until nothing is left', async (t) => {
    const { stripe, session, event, call, catchUp, moved, refund, orderState } = await openOrder(
      t,
      means,
    )
    stripe.pay(session.id)
    await call(event())
    await catchUp()

    deepEqual([await refund('r1', 1000), await refund('r1', 1000)], [true, false])
    await catchUp()
    equal((await orderState())?.status, 'paid')
    await refund('r2', session.amount - 1000)
    await catchUp()

    deepEqual(await moved(session.id), [session.amount, -1000, 1000 - session.amount])
    equal((await orderState())?.status, 'refunded')
  })
}
