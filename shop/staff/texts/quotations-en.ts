import type { quotationsSv } from './quotations-sv.ts'

/** What the staff area says of what customers ask a price for. */
export const quotationsEn = {
  'staff.menu.quotations': 'Quotes',
  'staff.quotation.answer': 'Set prices',
  'staff.quotation.price': 'Price per item: {goods} ({n} pcs)',
  'staff.quotation.exvat': 'Excl. VAT.',
  'staff.quotation.vat': 'Incl. VAT.',
  'staff.quotation.delivery': 'Delivery, in all',
  'staff.quotation.until': 'Valid until',
  'staff.quotation.until.wrong': 'Choose a day from today to a year ahead.',
  'staff.quotation.asked': 'Requested',
  'staff.quotation.settled': 'Closed',
  'staff.quotation.message': 'Message to the customer',
  'staff.quotation.answer.submit': 'Send the quote',
  'staff.quotation.answered': 'Quote {number} has been sent to the customer.',
  'staff.quotation.refuse': 'Refuse',
  'staff.quotation.reason': 'Reason, sent to the customer',
  'staff.quotation.why': 'Tell the customer why.',
  'staff.quotation.refuse.submit': 'Refuse and mail the customer',
  'staff.quotation.refused': '{number} has been refused, and the customer gets a mail.',
  'staff.quotation.again': 'This request has been closed already.',
  'staff.of.quotation': 'Quote',
  'staff.did.quotation.answered': 'answered a quote request',
  'staff.did.quotation.refused': 'refused a quote request',
  'staff.export.quotations': 'Download quotes',
} as const satisfies Record<keyof typeof quotationsSv, string>
