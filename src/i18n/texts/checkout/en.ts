import { enCheckoutFields } from './fields/en.ts'
import { enCheckoutPayment } from './payment/en.ts'
import { enCheckoutView } from './view/en.ts'

/** English texts of the checkout, the order and the pages after it. */
export const enCheckout = {
  ...enCheckoutFields,
  ...enCheckoutPayment,
  ...enCheckoutView,

  'checkout.ordervalidation': 'An error occurred. Please try again, or recreate your order.',
  'checkout.private': 'Private customer',
  'checkout.business': 'Business',
  'checkout.code.add': 'Add a campaign code',
  'checkout.terms': 'I accept the terms of purchase',
  'checkout.terms.missing': 'Accept the terms to continue.',
  'checkout.recalculating': 'Updating the total …',
  'checkout.submit': 'Place order and pay {sum}',
  'checkout.submit.approval': 'Send for approval – {sum}',
  'checkout.submit.approver': 'Send to {name} for approval – {sum}',
  'checkout.declined': 'The payment did not go through. Choose another payment method.',
  'checkout.checking': 'We are checking if your order went through. Keep this page open.',
} as const satisfies Record<string, string>
