import { checkoutSchema } from '../../contract/checkout.ts'
import { BEFORE_ADD, BEFORE_NAVIGATE, BEFORE_SUBMIT } from '../before-event-notes.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'shop-checkout',
  attributes: {
    checkout: { kind: 'json', schema: checkoutSchema },
    termsUrl: { kind: 'string' },
    loginUrl: { kind: 'string' },
    shopUrl: { kind: 'string', default: '/' },
    shopLabel: { kind: 'string' },
  },
  events: [
    'courtside:before-add',
    'courtside:before-submit',
    'courtside:before-navigate',
    'courtside:ordered',
    'courtside:updated',
    'courtside:removed',
  ],
  wake: ['now'],
  ownPages: true,
  texts: ['cart', 'checkout', 'forms'],
} as const satisfies ElementTable

export const notes = {
  summary: 'The whole checkout: the rows of the cart, who buys, delivery, payment and the order.',
  attributes: {
    checkout:
      'The checkout payload as `GET /api/checkout` answers it; without it the element asks for it.',
    termsUrl: 'Where the terms of purchase are read; they open in a new tab.',
    loginUrl: 'Where a customer logs in, and comes back from.',
    shopUrl: 'Where an empty cart sends the visitor.',
    shopLabel: 'What that link says; the text `cart.empty.action` if absent.',
  },
  events: {
    'courtside:before-add': BEFORE_ADD,
    'courtside:before-submit': BEFORE_SUBMIT,
    'courtside:before-navigate': BEFORE_NAVIGATE,
    'courtside:ordered': 'The order is placed: `{ orderId }`. The page is about to be left.',
    'courtside:updated': 'A row has a new quantity: `{ rowSystemId, quantity }`.',
    'courtside:removed': 'A row has been taken out: `{ rowSystemId }`.',
  },
  keyboard: [
    'Tab: goes through the fields in the order they are filled in.',
    'Up, Down: choose among the ways to deliver, to pay, and the carrier’s options.',
    'Enter in a field: orders; where something is missing, focus goes to the list of what is.',
  ],
  withoutScript:
    'The whole form: one button keeps the choices and counts the total, the other orders.',
  example: `<shop-checkout
  termsurl="/terms"
  loginurl="/login?returnTo=/checkout"
  checkout='{
    "orderId": "1f0c7a",
    "selectedCountry": "SE",
    "deliveryMethods": [
      { "id": "home", "name": "Hem till dörren", "price": 4900, "formattedPrice": "49 kr" }
    ],
    "selectedDeliveryMethod": "home",
    "paymentMethods": [{ "id": "invoice", "name": "Faktura", "isCredit": true }],
    "selectedPaymentMethod": "invoice",
    "totals": {
      "rows": [{ "kind": "goods", "name": "Varor", "price": "500 kr", "priceAmount": 50000 }],
      "total": "549 kr",
      "totalAmount": 54900,
      "vat": "109,80 kr",
      "vatAmount": 10980
    }
  }'
></shop-checkout>`,
} as const satisfies ElementNotes<typeof table>
