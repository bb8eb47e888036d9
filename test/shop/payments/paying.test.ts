import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentProvider } from '../../../shop/payments/port/provider.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { openPayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import {
  cardOf,
  holdOrder,
  payInFrame,
  pressInFrame,
  reachPayment,
  validate,
} from '../../helpers/pay-steps.ts'

test('shows the selected provider in a frame on another origin, unchanged for the same payment', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const { paymentWidget: widget, orderId } = checkout

  const [, src = ''] =
    /^<iframe src="([^"]+)" title="Betalning" width="100%" height="620"><\/iframe>$/.exec(
      widget?.responseString ?? '',
    ) ?? ['', '']
  const url = new URL(src.replaceAll('&amp;', '&'))

  equal(url.origin, shop.payments.origins().widgets)
  equal(widget?.amount, checkout.totals?.totalAmount)
  match(widget?.redirectUrl ?? '', /^\/checkout\/return\?state=/)
  const again = (await buyer.ask('/api/checkout')).json()
  deepEqual(again.paymentWidget, widget)
  const page = await fetch(url)
  equal(page.status, 200)
  match(await page.text(), /Slutför köp – betala /)
  equal((await shop.sandbox(orderId)).amount, widget?.amount)
})

test('takes a card payment from the press of the button to the captured money', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const { orderId } = checkout

  const validated = await validate(buyer, checkout)
  deepEqual([validated.statusCode, validated.json()], [200, { shouldProceed: true }])
  deepEqual(await shop.order(orderId), {
    status: 'held',
    payments: ['sandpay pending'],
    taken: 1,
    mails: [],
  })

  deepEqual(await payInFrame(shop, orderId, cardOf(TRIAL.pays)), { outcome: 'authorized' })
  const paid = { status: 'paid', taken: 1, mails: ['order-mail'] }
  deepEqual(await shop.order(orderId), { ...paid, payments: ['sandpay authorized'] })

  equal(await shop.work(), 1)
  deepEqual(await shop.order(orderId), { ...paid, payments: ['sandpay captured'] })
  const back = await buyer.ask(checkout.paymentWidget?.redirectUrl ?? '')
  deepEqual([back.statusCode, back.headers.location], [303, `/order/${orderId}`])
})

test('pays once, however often and wherever the button is pressed', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const { orderId } = checkout

  const asked = await Promise.all(Array.from({ length: 10 }, () => validate(buyer, checkout)))
  for (const it of asked) deepEqual(it.json(), { shouldProceed: true })
  const paid = await Promise.all(
    Array.from({ length: 10 }, () => payInFrame(shop, orderId, cardOf(TRIAL.pays))),
  )

  deepEqual(new Set(paid.map((it) => it.outcome)), new Set(['authorized']))
  await shop.work()
  deepEqual(await shop.order(orderId), {
    status: 'paid',
    payments: ['sandpay captured'],
    taken: 1,
    mails: ['order-mail'],
  })
})

test('opens one payment for tabs that show the checkout at the same time', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer } = await reachPayment(shop)
  await shop.db.deleteFrom('payment').execute()
  await shop.db.deleteFrom('sandbox_payment').execute()

  const tabs = await Promise.all(Array.from({ length: 5 }, () => buyer.ask('/api/checkout')))

  const frames = new Set(tabs.map((it) => it.json().paymentWidget.responseString))
  equal(frames.size, 1)
  ok(!frames.has(null))
})

test('keeps order and reserved stock after a declined card, and accepts the next card', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout, orderId } = await holdOrder(shop)

  equal((await payInFrame(shop, orderId, cardOf(TRIAL.declined))).outcome, 'declined')
  equal((await shop.order(orderId)).status, 'held')
  equal((await validate(buyer, checkout)).json().shouldProceed, true)
  equal((await payInFrame(shop, orderId, cardOf(TRIAL.pays))).outcome, 'authorized')

  equal((await shop.order(orderId)).status, 'paid')
})

test('reports that a silent bank did not respond, and takes no money', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await holdOrder(shop)

  equal((await payInFrame(shop, checkout.orderId, cardOf(TRIAL.silent))).outcome, 'timeout')

  deepEqual((await shop.order(checkout.orderId)).payments, ['sandpay pending'])
})

