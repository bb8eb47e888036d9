import type { OwnerOutcome } from '../staff/access/owner.ts'

/** Why nobody could be made the first owner. */
export const OWNER_REFUSALS: Readonly<Record<Exclude<OwnerOutcome, 'done'>, string>> = {
  exists: 'The shop has a staff already: ask an owner for an invitation, or use --recover.',
  email: 'The e-mail address is none.',
  name: 'The name is missing.',
  tooshort: 'The password is too short.',
  toolong: 'The password is too long.',
  weak: 'The password is too easily guessed.',
  personal: 'The password must not be a name.',
}
