import type { checkoutSv } from './page-sv.ts'

/** Texts of the receipt's page in English. */
export const checkoutEn = {
  'receipt.held': 'Order {no} is waiting for its payment',
  'receipt.held.text':
    'The items are kept for you while the payment is completed. Load the page again to see how it goes.',
  'receipt.cancelled': 'Order {no} did not come about',
  'receipt.cancelled.text':
    'The payment did not arrive in time, so nothing is charged. The items are still in your cart.',
  'receipt.unpaid.text':
    'The payment had not come by the end of {day}, so the items are on sale again. If it comes after all, we send them if they are still there. Otherwise we pay back the whole amount.',
  'receipt.refunded': 'Order {no} is refunded',
  'receipt.next': 'What happens next?',
  'receipt.pack': 'We pack the items and e-mail you when they leave.',
  'receipt.arrival': 'Expected arrival: {days}.',
  'receipt.sum': 'Total',
  'receipt.sum.refunded': 'Refunded',
  'receipt.print': 'Print or save this page, and you have the receipt even without the e-mail.',
  'receipt.questions': 'Questions about the order? Call {phone} and say {no}.',
} as const satisfies Record<keyof typeof checkoutSv, string>
