import { parse } from 'valibot'
import { type Checkout, checkoutSchema } from '../../../src/contract/checkout.ts'
import { startCheckout, watchCheckout } from '../../../src/state/checkout/start.ts'
import { checkoutState, resetCheckout } from '../../../src/state/checkout/state.ts'
import { begin, cartOf } from '../cart/carts.ts'

/** A private customer's complete checkout, as the shop would send it. */
export const FILLED = {
  orderId: 'o1',
  selectedCountry: 'SE',
  countries: [
    { id: 'SE', name: 'Sverige' },
    { id: 'NO', name: 'Norge' },
  ],
  customerDetails: {
    email: 'anna@example.com',
    zipCode: '111 22',
    firstName: 'Anna',
    lastName: 'Berg',
    careOf: '',
    address: 'Storgatan 1',
    address2: '',
    city: 'Stockholm',
    phoneNumber: '070-123 45 67',
    companyName: '',
    organizationNumber: '',
    reference: '',
    goodsMarking: '',
  },
  zipCode: '111 22',
  deliveryMethods: [
    { id: 'home', name: 'Hem' },
    { id: 'pickup', name: 'Ombud' },
  ],
  selectedDeliveryMethod: 'home',
  paymentMethods: [
    { id: 'card', name: 'Kort', provider: 'sandpay' },
    { id: 'prepay', name: 'Förskott' },
  ],
  selectedPaymentMethod: 'card',
  paymentProvider: 'sandpay',
  secondPaymentProvider: 'sandpart',
  paymentWidget: { id: 'w1', responseString: '<p>Pay</p>', redirectUrl: '/checkout/return?o=o1' },
  totals: { rows: [], total: '100 kr', totalAmount: 10_000, vat: '20 kr', vatAmount: 2000 },
}

export const CART = { 'GET /api/cart': { body: cartOf({ r1: 1 }) } } as const

// As the element does while it is displayed.
watchCheckout()

let last = 0

/** `FILLED` with a new order id each time: nothing from another test belongs to it. */
export function checkoutOf(more: object = {}): Checkout {
  last += 1
  return parse(checkoutSchema, { ...FILLED, orderId: `o${last}`, ...more })
}

/** Starts a test with this checkout on the page. */
export async function beginCheckout(more: object = {}): Promise<Checkout> {
  resetCheckout()
  begin(cartOf({ r1: 1 }))
  const checkout = checkoutOf(more)
  await startCheckout(checkout)
  return checkoutState.payload
}

/** A shop that accepts every change as sent. */
export function acceptsAll(change: (sent: Checkout) => object = () => ({})) {
  return ({ body }: { readonly body?: unknown }) => {
    const sent = body as Checkout
    return { body: { ...sent, ...change(sent) } }
  }
}
