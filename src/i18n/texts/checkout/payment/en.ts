/** English words around the provider's form. */
export const enCheckoutPayment = {
  'checkout.frame': 'Payment form',
  'checkout.frame.loading': 'Fetching the payment form …',
  'checkout.frame.late':
    'The payment form has not come. Try again, or choose another way to pay. All that you have filled in is still here.',
  'checkout.frame.waiting': 'Waiting for the new total …',
  'checkout.cancelled': 'The payment was cancelled. Try again, or choose another way to pay.',
  'checkout.timeout': 'The payment got no answer in time. Try again, or choose another way to pay.',
} as const satisfies Record<string, string>
