/** What the staff area says of what a company's buyers may order. */
export const limitsSv = {
  'staff.limit.budget': 'Budget för {name}',
  'staff.limit.hint': 'I {currency}, exkl. moms. Tomt: ingen gräns.',
  'staff.limit.same': 'Det var så redan, eller så finns köparen inte längre. Inget har ändrats.',
  'staff.did.limit.set': 'ändrade en inköpsgräns',
  'staff.of.limit': 'Företag',
} as const satisfies Record<string, string>
