import type { paymentSv } from './sv.ts'

/** What the pages around a provider's frame say in English. */
export const paymentEn = {
  'frame.title': 'Payment',
  'frame.done': 'The payment is done. You are being taken on.',
  'frame.paid': 'The payment is done.',
  'frame.return': 'Go on to your order',
  'frame.terms': 'I accept the terms of purchase.',
  'frame.terms.read': 'Read the terms',
  'frame.gone': 'This payment is no longer there. Load the checkout again.',
  'frame.trouble': 'The payment cannot be shown right now. Try again or choose another way.',
} as const satisfies Record<keyof typeof paymentSv, string>
