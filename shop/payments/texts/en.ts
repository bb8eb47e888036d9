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
  'frame.wallet.none':
    'Neither Apple Pay nor Google Pay is set up in this browser. Choose another way to pay.',
  'frame.wallet.late':
    'Apple Pay and Google Pay cannot be reached right now. Choose another way to pay.',
  'frame.wallet.refused':
    'The payment did not go through. Try again, or choose another way to pay.',
  'frame.wallet.noanswer': 'The shop does not answer. Nothing has been paid; try again.',
  'frame.trouble': 'The payment cannot be shown right now. Try again or choose another way.',

  'mail.unpaid':
    'We had not received your payment by the end of {day}. The order is cancelled, and the goods are on sale again. You need not do anything. If you want them, you are welcome to order again.',
  'mail.unpaid.late':
    'Have you paid already? We will send the goods when your payment arrives, if they are still in stock. Otherwise we will refund the whole amount.',
  'mail.transfer.subject': 'We have received your payment for order {number}',
  'mail.transfer':
    'Thank you! We have received {sum}. We are packing the goods now, and will e-mail you when they leave.',
  'mail.refund.account':
    'Reply to this e-mail with your IBAN or your bank account number, and we will pay the money into that account.',
} as const satisfies Record<keyof typeof paymentSv, string>
