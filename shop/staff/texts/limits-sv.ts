/** What the staff area says of what a company's buyers may order. */
export const limitsSv = {
  'staff.limit.budget': 'Budget för {name}',
  'staff.limit.hint': 'I {currency}, exkl. moms. Tomt: ingen gräns.',
  'staff.limit.same': 'Det var så redan, eller så finns köparen inte längre. Inget har ändrats.',
  'staff.did.limit.set': 'ändrade en inköpsgräns',
  'staff.invoice.is.yes': 'Företaget får handla mot er faktura och betala inom {days} dagar.',
  'staff.invoice.is.no': 'Företaget får inte handla mot er faktura.',
  'staff.invoice.set.yes': 'Låt företaget handla mot faktura',
  'staff.invoice.set.no': 'Sluta låta företaget handla mot faktura',
  'staff.invoice.done.yes': 'Företaget får nu handla mot faktura.',
  'staff.invoice.done.no':
    'Företaget får inte längre handla mot faktura. Beställningar som är gjorda ändras inte.',
  'staff.did.invoice.yes': 'lät handla mot faktura',
  'staff.did.invoice.no': 'slutade låta handla mot faktura',
  'staff.of.limit': 'Företag',
} as const satisfies Record<string, string>
