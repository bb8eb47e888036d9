/** English texts of errors in the checkout's fields, and how to correct them. */
export const enCheckoutFields = {
  'field.orgnumber.count': 'The company number needs 10 digits, you wrote {got}.',
  'field.orgnumber.check': 'Check the company number: one of its digits does not fit.',
  'field.orgnumber.foreign': 'Write the company number with 8 to 14 digits and letters.',
  'checkout.email.missing': 'Enter your e-mail address.',
  'checkout.phone.missing': 'Enter your mobile number.',
  'checkout.company.missing': 'Enter the name of the company.',
  'checkout.orgnumber.missing': 'Enter the company number.',
  'checkout.delivery.missing': 'Choose how you want it delivered.',
  'checkout.option.missing': 'Choose a pick-up point.',
  'checkout.slot.missing': 'Choose a delivery time.',
  'checkout.payment.missing': 'Choose how you want to pay.',
} as const satisfies Record<string, string>
