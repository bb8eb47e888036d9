import '../../src/i18n/texts/register-sv.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import { elementPart } from '../../src/elements/react-element.tsx'
import { table } from '../../src/elements/shop-checkout/shop-checkout.table.ts'
import { ShopCheckoutView } from '../../src/elements/shop-checkout/shop-checkout-view.tsx'
import { NOTHING_TYPED } from '../../src/model/typed-checkout.ts'
import { checkoutState, resetCheckout } from '../../src/state/checkout/state.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type Call, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, row } from './cart-fixtures.ts'

elementPart(table, ShopCheckoutView).define('shop-checkout')

const NO_DETAILS = NOTHING_TYPED.customerDetails

/** All that a private buyer has to fill in, filled in. */
export const FILLED_IN = {
  ...NO_DETAILS,
  email: 'anna@example.com',
  zipCode: '123 45',
  firstName: 'Anna',
  lastName: 'Ek',
  address: 'Storgatan 1',
  city: 'Bollstad',
  phoneNumber: '0701234567',
}

/** A checkout as the shop would answer; `more` overrides fields. */
export function payload(more: Partial<Checkout> = {}): Checkout {
  return {
    orderId: 'order-1',
    authenticated: false,
    isBusinessCustomer: false,
    signUp: false,
    offersSignUp: true,
    selectedCountry: 'SE',
    countries: [
      { id: 'SE', name: 'Sverige' },
      { id: 'NO', name: 'Norge' },
    ],
    customerDetails: NO_DETAILS,
    companyAddresses: [],
    deliveryMethods: [
      {
        id: 'home',
        name: 'Hem till dörren',
        price: 4900,
        formattedPrice: '49 kr',
        description: 'Courier',
        arrival: 'tis 24–ons 25 nov',
        isCredit: false,
      },
      {
        id: 'pickup',
        name: 'Utlämningsställe',
        price: 3900,
        formattedPrice: '39 kr',
        description: 'Courier',
        carrier: 'courier',
        isCredit: false,
      },
    ],
    selectedDeliveryMethod: 'home',
    paymentMethods: [
      { id: 'prepay', name: 'Banköverföring', price: 0, formattedPrice: '', isCredit: false },
      { id: 'account', name: 'Delbetala', price: 0, formattedPrice: '', isCredit: true },
    ],
    selectedPaymentMethod: 'prepay',
    campaignCode: '',
    orderNote: '',
    acceptTermsOfCondition: false,
    acceptNewsletter: false,
    male: false,
    female: false,
    zipCode: '',
    totals: {
      rows: [
        { kind: 'goods', name: 'Varor', price: '1 000 kr', priceAmount: 100_000 },
        { kind: 'delivery', name: 'Frakt', price: '49 kr', priceAmount: 4900 },
      ],
      total: '1 049 kr',
      totalAmount: 104_900,
      vat: '209,80 kr',
      vatAmount: 20_980,
      includesVat: true,
    },
    ...more,
  }
}

interface OpenedCheckout {
  readonly element: HTMLElement
  readonly calls: readonly Call[]
}

/** Shows the tag with this checkout; `more` holds further answers. */
export async function openCheckout(
  checkout: Checkout,
  more: Readonly<Record<string, StubbedResponse | readonly StubbedResponse[]>> = {},
): Promise<OpenedCheckout> {
  forgetCart()
  resetCheckout()
  sessionStorage.clear()
  const calls = stubFetch({ 'GET /api/cart': { body: cart([row('1')]) }, ...more })
  const attribute = JSON.stringify(checkout).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const element = await render(
    `<shop-checkout checkout="${attribute}" termsurl="/terms" loginurl="/login"></shop-checkout>`,
  )
  await until(() => element.querySelector('.shop-checkout__form'))
  calls.length = 0
  return { element, calls }
}

/** Types as a person does: focuses the field, fires each change, and leaves it. */
export function fill(place: ParentNode, path: string, value: string): void {
  const field = find<HTMLInputElement>(place, `[name="${path}"]`)
  field.focus()
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function choose(place: ParentNode, path: string, value: string): void {
  find<HTMLInputElement>(place, `[name="${path}"][value="${value}"]`).click()
}

export const order = (place: ParentNode) => find(place, '[data-act="order"]')

/** Whether no change is on its way. */
export const isSettled = () => checkoutState.pending.length === 0
