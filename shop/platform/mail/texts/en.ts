import type { mailSv } from './sv.ts'

/** What mails say in English. */
export const mailEn: Readonly<Record<keyof typeof mailSv, string>> = {
  'mail.demo':
    'This mail comes from a demo shop: the goods do not exist, and nothing is delivered.',
  'mail.order.subject': 'Thank you for your order {number}',
  'mail.order.lead':
    'We have received your order. Keep this mail: it is your confirmation, with everything that applies to the purchase.',
  'mail.order.link': 'Show the order',
  'mail.order.number': 'Order number',
  'mail.order.date': 'Ordered',
  'mail.order.rows': 'What you ordered',
  'mail.size': 'Size {size}',
  'mail.article': 'Article number {number}',
  'mail.gift': 'Gift',
  'mail.count': '{n} × {price}',
  'mail.count.exvat': '{n} × {price} excl. VAT',
  'mail.goods': 'Goods',
  'mail.goods.exvat': 'Goods excl. VAT',
  'mail.fees': 'Fees',
  'mail.delivery.sum': 'Delivery, {name}',
  'mail.discount': 'Discount',
  'mail.discount.code': 'Discount with code {code}',
  'mail.vat': 'VAT',
  'mail.vat.included': 'Of which VAT',
  'mail.total': 'To pay',
  'mail.total.vat': 'To pay incl. VAT',
  'mail.delivery': 'Delivery',
  'mail.delivery.way': 'Delivery method',
  'mail.delivery.option': 'Place or time',
  'mail.delivery.option.pickup': 'Pick-up point',
  'mail.delivery.option.slot': 'Time',
  'mail.delivery.arrival': 'Expected arrival',
  'mail.delivery.address': 'Delivery address',
  'mail.billing.address': 'Your address',
  'mail.payment': 'Payment',
  'mail.payment.way': 'Payment method',
  'mail.payment.paid': 'The payment has been approved.',
  'mail.payment.prepay':
    'Pay {sum} to {bankAccount} and write {number} on the payment. We send the goods when your payment arrives.',
  'mail.payment.prepay.until':
    'Pay {sum} to {bankAccount} and write {number} on the payment. We keep the goods for you until the end of {day} and send them when your payment arrives.',
  'mail.payment.invoice': 'We send you an invoice for the order.',
  'mail.payment.invoice.due': 'We send you an invoice. Pay it by {day} at the latest.',
  'mail.contact': 'Your details',
  'mail.email': 'E-mail',
  'mail.phone': 'Phone',
  'mail.organisation': 'Company registration number',
  'mail.reference': 'Your reference',
  'mail.marking': 'Goods marking',
  'mail.note': 'Your message',
  'mail.withdrawal': 'Right of withdrawal',
  'mail.withdrawal.1':
    'You have the right to withdraw from this contract within {legal} days without giving any reason, counted from the day on which you, or somebody you have named, received the goods, or the last of them if they come separately. With us you have {days} days.',
  'mail.withdrawal.2':
    'To withdraw, go to {url}, or tell {company}, {street}, {postcode} {town}, {companyCountry}, {email}, {phone}, in another clear statement. You may use the form below, but you do not have to. It is enough that you send your statement before the time has run out.',
  'mail.withdrawal.link': 'Withdraw from contract here',
  'mail.withdrawal.3':
    'If you withdraw, we pay back everything you have paid, the cost of delivery included, but not what another way of delivery than our cheapest has cost more. We do so without undue delay, within {legal} days from the day on which we received your statement, in the way you paid and at no cost to you. We may wait until the goods have come back, or you have shown that they were sent.',
  'mail.withdrawal.4':
    'Send the goods back to {company}, {street}, {postcode} {town}, {companyCountry}, within {legal} days of your statement. We pay for the return: mail the receipt for the postage to {email}. You are only liable for what the goods have lost in value if you handled them more than is needed to see what they are like and how they work.',
  'mail.form.title': 'Model withdrawal form',
  'mail.form.intro':
    'Complete and return this form only if you wish to withdraw from the contract.',
  'mail.form.to': 'To {company}, {street}, {postcode} {town}, {companyCountry}, {email}:',
  'mail.form.statement':
    'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
  'mail.form.ordered': 'Ordered on (*)/received on (*):',
  'mail.form.name': 'Name of consumer(s):',
  'mail.form.address': 'Address of consumer(s):',
  'mail.form.signature': 'Signature of consumer(s) (only if this form is notified on paper):',
  'mail.form.date': 'Date:',
  'mail.form.delete': '(*) Delete as appropriate.',
  'mail.faults': 'If something is wrong',
  'mail.faults.text':
    'By law you may complain of a fault in the goods for {faultYears, plural, one {# year} other {# years}}. Contact us at {email} or {phone}. If we cannot agree, you can turn to {disputes}.',
  'mail.faults.business': 'Contact us at {email} or {phone}, and we put it right.',

  'mail.refund.subject': 'Money back for order {number}',
  'mail.refund.cancelled': 'Order {number} is cancelled',
  'mail.refund.second':
    'The order had already been paid when another payment came. We pay that one back. The order stands as before.',
  'mail.refund.refused':
    'The payment came when the order could no longer be carried out: its time had run out, or the amount was another one. So you have bought nothing, and we pay the whole amount back.',
  'mail.refund.capture':
    'The payment could not be completed in the end, so the order is cancelled. No money is taken. If you want the goods, you are welcome to order again.',
  'mail.refund.withdrawal':
    'You have withdrawn from the purchase. We are paying the whole amount back.',
  'mail.refund.part.subject': 'We have refunded {sum} for order {number}',
  'mail.refund.part': 'We have refunded part of your order.',
  'mail.refund.transfer.subject': 'Where should we refund {sum} for order {number}?',
  'mail.refund.transfer': 'We are refunding part of your order to your bank account.',
  'mail.refund.transferred.subject': '{sum} for order {number} is on its way to your account',
  'mail.refund.transferred': 'We have transferred the money to your bank account.',
  'mail.refund.shop':
    'We are sorry that we have had to cancel your order. We are now paying back the whole sum.',
  'mail.refund.amount': 'Amount',
  'mail.refund.when':
    'The money comes back the way you paid. It usually takes 3–5 banking days, depending on your bank.',
  'mail.refund.bank': 'It usually shows in your account within 1–2 banking days.',
  'mail.refund.ask': 'Do you have a question? Answer this mail or call {phone}.',

  'mail.unsubscribe.subject': 'Unsubscribe from our newsletter',
  'mail.unsubscribe.lead':
    'Somebody, probably you, wants us to stop sending the newsletter to this address. Open the link and confirm.',
  'mail.unsubscribe.link': 'Unsubscribe',
  'mail.unsubscribe.ignore':
    'Was it not you? Then you need not do anything: you keep getting the newsletter.',
  'mail.newsletter.subject': 'Confirm that you want our newsletter',
  'mail.newsletter.lead':
    'Somebody, probably you, asked for our newsletter to this address. Confirm it, and we send you news and offers by e-mail.',
  'mail.newsletter.link': 'Confirm the address',
  'mail.newsletter.ignore':
    'The link is good for {days} days. If you do not want the newsletter, you need not do anything: we then remove the address.',

  'mail.restock.size': 'size {size}',
  'mail.restock.subject': 'Back in stock: {name}',
  'mail.restock.lead':
    '{name} is back in stock. It is not reserved for you: whoever orders first gets it.',
  'mail.restock.link': 'To the product',
  'mail.restock.once':
    'Somebody, probably you, asked for this email on {day}. It comes only once, and we have now forgotten the address.',
  'mail.restock.stop': 'Do not email me about other items that are back',

  'mail.sender.number':
    'Company number {organizationNumber}{vatNumber, select, none {} other {, VAT number {vatNumber}}}',
}
