import { randomUUID } from 'node:crypto'
import type { Language } from '../../../src/model/language.ts'
import { isEmailAddress } from '../../../src/model/validation.ts'
import { toAddress } from '../../account/customers/customer-queries.ts'
import { findPasswordFault, type PasswordFault } from '../../login/password-rule.ts'
import { hashPassword } from '../../login/passwords.ts'
import { endLinks, endSessions } from '../../login/principal-queries.ts'
import { STAFF } from '../../login/principals.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { COMMAND_LINE, insertAudit } from '../audit/audit-queries.ts'
import {
  clearCredentials,
  findByEmail,
  hasMembers,
  holdOwners,
  insertMember,
} from './member-queries.ts'
import { makeStaffLink } from './staff-links.ts'

export interface FirstOwner {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly language: Language
}

export type OwnerOutcome = 'done' | 'exists' | 'email' | 'name' | PasswordFault

/**
 * Creates the shop's first owner, who sets up codes at the first login. `exists`: the shop has
 * staff, and its owners invite others.
 */
export async function createFirstOwner(
  db: Db,
  { email, name, password, language }: FirstOwner,
  now: number = Date.now(),
): Promise<OwnerOutcome> {
  const address = toAddress(email)
  if (!isEmailAddress(address)) return 'email'
  if (name.trim() === '') return 'name'
  const fault = findPasswordFault(password, [address, name])
  if (fault) return fault
  const passwordHash = await hashPassword(password)
  const owner = {
    email: address,
    name: name.trim(),
    role: 'owner',
    language,
    passwordHash,
  } as const
  return inTransaction(db, async (tx) => {
    await holdOwners(tx)
    if (await hasMembers(tx)) return 'exists'
    const id = await insertMember(tx, { id: randomUUID(), ...owner }, now)
    if (id === undefined) return 'exists'
    const after = { name: owner.name, role: owner.role }
    const entry = { action: 'staff.first', kind: 'staff', subject: id, after } as const
    await insertAudit(tx, COMMAND_LINE, entry, now)
    return 'done'
  })
}

/**
 * Restores the access of a member who has lost the password or the codes: both are deleted, and
 * every session ends. Returns the path of a new link; undefined where no member has this address.
 */
export function recoverAccess(
  db: Db,
  email: string,
  now: number = Date.now(),
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const member = await findByEmail(tx, email.trim().toLowerCase())
    if (!member) return undefined
    await resetAccess(tx, member.id, now)
    const entry = { action: 'staff.reset', kind: 'staff', subject: member.id } as const
    await insertAudit(tx, COMMAND_LINE, entry, now)
    return makeStaffLink(tx, member.id, now)
  })
}

/** Deletes password, codes, links and sessions; the way back in is a new link. */
export async function resetAccess(tx: Tx, staffId: string, now: number): Promise<void> {
  await clearCredentials(tx, staffId)
  await endLinks(tx, STAFF, staffId, now)
  await endSessions(tx, STAFF, staffId)
}
