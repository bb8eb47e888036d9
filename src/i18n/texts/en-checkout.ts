import { enCheckoutFields } from './en-checkout-fields.ts'

import { enCheckoutPayment } from './en-checkout-payment.ts'
import { enCheckoutView } from './en-checkout-view.ts'

/** English texts of the checkout, the order and what comes after it. */
export const enCheckout = {
  ...enCheckoutFields,
  ...enCheckoutPayment,
  ...enCheckoutView,

  'checkout.ordervalidation': 'An error occurred. Please try again, or recreate your order.',
  'checkout.guest': 'Check out as guest',
  'checkout.private': 'Private customer',
  'checkout.business': 'Business',
  'checkout.summary': 'There is a problem',
  'checkout.code.add': 'Add a campaign code',
  'checkout.code.unknown': 'Code {code} does not apply. Check the spelling.',
  'checkout.terms': 'I accept the terms of purchase',
  'checkout.terms.missing': 'Accept the terms to continue.',
  'checkout.recalculating': 'Updating the total …',
  'checkout.submit': 'Order with obligation to pay – {sum}',
  'checkout.declined': 'The payment did not go through. Choose another way to pay.',
  'checkout.checking': 'We are checking if your order went through. Keep this page open.',
  'order.thanks': 'Thank you! Order {no} is received.',
  'order.mail': 'We sent the confirmation to {email}.',
  'return.start': 'Return items',
  'return.reason': 'Why are you returning this?',
  'withdraw.start': 'Withdraw from contract here',
  'withdraw.confirm': 'Confirm withdrawal here',
  'quote.add': 'Add to quote list',
  'quote.send': 'Send quote request',
  'quote.sent': 'Thank you! We will reply by {date}. Reference {no}.',
} as const satisfies Record<string, string>
