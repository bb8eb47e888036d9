import type { returnSv } from './sv.ts'

/** What pages and mails say about goods that customers send back, in English. */
export const returnEn = {
  'return.nothing': 'Choose at least one item to send back.',
  'return.toomany': 'You can send back {max} of this item at most.',
  'return.notthis': 'This row cannot be sent back, or has been already.',
  'return.not.notsent':
    'The order has not been sent yet. If you do not want it you can withdraw from it, or write to us.',
  'return.not.withdrawn':
    'You have withdrawn from the whole purchase already. The mail about it says what to do.',
  'return.not.late': 'The time to send back items of this purchase is over.',
  'return.not.nothing': 'There is nothing more of this order to send back.',
  'return.done.mail':
    'We have mailed you what to do, to the address that the order was placed with.',
  'return.number': 'Return number',
  'return.goods': 'Items',
  'return.money': 'You get back',
  'return.send':
    'Send the items within 14 days to {company}, {street}, {postcode} {town}. Write the return number {number} on the parcel.',
  'return.freight': 'We pay for the return: mail the receipt of the postage to {email}.',
  'return.repaid':
    'When the items are back, or you have shown that they are sent, you get the money the way you paid: {method}. That is 14 days after you reported the return at the latest.',
  'return.reason.too-small': 'too small',
  'return.reason.too-big': 'too big',
  'return.reason.not-as-described': 'not what I expected',
  'return.reason.damaged': 'broken or damaged',
  'return.reason.wrong-article': 'the wrong item came',
  'return.reason.too-late': 'came too late',
  'return.reason.changed-mind': 'I have changed my mind',
  'return.reason.other': 'another reason',
  'return.mail.subject': 'Your return from order {number}',
  'return.mail.lead': 'We have received your report of a return. Keep this mail.',
  'return.mail.next': 'What to do',
  'return.notice.subject': 'Return from order {number}',
  'return.notice.lead': 'A customer sends items back, and has been mailed how.',
  'return.refused.subject': 'About your return {number}',
  'return.refused.lead':
    'We are sorry that we cannot take the return from order {number}. This is what we say about why:',
} as const satisfies Record<keyof typeof returnSv, string>
