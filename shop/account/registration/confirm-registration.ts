import { giveRegistered } from '../../consents/consent-queries.ts'
import { useLink } from '../../login/principal-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import { HOUR_MS } from '../../platform/durations.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { hashLinkToken } from '../../platform/mail/link-token.ts'
import { changePassword, findLink } from '../customers/account-queries.ts'
import { FIRST_LINK_HOURS } from '../customers/paths.ts'
import { enterAccount } from '../login/log-in.ts'
import { type ChosenPassword, readLink } from '../security/passwords/choose-password.ts'
import {
  deleteRegistrations,
  findOwn,
  type Registration,
  settleRegistration,
} from './registration-queries.ts'

export interface Confirmation {
  readonly token: string
  /** Starts the visitor's new session; called once the account is theirs. */
  readonly newSession: () => string
}

/**
 * Returns this browser's own registration, where it follows the link to an account's first
 * password. In any other browser, the owner of the address chooses another password: whoever typed
 * one for somebody else's address would know it.
 */
export async function findOwnRegistration(
  db: Db,
  { session }: Visitor,
  token: string,
  now: number,
): Promise<Registration | undefined> {
  const link = await readLink(db, token, now)
  if (link?.state !== 'good' || !link.isFirst || !session) return undefined
  return findOwn(db, { email: link.email, sessionId: session.id })
}

/** Completes an account, once for each link, and logs the visitor in, with their cart. */
export async function confirmRegistration(
  db: Db,
  visitor: Visitor,
  { token, newSession }: Confirmation,
  now: number,
): Promise<ChosenPassword | undefined> {
  const registration = await findOwnRegistration(db, visitor, token, now)
  const link = await findLink(db, hashLinkToken(token))
  if (!registration || !link) return undefined
  const { customerId, email, companyId } = link
  const isTaken = await inTransaction(db, async (tx) => {
    const limits = { now, since: now - FIRST_LINK_HOURS * HOUR_MS }
    if (!(await useLink(tx, CUSTOMERS, token, limits))) return false
    await changePassword(tx, { customerId, passwordHash: registration.passwordHash }, now)
    await settleRegistration(tx, customerId, registration)
    await giveRegistered(tx, registration.id, customerId)
    await deleteRegistrations(tx, email)
    const account = { id: customerId, companyId }
    await enterAccount(tx, visitor, { account, newSessionId: newSession() }, now)
    return true
  })
  return isTaken ? { customerId, email, needsCode: false, revoked: [] } : undefined
}
