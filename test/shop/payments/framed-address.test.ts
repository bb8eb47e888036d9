import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { readReceipt } from '../../../shop/orders/receipt/read-receipt.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { ARTICLE, openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, payInFrame, pressInFrame, validate } from '../../helpers/pay-steps.ts'

const ADDRESS = {
  email: 'kim@example.com',
  zipCode: '11122',
  firstName: 'Kim',
  lastName: 'Berg',
  address: 'Storgatan 1',
  city: '',
  phoneNumber: '070-123 45 67',
}
const WHOLE = { ...ADDRESS, city: 'Stockholm' }
const NOTHING = { email: '', zipCode: '', firstName: '', lastName: '', address: '', city: '' }

/**
 * A buyer at a shop whose card provider asks for the address itself; the page has no address.
 */
async function reachFrame(shop: PayingShop) {
  const buyer = shop.visitor()
  await buyer.ask('/api/cart/add', { articleNumber: ARTICLE, quantity: 1 })
  const opened: Checkout = (await buyer.ask('/api/checkout')).json()
  const sent = { ...opened, selectedPaymentMethod: 'card', selectedDeliveryMethod: 'home' }
  const ask = async (body: Checkout, method = 'PUT' as const) =>
    buyer.ask('/api/checkout/setPaymentProvider', body, { method })
  const checkout = (await ask(sent)).json<Checkout>()
  return { buyer, ask, checkout: { ...checkout, acceptTermsOfCondition: true } }
}

const type = (shop: PayingShop, orderId: string, body: object) =>
  pressInFrame(shop, orderId, { act: 'address', body })

test('the address typed in the frame is that of the order, the receipt and the payment', async (t) => {
  const shop = await openPayingShop(t, { sandboxAddress: 'frame' })
  const { buyer, checkout } = await reachFrame(shop)
  const { orderId, paymentWidget: widget } = checkout
  deepEqual([widget?.displayCustomerDetails, widget?.displayDeliveryMethods], [false, true])

  const early = await validate(buyer, checkout)
  const half = await type(shop, orderId, { ...NOTHING, phoneNumber: '', zipCode: '1112' })
  const town = await type(shop, orderId, ADDRESS)
  const whole = await type(shop, orderId, WHOLE)
  // The page's own customer details do not count.
  const other = { ...checkout.customerDetails, email: 'eve@example.com', address: 'Andra vägen 2' }
  const proceeds = await validate(buyer, { ...checkout, customerDetails: other })
  const paid = await payInFrame(shop, orderId, cardOf(TRIAL.pays))

  equal(early.json().shouldProceed, false)
  ok(early.json<ErrorBody>().modelState?.['customerDetails-email'])
  equal(half.faults?.zipCode, 'Postnumret ska ha 5 siffror, du skrev 4.')
  match(half.faults?.email ?? '', /Fyll i din e-postadress/)
  deepEqual(
    [town.outcome, town.city, Object.keys(town.faults ?? {})],
    ['kept', 'Stockholm', ['city']],
  )
  deepEqual(whole, { outcome: 'kept', faults: {}, city: 'Stockholm' })
  deepEqual([proceeds.json(), paid.outcome], [{ shouldProceed: true }, 'authorized'])
  const receipt = await readReceipt(shop.db, orderId)
  deepEqual(
    [receipt?.status, receipt?.email, receipt?.billing.address, receipt?.delivery.zipCode],
    ['paid', 'kim@example.com', 'Storgatan 1', '111 22'],
  )
  equal(receipt?.billing.phoneNumber, '+46701234567')
})

