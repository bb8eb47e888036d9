import { deepEqual, equal, notEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { reconcile, sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import { changeSandboxPayment } from '../../../shop/payments/providers/sandbox/sandbox-store.ts'
import { openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import {
  cardOf,
  choosePayment,
  holdOrder,
  payInFrame,
  reachPayment,
  validate,
} from '../../helpers/pay-steps.ts'

const MINUTE = 60_000

/** The provider takes the money, but its call does not reach the shop. */
async function payUnheard(shop: PayingShop, orderId: string, state = 'authorized' as const) {
  const { reference } = await shop.sandbox(orderId)
  await changeSandboxPayment(shop.db, 'sandpay', reference, ({ content }) => ({
    state,
    content: { ...content, calls: [{ id: 'lost', event: state, tries: 0, nextAt: 0 }] },
  }))
}

async function sellOut({ db }: PayingShop) {
  await db.updateTable('stock').set({ available: 0 }).execute()
}

test('cancels an order when its time to pay is over: stock, cart and choices come back', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout, orderId } = await holdOrder(shop)

  shop.pass(14 * MINUTE)
  await sweepOrders(shop.payments)
  equal((await shop.order(orderId)).status, 'held')
  shop.pass(2 * MINUTE)
  await sweepOrders(shop.payments)
  await shop.work()

  deepEqual(await shop.order(orderId), {
    status: 'cancelled',
    payments: ['sandpay cancelled'],
    taken: 0,
    mails: [],
  })
  const next = (await buyer.ask('/api/checkout')).json()
  notEqual(next.orderId, orderId)
  deepEqual(next.customerDetails, checkout.customerDetails)
  equal((await buyer.ask('/api/cart')).json().quantity, '1')
  equal((await payInFrame(shop, orderId, cardOf(TRIAL.pays))).outcome, 'ended')
})

test('asks the provider before it cancels an order', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdOrder(shop)
  await payUnheard(shop, orderId)

  shop.pass(16 * MINUTE)
  await sweepOrders(shop.payments)

  deepEqual(await shop.order(orderId), {
    status: 'paid',
    payments: ['sandpay authorized'],
    taken: 1,
    mails: ['order-mail'],
  })
})

test('reserves the products again for late money, if they are still in stock', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, orderId } = await holdOrder(shop)
  shop.pass(16 * MINUTE)
  await sweepOrders(shop.payments)
  equal((await shop.order(orderId)).status, 'cancelled')
  await payUnheard(shop, orderId)

  await shop.deliver()
  await shop.work()

  deepEqual(await shop.order(orderId), {
    status: 'paid',
    payments: ['sandpay captured'],
    taken: 1,
    mails: ['order-mail'],
  })
  equal((await buyer.ask('/api/cart')).json().quantity, '0')
})

test('regression/M3: refunds late money if the products are sold out, and notifies the buyer', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout, orderId } = await holdOrder(shop)
  shop.pass(16 * MINUTE)
  await sweepOrders(shop.payments)
  await sellOut(shop)
  await payUnheard(shop, orderId)

  await shop.deliver()
  await shop.work()

  const { status, payments, mails } = await shop.order(orderId)
  deepEqual([status, payments, mails], ['refunded', ['sandpay cancelled'], ['refund-mail']])
  const back = await buyer.ask(checkout.paymentWidget?.redirectUrl ?? '')
  equal(back.headers.location, `/order/${orderId}`)
})

test('regression/M10: keeps one of two payments for an order, whichever tab is first', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdOrder(shop)
  await payInFrame(shop, orderId, cardOf(TRIAL.pays))
  const { amount, currency } = await shop.sandbox(orderId)
  const second = {
    id: 'second',
    orderId,
    reference: 'sandpart_x',
    state: 'captured',
    amount,
    currency,
  }

  equal(await shop.call('captured', second, { provider: 'sandpart' }), 200)

  deepEqual(await shop.order(orderId), {
    status: 'paid',
    payments: ['sandpay authorized', 'sandpart refunding'],
    taken: 1,
    mails: ['order-mail', 'refund-mail'],
  })
})

test('lets an abandoned tab pay nothing after another tab has chosen a new method', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout, orderId: first } = await holdOrder(shop)

  const other = await choosePayment(buyer, 'account')

  notEqual(other.orderId, first)
  const left = await payInFrame(shop, first, cardOf(TRIAL.pays))
  equal(left.outcome, 'refused')
  equal((await validate(buyer, checkout)).json().shouldProceed, false)
  deepEqual((await shop.order(first)).status, 'cancelled')
})

test('regression/M8: comes to the same outcome whether the browser or the call is first', async (t) => {
  for (const order of ['call first', 'browser first', 'together'] as const) {
    const shop = await openPayingShop(t)
    const { buyer, checkout, orderId } = await holdOrder(shop)
    await payUnheard(shop, orderId)
    const redirectBack = async () => {
      const back = await buyer.ask(checkout.paymentWidget?.redirectUrl ?? '')
      equal(back.headers.location, `/order/${orderId}`, order)
    }

    if (order === 'call first') await shop.deliver()
    await Promise.all([redirectBack(), order === 'together' ? shop.deliver() : undefined])
    if (order === 'browser first') await shop.deliver()
    await shop.work()

    deepEqual(await shop.order(orderId), {
      status: 'paid',
      payments: ['sandpay captured'],
      taken: 1,
      mails: ['order-mail'],
    })
  }
})

test('calls the shop until it acknowledges', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdOrder(shop)
  await payUnheard(shop, orderId)
  shop.setReachable(false)

  for (let attempt = 0; attempt < 4; attempt += 1) {
    await shop.deliver()
    shop.pass(60 * MINUTE)
  }
  shop.setReachable(true)
  await shop.deliver()

  equal((await shop.sandbox(orderId)).content.calls.length, 0)
  equal((await shop.order(orderId)).status, 'paid')
})

test('finds at startup what was paid while it was down', async (t) => {
  const shop = await openPayingShop(t)
  const paid = await holdOrder(shop)
  const unpaid = await holdOrder(shop)
  await payUnheard(shop, paid.orderId)

  await reconcile(shop.payments)

  equal((await shop.order(paid.orderId)).status, 'paid')
  equal((await shop.order(unpaid.orderId)).status, 'held')
})

test('refunds money for a checkout that never became an order', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await reachPayment(shop)
  await payUnheard(shop, checkout.orderId)

  await sweepOrders(shop.payments)
  deepEqual((await shop.order(checkout.orderId)).payments, ['sandpay pending'])
  shop.pass(11 * MINUTE)
  await sweepOrders(shop.payments)
  await shop.work()

  deepEqual(await shop.order(checkout.orderId), {
    status: undefined,
    payments: ['sandpay cancelled'],
    taken: 0,
    mails: [],
  })
})
