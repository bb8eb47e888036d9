import { findPasswordFault } from '../../../login/password-rule.ts'
import { hashPassword } from '../../../login/passwords.ts'
import { endSessions } from '../../../login/principal-queries.ts'
import { CUSTOMERS } from '../../../login/principals.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { notifyOwner } from '../../customers/account-notices.ts'
import { changePassword } from '../../customers/account-queries.ts'
import type { CustomerCredentials } from '../../customers/customer-queries.ts'
import { enterAccount } from '../../login/log-in.ts'
import { proveOwner, type SecurityActions } from '../../login/prove-owner.ts'
import type { ChosenPassword } from './choose-password.ts'

interface PasswordChange {
  readonly customerId: string
  readonly current: string
  readonly password: string
  readonly repeated: string
  readonly newSession: () => string
}

/**
 * Changes the password of a customer who knows the current one. Every login ends, and this browser
 * continues in a new session. Returns the owner, or the error as the end of a text key.
 */
export async function changeOwnPassword(
  actions: SecurityActions,
  visitor: Visitor,
  { customerId, current, password, repeated, newSession }: PasswordChange,
): Promise<string | (CustomerCredentials & ChosenPassword)> {
  if (password === '' || password !== repeated) return 'invalidinput'
  const owner = await proveOwner(actions, customerId, current)
  if (!owner) return 'current'
  const fault = findPasswordFault(password, [owner.email, owner.firstName, owner.lastName])
  if (fault) return fault
  const passwordHash = await hashPassword(password)
  const at = actions.now()
  await inTransaction(actions.db, async (tx) => {
    await changePassword(tx, { customerId, passwordHash }, at)
    await enterAccount(tx, visitor, { account: owner, newSessionId: newSession() }, at)
    await notifyOwner(tx, visitor, { id: customerId, email: owner.email, reason: 'chosen' }, at)
  })
  actions.flushOutbox()
  return { ...owner, customerId, needsCode: false, revoked: [] }
}

/** Logs the customer out of every other browser, and mails them. */
export async function logOutElsewhere(
  { db, now, flushOutbox }: SecurityActions,
  visitor: Visitor,
): Promise<void> {
  const { customer, session } = visitor
  if (!customer || !session) return
  const at = now()
  await inTransaction(db, async (tx) => {
    const ended = await endSessions(tx, CUSTOMERS, customer.id, session.id)
    if (ended > 0) await notifyOwner(tx, visitor, { ...customer, reason: 'ended' }, at)
  })
  flushOutbox()
}