test('a later address replaces an earlier one, but not after the payment', async (t) => {
  const shop = await openPayingShop(t, { sandboxAddress: 'frame' })
  const { buyer, checkout } = await reachFrame(shop)
  const { orderId } = checkout
  const addressOf = async () => (await readReceipt(shop.db, orderId))?.billing.address

  await type(shop, orderId, WHOLE)
  await validate(buyer, checkout)
  equal((await payInFrame(shop, orderId, cardOf(TRIAL.declined))).outcome, 'declined')
  await type(shop, orderId, { ...WHOLE, address: 'Nya gatan 2' })
  equal(await addressOf(), 'Storgatan 1')
  deepEqual((await validate(buyer, checkout)).json(), { shouldProceed: true })
  equal(await addressOf(), 'Nya gatan 2')
  await payInFrame(shop, orderId, cardOf(TRIAL.pays))

  equal((await type(shop, orderId, WHOLE)).outcome, 'ended')
  equal(await addressOf(), 'Nya gatan 2')
})

test('the provider may take the payment with its own address even if the page never asked', async (t) => {
  const shop = await openPayingShop(t, { sandboxAddress: 'frame' })
  const { ask, checkout } = await reachFrame(shop)
  const { orderId } = checkout
  await ask(checkout)
  await type(shop, orderId, WHOLE)

  equal((await payInFrame(shop, orderId, cardOf(TRIAL.pays))).outcome, 'authorized')

  equal((await readReceipt(shop.db, orderId))?.billing.lastName, 'Berg')
})

test('a business, or a buyer who pays otherwise, enters the address in the checkout as before', async (t) => {
  const shop = await openPayingShop(t, { sandboxAddress: 'frame' })
  const { ask, checkout } = await reachFrame(shop)
  const { orderId } = checkout
  await type(shop, orderId, WHOLE)
  const customerDetails = { ...checkout.customerDetails, email: 'bo@example.com' }

  const business = { ...checkout, customerDetails, isBusinessCustomer: true }
  const asBusiness = (await ask({ ...business, selectedPaymentMethod: 'card' })).json<Checkout>()
  const prepaid = { ...checkout, customerDetails, selectedPaymentMethod: 'prepay' }
  const asPrepaid = (await ask(prepaid)).json<Checkout>()
  const back = (await ask(checkout)).json<Checkout>()

  equal(asBusiness.paymentWidget?.displayCustomerDetails, true)
  deepEqual(
    [asBusiness.customerDetails.email, asPrepaid.customerDetails.email],
    ['bo@example.com', 'bo@example.com'],
  )
  equal(asPrepaid.paymentWidget, null)
  deepEqual(
    [back.customerDetails.email, back.customerDetails.city],
    ['kim@example.com', 'Stockholm'],
  )
})

test('accepts an address only from the provider, for its own payment, while it can still change', async (t) => {
  const shop = await openPayingShop(t, { sandboxAddress: 'frame' })
  const { checkout } = await reachFrame(shop)
  const { orderId } = checkout
  const { reference } = await shop.sandbox(orderId)
  const event = { orderId, reference, address: WHOLE }

  const statuses = [
    await shop.call('address', event, { signature: 'none' }),
    await shop.call('address', event, { signedBody: JSON.stringify({ ...event, orderId: 'x' }) }),
    await shop.call('address', { ...event, orderId: 'other' }),
    await shop.call('address', { ...event, reference: 'other' }),
    await shop.call('address', { ...event, address: { ...WHOLE, email: 'x'.repeat(201) } }),
    await shop.call('address', { orderId, reference }),
    await shop.call('address', event),
  ]
  shop.setReachable(false)
  const unheard = await type(shop, orderId, WHOLE)

  deepEqual(statuses, [401, 401, 404, 404, 400, 400, 200])
  deepEqual(unheard, { outcome: 'unavailable', faults: {} })
})

test('asks for no address if the checkout does', async (t) => {
  const shop = await openPayingShop(t)
  const { checkout } = await reachFrame(shop)
  const { reference } = await shop.sandbox(checkout.orderId)

  equal(checkout.paymentWidget?.displayCustomerDetails, true)
  const event = { orderId: checkout.orderId, reference, address: WHOLE }
  equal(await shop.call('address', event), 404)
})
