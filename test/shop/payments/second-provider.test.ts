import { deepEqual, equal, notEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { openPayingShop, type PayingShop } from '../../helpers/open-paying-shop.ts'
import { payInFrame, reachPayment, validate } from '../../helpers/pay-steps.ts'

const DECIDE = '/api/checkout/makeSandpartPurchaseDecision'
const LOGIN = '/api/registerme/sandpartLogin/'

/** What the buyer does in the second provider's frame before paying. */
async function identify(shop: PayingShop, orderId: string, identity: string): Promise<string> {
  const { reference } = await shop.sandbox(orderId, 'sandpart')
  const response = await shop.widgets.inject({
    method: 'POST',
    url: `/sandbox/sandpart/${reference}/identify`,
    headers: { 'sandbox-frame': shop.payments.signer.sign('frame', `sandpart ${reference}`) },
    payload: { identity },
  })
  return response.json().outcome
}

test('gives credit to a person whom it knows, after the purchase decision', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop, 'account')
  const { orderId } = checkout

  equal(await identify(shop, orderId, '19121212-1212'), 'identified')
  deepEqual((await buyer.ask(LOGIN, { orderId })).json(), { success: true })
  const decided = await buyer.ask(DECIDE, { model: checkout, decision: true })
  equal(decided.statusCode, 200)
  equal(decided.json().orderId, orderId)
  deepEqual(await payInFrame(shop, orderId, {}, 'sandpart'), { outcome: 'authorized' })
  await shop.work()

  deepEqual(await shop.order(orderId), {
    status: 'paid',
    payments: ['sandpay cancelled', 'sandpart captured'],
    taken: 1,
    mails: ['order-mail'],
  })
})

test('gives credit to nobody else', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop, 'account')
  const { orderId } = checkout

  equal(await identify(shop, orderId, '20000101-9801'), 'refused')
  equal(await identify(shop, orderId, '19121212-1213'), 'wrong')
  deepEqual((await buyer.ask(LOGIN, { orderId })).json(), { success: false })
  await buyer.ask(DECIDE, { model: checkout, decision: true })

  equal((await payInFrame(shop, orderId, {}, 'sandpart')).outcome, 'invalid')
})

test('asks the provider whether a sign-up is complete, instead of trusting the page', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop, 'account')
  const stranger = await reachPayment(shop, 'account')
  const { orderId } = checkout
  const { reference } = await shop.sandbox(orderId, 'sandpart')

  // Forged messages of a page, in every shape that a client may send.
  for (const body of [
    { orderId },
    { orderId, success: true, kind: 'signup_finalized' },
    { orderId, reference, identified: true, state: 'identified' },
  ]) {
    deepEqual((await buyer.ask(LOGIN, body)).json(), { success: false })
  }
  for (const signature of ['', 'x', shop.payments.signer.sign('frame', 'sandpart other')]) {
    const { statusCode } = await shop.widgets.inject({
      method: 'POST',
      url: `/sandbox/sandpart/${reference}/identify`,
      headers: { 'sandbox-frame': signature },
      payload: { identity: '19121212-1212' },
    })
    equal(statusCode >= 400 && statusCode < 500, true, String(statusCode))
  }
  equal(await identify(shop, stranger.checkout.orderId ?? '', '19121212-1212'), 'identified')
  deepEqual((await buyer.ask(LOGIN, { orderId })).json(), { success: false })
  equal((await stranger.buyer.ask(LOGIN, { orderId })).statusCode, 404)
  await buyer.ask(DECIDE, { model: checkout, decision: true })

  equal((await payInFrame(shop, orderId, {}, 'sandpart')).outcome, 'invalid')
  notEqual((await shop.order(orderId)).status, 'paid')
})

test('accepts no decision about another buyer’s checkout, and none that was not made', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await reachPayment(shop, 'account')
  const stranger = await reachPayment(shop, 'account')
  const { orderId } = checkout

  const foreign = await stranger.buyer.ask(DECIDE, { model: checkout, decision: true })
  const login = await stranger.buyer.ask(LOGIN, { orderId })
  const declined = await stranger.buyer.ask(DECIDE, { model: stranger.checkout, decision: false })

  deepEqual([foreign.statusCode, login.statusCode, declined.statusCode], [404, 404, 422])
  equal((await shop.order(orderId)).status, undefined)
  equal((await shop.order(stranger.checkout.orderId)).status, undefined)
})

test('places no order for a provider that the buyer has not selected', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop, 'account')

  const answer = await validate(buyer, checkout)

  const { shouldProceed, modelState } = answer.json()
  deepEqual([answer.statusCode, shouldProceed], [200, false])
  deepEqual(Object.keys(modelState), ['selectedPaymentMethod'])
  equal((await shop.order(checkout.orderId)).status, undefined)
})

test('accepts the delivery method and the country that were chosen in the frame', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  const put = (call: string, body: object) =>
    buyer.ask(`/api/sandpaycheckout/${call}`, body, { method: 'PUT' })

  const shipped = await put('setShippingOption', {
    ...checkout,
    selectedShippingOption: { id: 'pickup' },
  })
  const moved = await put('setSelectedCountry', { countryCode: 'NO' })

  equal(shipped.statusCode, 200)
  equal(shipped.json().selectedDeliveryMethod, 'pickup')
  equal(shipped.json().paymentWidget.id, checkout.paymentWidget?.id)
  equal(moved.json().selectedCountry, 'NO')
  notEqual(moved.json().totals.totalAmount, checkout.totals?.totalAmount)
  equal((await shop.sandbox(checkout.orderId)).amount, moved.json().totals.totalAmount)
  const unknown = await put('setSelectedCountry', { countryCode: 'ATLANTIS' })
  equal(unknown.statusCode, 422)
  const nowhere = await put('setShippingOption', {
    ...checkout,
    selectedShippingOption: { id: 'https://evil.example' },
  })
  equal(nowhere.statusCode, 422)
})
