import { createElement } from 'react'
import * as v from 'valibot'
import { markupOf } from '../shop/platform/html/html.ts'
import { render } from '../shop/platform/html/render.ts'
import { ShopCheckout } from '../shop/sales/checkout/shop-checkout.tsx'
import { type Cart, cartSchema } from '../src/contract/cart.ts'
import { checkoutSchema } from '../src/contract/checkout.ts'
import { demoShop } from '../test/helpers/demo-shop.ts'
import '../shop/app/texts.ts'

/** A private guest's checkout of one row, and what the server draws of it. */
export function drawCheckout(): { readonly cart: Cart; readonly markup: string } {
  const cart = v.parse(cartSchema, { quantity: '2', orderTotal: '1 000 kr', orderRows: [ROW] })
  const checkout = v.parse(checkoutSchema, CHECKOUT)
  const page = {
    language: 'sv',
    storefront: 'sport',
    shop: demoShop,
    t: demoShop.text('sv'),
    path: '/checkout',
    token: 'token',
    visitor: { isAuthenticated: false, isBusiness: false },
    cart: { quantity: 2 },
    hasNews: true,
  } as const
  const drawing = { page, checkout, cart, options: [], errors: {} }
  return { cart, markup: markupOf(render(createElement(ShopCheckout, drawing), page.t)) }
}

const ROW = {
  rowSystemId: '1',
  articleNumber: 'A-1',
  name: 'Löparsko Norr',
  url: '/p/1',
  image: '/i/shoe.svg',
  price: '500 kr',
  totalPrice: '1 000 kr',
  quantity: 2,
}

const CHECKOUT = {
  orderId: 'order-1',
  countries: ['SE', 'NO', 'DK', 'FI', 'DE'].map((id) => ({ id, name: `Land ${id}` })),
  deliveryMethods: [
    { id: 'home', name: 'Hem till dörren', price: 4900, formattedPrice: '49 kr' },
    { id: 'pickup', name: 'Till ombud', price: 3900, formattedPrice: '39 kr' },
    { id: 'slot', name: 'Hem på tid', price: 9900, formattedPrice: '99 kr' },
  ],
  selectedDeliveryMethod: 'home',
  paymentMethods: [
    { id: 'prepay', name: 'Banköverföring' },
    { id: 'account', name: 'Delbetala', isCredit: true },
  ],
  selectedPaymentMethod: 'prepay',
  totals: {
    rows: [
      { kind: 'goods', name: 'Varor', price: '1 000 kr', priceAmount: 100_000 },
      { kind: 'delivery', name: 'Frakt', price: '49 kr', priceAmount: 4900 },
    ],
    total: '1 049 kr',
    totalAmount: 104_900,
    vat: '209,80 kr',
    vatAmount: 20_980,
  },
}
