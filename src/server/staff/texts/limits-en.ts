import type { limitsSv } from './limits-sv.ts'

/** The same in English. */
export const limitsEn: Record<keyof typeof limitsSv, string> = {
  'staff.limit.budget': 'Budget of {name}',
  'staff.limit.hint': 'In {currency}, excl. VAT. Empty: no limit.',
  'staff.limit.same': 'It was so already, or the buyer is gone. Nothing has changed.',
  'staff.did.limit.set': 'changed a spending limit',
  'staff.of.limit': 'Company',
}
