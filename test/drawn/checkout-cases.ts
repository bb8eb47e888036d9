import * as v from 'valibot'
import { type Cart, cartSchema } from '../../src/contract/cart.ts'
import { type Checkout, type CompanyAddress, checkoutSchema } from '../../src/contract/checkout.ts'
import type { DeliveryOption } from '../../src/contract/delivery-options.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'

export interface CheckoutCase {
  readonly language: Language
  readonly storefront: Storefront
  readonly isLoggedIn: boolean
  readonly checkout: Checkout
  readonly cart: Cart
  readonly options: readonly DeliveryOption[]
  readonly optionsNotice?: string
  /** The errors that the server has found, as sentences, by path. */
  readonly errors: Readonly<Record<string, string>>
}

const HOSTILE = `</p><img src=x onerror="alert(1)">&amp; 'x'`

const cart = v.parse(cartSchema, {
  quantity: '2',
  orderTotal: '1 000 kr',
  notices: ['En vara finns inte längre.'],
  version: 7,
  orderRows: [
    {
      rowSystemId: '1',
      articleNumber: 'A-1',
      name: 'Löparsko',
      url: '/p/1',
      image: '/i/shoe.svg',
      price: '500 kr',
      totalPrice: '1 000 kr',
      quantity: 2,
      size: '42',
    },
  ],
})

const sizes = cart.orderRows.flatMap((row) =>
  ['116', '128', '140', '152', '164'].map((size) => ({
    ...{ ...row, size, rowSystemId: size, articleNumber: size, totalPriceAmount: 100_000 },
  })),
)

const deliveryMethods = [
  {
    id: 'home',
    name: 'Hem till dörren',
    price: 4900,
    formattedPrice: '49 kr',
    description: 'Courier',
    arrival: 'tis 24–ons 25 nov',
  },
  { id: 'pickup', name: 'Ombud', price: 3900, formattedPrice: '39 kr', carrier: 'courier' },
  { id: 'slot', name: 'På tid', price: 9900, formattedPrice: '99 kr', carrier: 'courier' },
]

const paymentMethods = [
  { id: 'prepay', name: 'Banköverföring', description: 'Betala innan varorna skickas.' },
  { id: 'account', name: 'Delbetala', price: 2900, formattedPrice: '29 kr', isCredit: true },
  { id: 'card', name: 'Kort', provider: 'sandpay' },
]

const totals = {
  rows: [
    { kind: 'goods', name: 'Varor', price: '1 000 kr', priceAmount: 100_000 },
    { kind: 'delivery', name: 'Frakt', price: '49 kr', priceAmount: 4900 },
  ],
  total: '1 049 kr',
  totalAmount: 104_900,
  vat: '209,80 kr',
  vatAmount: 20_980,
}

const customerDetails = {
  email: 'anna@example.com',
  zipCode: '123 45',
  firstName: 'Anna',
  lastName: 'Ek',
  address: 'Storgatan 1',
  city: 'Bollstad',
  phoneNumber: '0701234567',
}

function checkoutOf(more: object = {}): Checkout {
  return v.parse(checkoutSchema, {
    orderId: 'order-1',
    countries: [
      { id: 'SE', name: 'Sverige' },
      { id: 'NO', name: 'Norge' },
    ],
    deliveryMethods,
    selectedDeliveryMethod: 'home',
    paymentMethods,
    selectedPaymentMethod: 'prepay',
    totals,
    shownTotalAmount: 104_900,
    paymentWidget: null,
    selectedCompanyAddressId: null,
    alternativeAddress: null,
    ...more,
  })
}

function shown(more: object = {}, rest: Partial<CheckoutCase> = {}): CheckoutCase {
  const checkout = checkoutOf(more)
  return {
    ...{ language: 'sv', storefront: 'sport', isLoggedIn: false },
    ...{ checkout, cart, options: [], errors: {} },
    ...rest,
  }
}

function addressOf(systemId: string, addressType: string): CompanyAddress {
  return {
    ...{ systemId, addressType, careOf: '', address: `${systemId}vägen 9`, address2: '' },
    ...{ zipCode: '222 22', city: 'Lunda', country: 'SE', phoneNumber: '' },
  }
}

const company = {
  authenticated: true,
  isBusinessCustomer: true,
  companyAddresses: [addressOf('arena', 'Shipping'), addressOf('kontor', 'Billing')],
  selectedCompanyAddressId: 'arena',
  totals: { ...totals, includesVat: false },
}