test('lets the buyer cancel the payment, before and after the order is placed', async (t) => {
  const shop = await openPayingShop(t)
  for (const isHeld of [false, true]) {
    const { buyer, checkout } = await reachPayment(shop)
    const { orderId } = checkout
    if (isHeld) await validate(buyer, checkout)

    deepEqual(await pressInFrame(shop, orderId, { act: 'cancel' }), { outcome: 'cancelled' })

    const { status, payments, taken } = await shop.order(orderId)
    deepEqual(
      [status, payments, taken],
      [isHeld ? 'cancelled' : undefined, ['sandpay cancelled'], 0],
    )
    equal((await shop.sandbox(orderId)).content.calls.length, 0)
    equal((await payInFrame(shop, orderId, cardOf(TRIAL.pays))).outcome, 'ended')
    const again: Checkout = (await buyer.ask('/api/checkout')).json()
    notEqual(again.paymentWidget?.id, checkout.paymentWidget?.id)
    await validate(buyer, { ...again, acceptTermsOfCondition: true })
    equal((await payInFrame(shop, again.orderId, cardOf(TRIAL.pays))).outcome, 'authorized')
    equal((await shop.order(again.orderId)).status, 'paid')
    equal((await pressInFrame(shop, again.orderId, { act: 'cancel' })).outcome, 'authorized')
    await shop.db.updateTable('stock').set({ available: 100_000 }).execute()
  }
})

test('offers the shop’s countries and delivery methods in the frame', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const choices = async () => (await shop.sandbox(checkout.orderId)).content.choices
  const before = await choices()
  const sent = { ...checkout, selectedShippingOption: { id: 'pickup' } }

  const put = { method: 'PUT' } as const
  await buyer.ask('/api/sandpaycheckout/setShippingOption', sent, put)
  const pickedUp = (await choices())?.delivery
  await buyer.ask('/api/sandpaycheckout/setSelectedCountry', { countryCode: 'NO' }, put)

  deepEqual([before?.country, before?.delivery, pickedUp], ['SE', 'home', 'pickup'])
  deepEqual(
    before?.deliveries.map((it) => it.id),
    checkout.deliveryMethods.map((it) => it.id),
  )
  equal((await choices())?.country, 'NO')
})

test('stops a buyer who tries card after card', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await holdOrder(shop)

  const outcomes: string[] = []
  for (let index = 0; index < 12; index += 1) {
    outcomes.push((await payInFrame(shop, checkout.orderId, cardOf(TRIAL.declined))).outcome)
  }

  deepEqual(outcomes, [...Array(10).fill('declined'), 'ended', 'ended'])
})

test('cancels an order whose authorized money cannot be taken, and notifies the buyer', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdOrder(shop)
  await payInFrame(shop, orderId, cardOf(TRIAL.captureRefused))
  equal((await shop.order(orderId)).status, 'paid')

  await shop.work()

  deepEqual(await shop.order(orderId), {
    status: 'cancelled',
    payments: ['sandpay failed'],
    taken: 0,
    mails: ['order-mail', 'refund-mail'],
  })
})

test('refuses an amount that the buyer has not seen', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await holdOrder(shop)

  const stale = { ...cardOf(TRIAL.pays), shownAmount: (checkout.totals?.totalAmount ?? 0) - 100 }

  equal((await payInFrame(shop, checkout.orderId, stale)).outcome, 'changed')
  equal((await shop.order(checkout.orderId)).status, 'held')
})

test('asks the shop before it takes money, even if the page did not', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await reachPayment(shop)

  const paid = await payInFrame(shop, checkout.orderId, cardOf(TRIAL.pays))

  equal(paid.outcome, 'refused')
  ok(paid.error)
  deepEqual((await shop.order(checkout.orderId)).payments, ['sandpay pending'])
})

test('takes no money while the shop cannot be reached, logs that, and takes all of it afterwards', async (t) => {
  const log: string[] = []
  const write = (line: string) => log.push(line)
  const shop = await openPayingShop(t, { log: { level: 'warn', stream: { write } } })
  const { checkout } = await holdOrder(shop)

  shop.setReachable(false)
  equal((await payInFrame(shop, checkout.orderId, cardOf(TRIAL.pays))).outcome, 'unavailable')
  equal(log.filter((it) => it.includes('sandpay asking the shop')).length, 1)
  shop.setReachable(true)
  equal((await payInFrame(shop, checkout.orderId, cardOf(TRIAL.pays))).outcome, 'authorized')

  equal((await shop.order(checkout.orderId)).status, 'paid')
})

test('lets only the checkout lead to the page where a provider is paid', async (t) => {
  const redirecting = {
    id: 'elsewhere',
    way: 'redirect',
    payOrigins: ['https://pay.example'],
  } as unknown as PaymentProvider
  const { visitor } = await openPayingShop(t, { providers: [redirecting] })
  const policyOf = async (path: string) =>
    String((await visitor().ask(path)).headers['content-security-policy'])

  match(await policyOf('/checkout'), /form-action 'self' https:\/\/pay\.example;/)
  match(await policyOf('/en/pro/checkout'), /form-action 'self' https:\/\/pay\.example;/)
  match(await policyOf('/cart'), /form-action 'self';/)
})
