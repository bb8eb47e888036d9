import type { withdrawSv } from './sv.ts'

/** What pages and mails say about withdrawing from a contract in English. */
export const withdrawEn = {
  'withdraw.start': 'Withdraw from contract here',
  'withdraw.confirm': 'Confirm withdrawal here',
  'withdraw.lead':
    'If you bought as a private customer, you can cancel within {days} days of delivery. No login or reason needed.',
  'withdraw.business':
    'If you bought for a business, there is unfortunately no right of withdrawal. E-mail {email} or call {phone} anyway: we may be able to help.',
  'withdraw.own': 'Your latest purchases',
  'withdraw.own.link': 'Cancel order {number}',
  'withdraw.own.date': 'of {date}',
  'withdraw.other': 'Another purchase',
  'withdraw.step1': 'Step 1 of 2: Which purchase is it?',
  'withdraw.name': 'Your name',
  'withdraw.name.error': 'Enter your name, in 200 characters at most.',
  'withdraw.orderNumber': 'Order number',
  'withdraw.orderNumber.hint': 'You’ll find it in your order e-mail, e.g. 261121-\u20607KQ4TM',
  'withdraw.orderNumber.error':
    'Enter the order number. You’ll find it in your order e-mail, e.g. 261121-\u20607KQ4TM',
  'withdraw.email.hint': 'The address that you ordered with. We send our confirmation there.',
  'withdraw.email.error': 'Write the address like this: name@example.com',
  'withdraw.part': 'Cancelling only part of the order?',
  'withdraw.articles.hint':
    'Leave this empty if it is the whole order. The link in your order e-mail lists the items to choose from.',
  'withdraw.articles.error': 'Say in 500 characters at most which items you are cancelling.',
  'withdraw.review': 'Review and submit',
  'withdraw.step2': 'Step 2 of 2: Is this right?',
  'withdraw.said.whole': 'I hereby give notice that I withdraw from my purchase.',
  'withdraw.said.part': 'I hereby give notice that I withdraw from a part of my purchase.',
  'withdraw.sentto': 'We send the confirmation to',
  'withdraw.about': 'Concerns',
  'withdraw.all': 'The whole order',
  'withdraw.quantity': 'Quantity to cancel',
  'withdraw.quantity.of': '{name} (at most {n})',
  'withdraw.quantity.error':
    'Enter how many you are cancelling: at least one item, and no more than are left.',
  'withdraw.edit': 'Change the details',
  'withdraw.late':
    'The time to cancel this purchase ended on {day}. You can submit your cancellation anyway, and we’ll tell you what we can do.',
  'withdraw.until': 'You can cancel the purchase up to and including {day}.',
  'withdraw.repaid':
    'When the items are back, or you have shown that they were sent, you get the money the way you paid. That is within 14 days of your cancellation.',
  'withdraw.received': 'We have received your cancellation',
  'withdraw.received.at': 'Received',
  'withdraw.received.mail':
    'Within minutes our confirmation comes by e-mail to the address that the order was placed with. Keep it. If you have cancelled the same purchase before, the one you got then is valid.',
  'withdraw.received.few': 'We recommend that you also save it here, with date and time:',
  'withdraw.received.save': 'Save the cancellation as a file',
  'withdraw.received.nomail': 'No e-mail?',
  'withdraw.received.nomail.text':
    'Check your spam folder. If it is not there either, the number and the address do not belong together, and nothing has been cancelled yet. Check both and try again, or contact us at {email} or {phone}.',
  'withdraw.received.spam':
    'If you cannot find the e-mail, check your spam folder, or contact us at {email} or {phone}.',
  'withdraw.again': 'Try again',
  'withdraw.order': 'Show the order',
  'withdraw.not.business': 'This was bought for a business',
  'withdraw.not.cancelled': 'The order has been cancelled already',
  'withdraw.not.cancelled.text': 'There is nothing to cancel, and no money is taken.',
  'withdraw.not.refunded': 'The order has been refunded already',
  'withdraw.not.refunded.text': 'There is nothing more to cancel.',
  'withdraw.not.held': 'The order is not paid',
  'withdraw.not.held.text':
    'There is no purchase to cancel. If you do nothing, the order ends by itself. Once it is paid, you can cancel it.',
  'withdraw.gone':
    'Some of what you chose has already been cancelled, or is on its way back as a return. Start again from here.',
  'withdraw.not.nothing': 'There is nothing more to cancel',
  'withdraw.not.nothing.text':
    'Everything in the order has been cancelled, returned or refunded. The page of the order shows how things stand.',
  'withdraw.not.withdrawn': 'You have already cancelled the purchase',
  'withdraw.not.withdrawn.text':
    'We received your cancellation on {moment}. The confirmation went to {email}.',
  'receipt.withdraw': 'Right of withdrawal',
  'receipt.withdrawn.title': 'You have cancelled order {no}',
  'receipt.withdrawn.whole': 'We received your cancellation on {moment}.',
  'receipt.withdrawn.part': 'We received your cancellation of a part of the purchase on {moment}:',
  'receipt.withdrawn.open':
    'The money comes by {day}, when the items are back or you have shown that they were sent.',
  'receipt.withdrawn.unpaid': 'If you have not paid yet, you don’t need to.',
  'receipt.withdrawn.late':
    'Your cancellation came after the time to cancel had ended. We’ll tell you what we can do.',
  'receipt.withdrawn.settled': 'The matter was closed on {day}.',

  'withdrawn.subject.whole': 'You have cancelled order {number}',
  'withdrawn.subject.part': 'You have cancelled a part of order {number}',
  'withdrawn.subject.late': 'We have received your cancellation of order {number}',
  'withdrawn.lead':
    'We confirm that we have received your cancellation. Keep this e-mail: it shows what you told us and when.',
  'withdrawn.statement': 'Your cancellation',
  'withdrawn.said.whole': 'I withdraw from my purchase: order {number} of {date}.',
  'withdrawn.said.part': 'I withdraw from a part of my purchase: order {number} of {date}.',
  'withdrawn.name': 'Name',
  'withdrawn.about': 'Concerns',
  'withdrawn.all': 'The whole order',
  'withdrawn.received': 'Received',
  'withdrawn.next': 'What happens next',
  'withdrawn.late':
    'The time to cancel ended on {last}. We’ll read your cancellation anyway and tell you what we can do. Wait for our answer before you send the items.',
  'withdrawn.goods':
    'Send the items back within 14 days to {company}, {street}, {postcode} {town}, {companyCountry}. We pay for the return: e-mail the receipt for the postage to {email}. If the parcel has not come yet, send it back when it does.',
  'withdrawn.money.whole':
    'We pay back everything you have paid, the delivery to you included, by {repaid} at the latest and in the way you paid: {method}. We may wait until the items are back, or you have shown that they were sent.',
  'withdrawn.money.part':
    'We pay back what you have paid for the items, by {repaid} at the latest and in the way you paid: {method}. We may wait until the items are back, or you have shown that they were sent.',
  'withdrawn.money.unpaid': 'If you have not paid yet, you don’t need to.',
  'withdrawn.money.account':
    'If you have not paid yet, you don’t need to. If you have, answer this e-mail with the bank account that the money is to go to.',

  'withdrawal.reply.subject': 'About order {number}',
  'withdrawal.reply.lead': 'We have received a cancellation of this order, on {moment}.',
  'withdrawal.reply.business':
    'The order was placed for a business, and the right of withdrawal is for private customers. E-mail {email} or call {phone} anyway: we may be able to help.',
  'withdrawal.reply.cancelled':
    'The order has been cancelled already, so there is nothing to cancel. No money is taken.',
  'withdrawal.reply.refunded':
    'The order has been refunded already, so there is nothing more to cancel.',
  'withdrawal.reply.held':
    'The order is not paid, so there is no purchase to cancel. If you do nothing, it ends by itself. Once it is paid, you can cancel it.',

  'withdrawal.notice.subject': 'Withdrawal: order {number}',
  'withdrawal.notice.lead':
    'A customer has withdrawn from a purchase, and has got an acknowledgement. The money has to be back by {repaid}.',
  'withdrawal.notice.late':
    'A customer has withdrawn from a purchase after the period had ended ({last}). The customer has got an acknowledgement and waits for an answer.',
  'withdrawal.notice.email': 'E-mail',
  'withdrawal.notice.done':
    'When the goods are back: npm run withdrawals -- --done {number}. The money then goes back where a payment provider has it.',
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
} as const satisfies Record<keyof typeof withdrawSv, string>