function viaCarrier(method: 'pickup' | 'slot') {
  const deliverySettings = { method, country: 'SE', zipCode: '123 45' }
  return { selectedDeliveryMethod: method, carrier: 'courier', deliverySettings, customerDetails }
}

function optionsOf(kind: 'pickup' | 'slot'): DeliveryOption[] {
  return [
    { id: 'one', name: 'Torgkiosken', kind, description: 'Torget 1', price: '39 kr' },
    { id: 'two', name: 'Lyktan', kind, arrival: 'tis 24 nov', price: '59 kr' },
  ]
}

const widget = {
  id: 'sandpay-1',
  responseString: '<iframe src="https://pay.test/frame"></iframe>',
}
const inFrame = {
  selectedPaymentMethod: 'card',
  paymentProvider: 'sandpay',
  paymentWidget: widget,
}

export const checkoutCases: Readonly<Record<string, CheckoutCase>> = {
  'a private guest': shown(),
  'a private guest in English': shown({}, { language: 'en' }),
  'a guest who has filled all in': shown({
    customerDetails: { ...customerDetails, careOf: 'Ek', address2: 'lgh 1' },
    alternativeAddress: { firstName: 'Bo', lastName: 'Al', zipCode: '222 22' },
    orderNote: 'Ring på',
    campaignCode: 'SOMMAR10',
    signUp: true,
    selectedPaymentMethod: 'account',
  }),
  'a business': shown({ isBusinessCustomer: true }),
  'a company with addresses': shown(company, {
    isLoggedIn: true,
    storefront: 'professional',
    cart: { ...cart, isAuthenticated: true },
  }),
  'a company with many sizes of a product': shown(company, {
    isLoggedIn: true,
    storefront: 'professional',
    cart: { ...cart, currency: 'SEK', orderRows: sizes, isAuthenticated: true },
  }),
  'a company at another address': shown(
    { ...company, selectedCompanyAddressId: null },
    { isLoggedIn: true },
  ),
  'a form that came back': shown(
    { customerDetails: { ...customerDetails, email: 'anna' }, campaignCode: 'NOPE' },
    {
      errors: {
        acceptTermsOfCondition: 'Godkänn villkoren.',
        'customerDetails-email': 'Skriv en e-postadress.',
        selectedDeliveryMethod: 'Välj hur det ska levereras.',
        selectedCountry: 'Välj ett land.',
        campaignCode: 'Koden NOPE gäller inte.',
      },
    },
  ),
  'a payment that was declined': shown(
    {},
    { errors: { payment: 'Betalningen gick inte igenom.' } },
  ),
  'what the shop has changed': shown({ notices: ['Gåvan har tagit slut.', 'Frakten är ändrad.'] }),
  'pick-up points': shown(
    { ...viaCarrier('pickup'), selectedDeliveryOption: 'two' },
    { options: optionsOf('pickup'), optionsNotice: 'Postnumret känns inte igen.' },
  ),
  'times to choose among': shown(viaCarrier('slot'), { options: optionsOf('slot') }),
  'a carrier that is down': shown(viaCarrier('pickup'), {
    optionsNotice: 'Budfirman svarar inte.',
  }),
  'a payment on another page': shown({ selectedPaymentMethod: 'card', paymentProvider: 'sandpay' }),
  'a payment in a frame': shown(inFrame),
  'a payment that does not answer': shown({
    ...inFrame,
    paymentWidget: { ...widget, responseString: null },
  }),
  'a frame that asks for everything': shown({
    ...inFrame,
    paymentWidget: { ...widget, displayCustomerDetails: false, displayDeliveryMethods: false },
  }),
  'an order that waits for its payment': shown({}, { cart: { ...cart, orderRows: [] } }),
  'nothing in the cart': shown({ orderId: '', totals: null }, { cart: { ...cart, orderRows: [] } }),
  'a professional, logged out': shown({ totals: null }, { storefront: 'professional' }),
  'one country and no ways': shown({
    countries: [{ id: 'SE', name: 'Sverige' }],
    deliveryMethods: [],
    paymentMethods: [],
  }),
  'texts with markup in them': shown(
    {
      customerDetails: { firstName: HOSTILE },
      orderNote: HOSTILE,
      notices: [HOSTILE],
      paymentMethods: [{ id: HOSTILE, name: HOSTILE }],
    },
    { errors: { payment: HOSTILE } },
  ),
}
