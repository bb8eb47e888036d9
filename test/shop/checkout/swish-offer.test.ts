import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type PaymentMethodContext,
  paymentMethodsFor,
} from '../../../shop/checkout/payment/payment-methods.ts'
import { demoShop } from '../../helpers/demo-shop.ts'

const BUYER: PaymentMethodContext = {
  isBusiness: false,
  mayInvoice: false,
  country: 'SE',
  providers: ['stripe', 'swish'],
  takesTransfers: false,
  shop: demoShop,
  language: 'sv',
}

const waysOf = (change: Partial<PaymentMethodContext> = {}) =>
  paymentMethodsFor({ ...BUYER, ...change }).map(({ id }) => id)

function shopWith(swish: object | undefined) {
  const { 'stripe-swish': _, ...others } = demoShop.payments
  const payments = { ...others, ...(swish && { 'stripe-swish': swish }) }
  return Object.assign(Object.create(demoShop), { payments })
}

test('Swish is offered if the shop lists it and has an account for it', () => {
  deepEqual(waysOf(), ['stripe-card', 'stripe-swish'])
  deepEqual(waysOf({ providers: ['stripe'] }), ['stripe-card'])
  deepEqual(waysOf({ shop: shopWith(undefined) }), ['stripe-card'])
})

test('Swish is only for buyers in Sweden, whatever else the shop’s file says', () => {
  const shop = shopWith({ countries: ['SE', 'NO'] })
  deepEqual(waysOf({ shop }), ['stripe-card', 'stripe-swish'])
  deepEqual(waysOf({ shop, country: 'NO' }), ['stripe-card'])
  deepEqual(waysOf({ shop: shopWith({ countries: ['NO'] }) }), ['stripe-card'])
})

test('the demo offers Swish only to private buyers', () => {
  deepEqual(waysOf({ isBusiness: true }), ['stripe-card'])
})
