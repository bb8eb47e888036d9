import type { checkoutSv } from './sv.ts'

export const checkoutEn: Record<keyof typeof checkoutSv, string> = {
  'checkout.changed':
    'The order was changed in another tab, or time ran out. Go through it and order again.',
  'checkout.ordered': 'The order has already been placed. You find it on the confirmation.',
  'checkout.empty': 'Your cart is empty. Add something before you order.',
  'checkout.kept':
    'You have been logged out, and the cart is with your account. What you typed is still here: log in in a new tab, come back and go on.',
  'checkout.empty.login': 'Is your cart with your account?',
  'checkout.lookagain':
    'Something has changed since you saw the checkout. Check it and order again.',
  'checkout.totalchanged': 'The total has changed. Check it and order again.',
  'checkout.quotation':
    '{name} is sold on request. Request a quote for it, or remove it from the cart.',
  'checkout.notsold': '{name} is no longer sold. Remove it from the cart.',
  'checkout.short': '{name}: only {max} left. Lower the quantity and order again.',
  'checkout.soldout': '{name} is out of stock. Remove it from the cart and order again.',
  'checkout.businessonly': 'This shop is for businesses. Log in with a business account.',
  'checkout.country.unknown': 'Choose a country from the list.',
  'checkout.delivery.unknown': 'Choose one of the delivery methods in the list.',
  'checkout.option.unknown': 'Choose one of the suggestions in the list.',
  'checkout.payment.unknown': 'Choose one of the payment methods in the list.',
  'checkout.companyaddress.unknown': 'There is no such address. Choose another one.',
  'checkout.code.busy':
    'Many wrong codes are being tried from your network, so codes are checked slowly. Try again in a moment, or log in: your code is then checked at once.',
  'checkout.code.expired': 'Code {code} has expired. Remove it or try another one.',
  'checkout.code.used': 'Code {code} has been used. Remove it or try another one.',
  'checkout.code.fromtotal': 'Code {code} applies when you buy for at least {sum}.',
  'checkout.code.notapplied': 'Apply the code first, or empty the field.',
  'checkout.provider.down':
    'We can’t reach the payment service right now. Try again shortly, or choose another payment method.',
  'checkout.giftgone': 'The free gift {name} has run out. Order again without it.',
  'checkout.notice.gift': 'The free gift {name} has run out.',
  'checkout.notice.firstoption':
    'You chose no pick-up point or time, so we took the first: {name}.',
  'checkout.notice.option':
    'The pick-up point or time you chose is no longer available. Choose another one.',
  'checkout.notice.delivery':
    'The delivery method you chose is no longer available. We have chosen {name} instead.',
  'checkout.notice.delivery.none': 'The delivery method you chose is no longer available.',
  'checkout.notice.payment':
    'The payment method you chose is no longer available. We have chosen {name} instead.',
  'checkout.notice.payment.none':
    'The payment method you chose is no longer available. Choose another one.',
  'checkout.notice.approval':
    'The order now needs your company’s approval. Read about it by the button before you send it.',
  'checkout.notice.noapproval': 'The order no longer needs your company’s approval.',
  'checkout.code.unknown': 'Code {code} does not apply. Check the spelling.',
  'order.thanks': 'Thank you! Order {no} is received.',
  'order.mail': 'We sent the confirmation to {email}.',
  'checkout.title': 'Checkout',
  'checkout.line.goods': 'Items',
  'checkout.line.goods.exvat': 'Items excl. VAT',
  'checkout.line.delivery': 'Delivery, {name}',
  'checkout.line.delivery.exvat': 'Delivery, {name}, excl. VAT',
  'checkout.line.discount': 'Campaign code {code}',
  'payment.invoice': 'Invoice',
  'payment.invoice.text': 'Pay within {invoiceDays} days',
  'payment.card': 'Card',
  'payment.card.text': 'Visa, Mastercard or Amex',
  'payment.stripe-card': 'Card at Stripe',
  'payment.stripe-card.text': 'Visa, Mastercard or Amex; you pay at Stripe and then come back here',
  'payment.stripe-wallet': 'Apple Pay or Google Pay',
  'payment.stripe-wallet.text': 'You pay by the card in your phone or browser',
  'payment.stripe-swish': 'Swish',
  'payment.stripe-swish.text':
    'You pay with the Swish app, from a page of Stripe’s, and then come back here',
  'checkout.toomany': 'Unusually many orders have come from you. Try again after {moment}.',
  'checkout.toomany.pieces':
    'So many items cannot be ordered from here at once. Order fewer items, or try again after {moment}.',
  'checkout.toomany.unpaid':
    'Several orders of yours are waiting for their payment already. Choose another payment method, pay them first, or try again after {moment}.',
  'checkout.prepay.pieces':
    'By bank transfer you can order at most {max} items at a time. Choose another payment method, or divide the order.',
  'payment.prepay': 'Bank transfer in advance',
  'payment.prepay.text': 'We send the items when your payment arrives',
  'payment.klarna': 'Klarna',
  'payment.klarna.text': 'Invoice, instalments or card',
  'payment.account': 'Pay in 30 days',
  'payment.account.text': 'The full amount at once, without interest or fee',
  'receipt.held': 'Order {no} is awaiting payment',
  'receipt.held.text':
    'The items are reserved for you while the payment is completed. Reload the page to see how it goes.',
  'receipt.cancelled': 'Order {no} did not go through',
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
  'receipt.questions': 'Questions about the order? Call {phone} and quote {no}.',
  'page.checkout.lost':
    'Your browser has forgotten which cart is yours, so the checkout is empty. Add the items to your cart again.',
}
