import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { readReceipt } from '../../../shop/orders/receipt/read-receipt.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { ARTICLE, openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, payInFrame, validate } from '../../helpers/pay-steps.ts'

const TYPED = {
  email: 'kim@example.com',
  firstName: 'Kim',
  lastName: 'Berg',
  address: 'Storgatan 1',
  zipCode: '11122',
  city: 'Stockholm',
  phoneNumber: '070-123 45 67',
}
const BEFORE = { ...TYPED, email: 'old@example.com', address: 'Gamla vägen 9', city: 'Lund' }
const METHODS = ['prepay', 'card', 'account'] as const
type Method = (typeof METHODS)[number]

/** Chooses the payment method first, so that what is typed later is sent only with the order. */
async function choose(shop: PayingShop, method: Method, known: object) {
  const buyer = shop.visitor()
  await buyer.ask('/api/cart/add', { articleNumber: ARTICLE, quantity: 1 })
  const opened: Checkout = (await buyer.ask('/api/checkout')).json()
  const sent = {
    ...opened,
    customerDetails: { ...opened.customerDetails, ...known },
    selectedPaymentMethod: method,
    selectedDeliveryMethod: 'home',
  }
  const answer = await buyer.ask('/api/checkout/setPaymentProvider', sent, { method: 'PUT' })
  equal(answer.statusCode, 200, answer.body)
  const chosen: Checkout = answer.json()
  const customerDetails = { ...chosen.customerDetails, ...TYPED }
  return { buyer, order: { ...chosen, customerDetails, acceptTermsOfCondition: true } }
}

async function addressOf({ db }: PayingShop, orderId: string) {
  const receipt = await readReceipt(db, orderId)
  return [receipt?.email, receipt?.billing.address, receipt?.delivery.city]
}

for (const method of METHODS) {
  for (const [name, known] of [
    ['nothing', {}],
    ['another address', BEFORE],
  ] as const) {
    test(`an order by ${method} has the address of its own request, after ${name}`, async (t) => {
      const shop = await openPayingShop(t)
      const { buyer, order } = await choose(shop, method, known)

      const placed = await buyer.ask('/api/checkout', order)

      equal(placed.statusCode, 200, placed.body)
      deepEqual(await addressOf(shop, order.orderId), [
        'kim@example.com',
        'Storgatan 1',
        'Stockholm',
      ])
    })
  }
}

for (const known of [{}, BEFORE]) {
  test(`a frame gets the address that the page sends, after ${Object.keys(known).length} fields`, async (t) => {
    const shop = await openPayingShop(t)
    const { buyer, order } = await choose(shop, 'card', known)

    equal((await validate(buyer, order)).json().shouldProceed, true)
    deepEqual(await payInFrame(shop, order.orderId, cardOf(TRIAL.pays)), { outcome: 'authorized' })

    deepEqual(await addressOf(shop, order.orderId), ['kim@example.com', 'Storgatan 1', 'Stockholm'])
  })
}
