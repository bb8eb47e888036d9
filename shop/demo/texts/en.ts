import type { demoSv } from './sv.ts'

/** Texts of what the demo shows of itself, in English. */
export const demoEn: Readonly<Record<keyof typeof demoSv, string>> = {
  'demo.title': 'Try the shop',
  'demo.lead':
    'Come in as anyone you like, no password needed. Products aren’t real, nothing ships and no money is taken.',
  'demo.door.anna': 'Anna, private customer',
  'demo.door.anna.text': 'Has orders at every stage, a return on its way and saved favourites.',
  'demo.door.anna.enter': 'Log in as Anna',
  'demo.door.disa': 'Disa, the club’s buyer',
  'demo.door.disa.text':
    'Buys for Lunda IF at agreed prices, with half of this month’s budget left.',
  'demo.door.disa.enter': 'Log in as Disa',
  'demo.door.bo': 'Bo, the club’s approver',
  'demo.door.bo.text': 'Approves orders that are larger than Disa may place on her own.',
  'demo.door.bo.enter': 'Log in as Bo',
  'demo.door.staff': 'Eva, who runs the shop',
  'demo.door.staff.text':
    'Packs, ships, refunds and changes prices. If a page asks for a code, come in through here again.',
  'demo.door.staff.enter': 'Log in as Eva',
  'demo.cards': 'Cards',
  'demo.people': 'Identity numbers for invoices',
  'demo.codes': 'Discount codes',
  'demo.code.percent': '{percent}% off',
  'demo.code.once': '{percent}% off, once only',
  'demo.code.amount': '{amount} off orders from {from}',
  'demo.mail': 'E-mails',
  'demo.mail.text': 'No e-mail leaves this computer. Read it here instead.',
  'demo.mail.open': 'Read the e-mails',
  'demo.mail.none': 'The shop has sent no e-mails since it started.',
  'demo.mail.about': 'To {to}, {at}',
}
