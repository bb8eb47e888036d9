import type { returnSv } from './sv.ts'

/** What pages and mails say about goods that customers send back, in English. */
export const returnEn = {
  'return.prove':
    'Log in, or open the link in the order confirmation, in a new tab, and then try again here.',
  'return.toomany': 'You can send back {max} of this item at most.',
  'return.notthis': 'This row cannot be sent back, or has been already.',
  'return.not.notsent':
    'The order has not been sent yet. If you do not want it, you can cancel it, or contact us.',
  'return.not.withdrawn':
    'You have already cancelled the whole purchase. The e-mail about it says what to do.',
  'return.not.late': 'The time to send back items of this purchase is over.',
  'return.done.mail':
    'We have e-mailed you what to do, to the address that the order was placed with.',
  'return.send':
    'Send the items within 14 days to {company}, {street}, {postcode} {town}. Write the return number {number} on the parcel.',
  'return.freight': 'We pay for the return: e-mail the receipt of the postage to {email}.',
  'return.repaid':
    'When the items are back, or you have shown that they are sent, you get the money the way you paid: {method}. That is 14 days after you registered the return at the latest.',
  'return.returns': 'Returns',
  'return.name': 'Return {number}',
  'return.progress': 'Step {n} of {of}: {what}',
  'return.progress.sent': 'your return is registered',
  'return.progress.received': 'the items have reached us',
  'return.progress.repaid': 'the money is on its way',
  'return.state.sent': 'Registered on {day}',
  'return.state.received': 'Received on {day}',
  'return.state.repaid': 'Repayment begun on {day}',
  'return.state.refused': 'Refused on {day}',
  'return.start': 'Return items',
  'return.until': 'You can send items back until {day}.',
  'return.label.title': 'Address label for return {number}',
  'return.label.how': 'Print the page, cut out the label and put it on the parcel.',
  'return.label.freight':
    'The label pays for no postage: you pay when you hand in the parcel. E-mail the receipt to {email}, and we pay it.',
  'return.label.from': 'From',
  'return.label.to': 'To',
  'return.label.barcode': 'Barcode: {number}',
  'return.mail.subject': 'Your return from order {number}',
  'return.mail.lead': 'Your return is registered. Keep this e-mail.',
  'return.mail.next': 'What to do',
  'return.notice.subject': 'Return from order {number}',
  'return.notice.lead': 'A customer is returning items, and has been e-mailed what to do.',
  'return.refused.subject': 'About your return {number}',
  'return.refused.lead':
    'We are sorry that we cannot take the return from order {number}. This is why:',
} as const satisfies Record<keyof typeof returnSv, string>
