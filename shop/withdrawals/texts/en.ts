import type { withdrawSv } from './sv.ts'

/** What pages and mails say about withdrawing from a contract in English. */
export const withdrawEn = {
  'withdraw.start': 'Withdraw from contract here',
  'withdraw.confirm': 'Confirm withdrawal here',
  'withdraw.lead':
    'If you bought as a private customer, you can cancel within {days} days of delivery. No login or reason needed.',
  'withdraw.business':
    'If you buy for a business, there is unfortunately no right of withdrawal. Write to {email} or call {phone} all the same, and we see what we can do.',
  'withdraw.own': 'Your latest purchases',
  'withdraw.own.link': 'Withdraw from order {number}',
  'withdraw.own.date': 'of {date}',
  'withdraw.other': 'Another purchase',
  'withdraw.step1': 'Step 1 of 2: Which purchase is it?',
  'withdraw.name': 'Your name',
  'withdraw.name.error': 'Enter your name, in 200 characters at most.',
  'withdraw.orderNumber': 'Order number',
  'withdraw.orderNumber.hint': 'You’ll find it in your order e-mail, e.g. 261121-\u20607KQ4TM',
  'withdraw.orderNumber.error':
    'Enter the order number. You’ll find it in your order e-mail, e.g. 261121-\u20607KQ4TM',
  'withdraw.email.hint': 'The address that you ordered with. We send our acknowledgement there.',
  'withdraw.email.error': 'Write the address like this: name@example.com',
  'withdraw.part': 'Cancelling only part of the order?',
  'withdraw.articles.hint':
    'Leave this empty if it is the whole order. The link in the mail about your order lists the items to choose from.',
  'withdraw.articles.error': 'Say in 500 characters at most which goods it is about.',
  'withdraw.review': 'Review and submit',
  'withdraw.step2': 'Step 2 of 2: Is this right?',
  'withdraw.said.whole': 'I hereby give notice that I withdraw from my purchase.',
  'withdraw.said.part': 'I hereby give notice that I withdraw from a part of my purchase.',
  'withdraw.sentto': 'We send the acknowledgement to',
  'withdraw.about': 'Concerns',
  'withdraw.all': 'The whole order',
  'withdraw.quantity': 'Quantity to withdraw from',
  'withdraw.quantity.of': '{name} (at most {n})',
  'withdraw.quantity.error':
    'Enter how many you withdraw from: at least one item, and no more than are left.',
  'withdraw.edit': 'Change the details',
  'withdraw.late':
    'The period for withdrawing from this purchase ended on {day}. You can send your statement all the same, and we tell you what we can do.',
  'withdraw.until': 'You can withdraw from the purchase up to and including {day}.',
  'withdraw.repaid':
    'When the goods are back, or you have shown that they were sent, you get the money the way you paid. That is within 14 days of your statement.',
  'withdraw.received': 'We have received your cancellation',
  'withdraw.received.at': 'Received',
  'withdraw.received.mail':
    'Within minutes our acknowledgement comes by mail to the address that the order was made with. Keep it. If you have withdrawn from the same purchase before, the one you got then is good.',
  'withdraw.received.few': 'We recommend that you also save it here, with date and time:',
  'withdraw.received.save': 'Save the statement as a file',
  'withdraw.received.nomail': 'No mail?',
  'withdraw.received.nomail.text':
    'Check spam. If it is not there either, the number and the address do not belong together, and you have not withdrawn from anything yet. Check both and try again, or write to {email} or call {phone}.',
  'withdraw.received.spam':
    'If you cannot find the mail, check spam, write to {email} or call {phone}.',
  'withdraw.again': 'Try again',
  'withdraw.order': 'Show the order',
  'withdraw.not.business': 'This was bought for a business',
  'withdraw.not.cancelled': 'The order has been cancelled already',
  'withdraw.not.cancelled.text': 'There is no purchase to withdraw from, and no money is taken.',
  'withdraw.not.refunded': 'The order has been refunded already',
  'withdraw.not.refunded.text': 'There is nothing more to withdraw from.',
  'withdraw.not.held': 'The order is not paid',
  'withdraw.not.held.text':
    'There is no purchase to withdraw from. If you do nothing, the order ends by itself. Once it is paid, you can withdraw from it.',
  'withdraw.gone':
    'Some of what you chose has been withdrawn from already, or is on its way back as a return. Start again from here.',
  'withdraw.not.nothing': 'There is nothing more to withdraw from',
  'withdraw.not.nothing.text':
    'All of the order has been withdrawn from, returned or refunded. The page of the order says how it stands.',
  'withdraw.not.withdrawn': 'You have withdrawn already',
  'withdraw.not.withdrawn.text':
    'We received your statement on {moment}. The acknowledgement went to {email}.',
  'receipt.withdraw': 'Right of withdrawal',
  'receipt.withdrawn.title': 'You have withdrawn from order {no}',
  'receipt.withdrawn.whole': 'We received your statement of withdrawal on {moment}.',
  'receipt.withdrawn.part':
    'We received your statement of withdrawal from a part of the purchase on {moment}:',
  'receipt.withdrawn.open':
    'The money comes by {day}, when the goods are back or you have shown that they were sent.',
  'receipt.withdrawn.unpaid': 'If you have not paid yet, you need not.',
  'receipt.withdrawn.late':
    'The statement came after the period for withdrawing had ended. We tell you what we can do.',
  'receipt.withdrawn.settled': 'The matter was closed on {day}.',

  'withdrawn.subject.whole': 'You have withdrawn from order {number}',
  'withdrawn.subject.part': 'You have withdrawn from a part of order {number}',
  'withdrawn.subject.late': 'We have received your statement on order {number}',
  'withdrawn.lead':
    'We confirm that we have received your statement. Keep this mail: it shows what you told us and when.',
  'withdrawn.statement': 'Your statement',
  'withdrawn.said.whole': 'I withdraw from my purchase: order {number} of {date}.',
  'withdrawn.said.part': 'I withdraw from a part of my purchase: order {number} of {date}.',
  'withdrawn.name': 'Name',
  'withdrawn.about': 'Concerns',
  'withdrawn.all': 'The whole order',
  'withdrawn.received': 'Received',
  'withdrawn.next': 'What happens next',
  'withdrawn.late':
    'The period for withdrawing ended on {last}. We read your statement all the same, and tell you what we can do. Wait for our answer before you send the goods.',
  'withdrawn.goods':
    'Send the goods back within 14 days to {company}, {street}, {postcode} {town}, {companyCountry}. We pay for the return: mail the receipt for the postage to {email}. If the parcel has not come yet, send it back when it does.',
  'withdrawn.money.whole':
    'We pay back everything you have paid, the delivery to you included, by {repaid} at the latest and in the way you paid: {method}. We may wait until the goods are back, or you have shown that they were sent.',
  'withdrawn.money.part':
    'We pay back what you have paid for the goods, by {repaid} at the latest and in the way you paid: {method}. We may wait until the goods are back, or you have shown that they were sent.',
  'withdrawn.money.unpaid': 'If you have not paid yet, you need not.',
  'withdrawn.money.account':
    'If you have not paid yet, you need not. If you have, answer this mail with the bank account that the money is to go to.',

  'withdrawal.reply.subject': 'About order {number}',
  'withdrawal.reply.lead':
    'We have received a statement of withdrawal from this order, on {moment}.',
  'withdrawal.reply.business':
    'The order was made for a business, and the right of withdrawal is for private customers. We like to help all the same: mail {email} or call {phone}, and we see what we can do.',
  'withdrawal.reply.cancelled':
    'The order has been cancelled already, so there is no purchase to withdraw from. No money is taken.',
  'withdrawal.reply.refunded':
    'The order has been refunded already, so there is nothing more to withdraw from.',
  'withdrawal.reply.held':
    'The order is not paid, so there is no purchase to withdraw from. If you do nothing, it ends by itself. Once it is paid, you can withdraw from it.',

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
