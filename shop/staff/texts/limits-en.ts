import type { limitsSv } from './limits-sv.ts'

/** The same in English. */
export const limitsEn: Record<keyof typeof limitsSv, string> = {
  'staff.limit.budget': 'Budget of {name}',
  'staff.limit.hint': 'In {currency}, excl. VAT. Empty: no limit.',
  'staff.limit.same': 'It was so already, or the buyer is gone. Nothing has changed.',
  'staff.did.limit.set': 'changed a spending limit',
  'staff.invoice.is.yes': 'The company may buy on your invoice, to be paid within {days} days.',
  'staff.invoice.is.no': 'The company may not buy on your invoice.',
  'staff.invoice.set.yes': 'Let the company buy on invoice',
  'staff.invoice.set.no': 'Stop letting the company buy on invoice',
  'staff.invoice.done.yes': 'The company may now buy on invoice.',
  'staff.invoice.done.no':
    'The company may no longer buy on invoice. Orders that are placed do not change.',
  'staff.did.invoice.yes': 'let buy on invoice',
  'staff.did.invoice.no': 'stopped letting buy on invoice',
  'staff.of.limit': 'Company',
}
