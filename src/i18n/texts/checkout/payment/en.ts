/** English words around the provider's form. */
export const enCheckoutPayment = {
  'checkout.frame': 'Payment form',
  'checkout.frame.faults': 'Correct the marked fields in the payment form.',
  'checkout.frame.loading': 'Loading the payment form …',
  'checkout.frame.late':
    'The payment form could not be loaded. Try again, or choose another payment method. Everything you filled in is still here.',
  'checkout.frame.waiting': 'Waiting for the new total …',
  'checkout.cancelled': 'The payment was cancelled. Try again, or choose another payment method.',
  'checkout.timeout': 'The payment timed out. Try again, or choose another payment method.',
} as const satisfies Record<string, string>
