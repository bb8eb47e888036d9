/** Why goods come back; one for each row of a return. */
export const RETURN_REASONS = [
  'too-small',
  'too-big',
  'not-as-described',
  'damaged',
  'wrong-article',
  'too-late',
  'changed-mind',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** `sent`: announced by the customer. `refused`: the shop said no, and why. */
const RETURN_STATES = ['sent', 'received', 'repaid', 'refused'] as const
export type ReturnState = (typeof RETURN_STATES)[number]
