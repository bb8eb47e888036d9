import { randomUUID } from 'node:crypto'
import { isEmailAddress, type Message } from '../../../src/model/validation.ts'
import { hashPassword } from '../../login/passwords.ts'
import { endLinks } from '../../login/principal-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import { isTaken } from '../../platform/db/database-errors.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts'
import type { Customer, Visitor } from '../../platform/http/visitor.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { hashLinkToken, isLinkToken } from '../../platform/mail/link-token.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { requestPasswordLink } from '../customers/account-notices.ts'
import { changePassword, stopChanges } from '../customers/account-queries.ts'
import { languageFor, toAddress } from '../customers/customer-queries.ts'
import { CHANGE_HOURS, STOP_DAYS } from '../customers/paths.ts'
import { proveOwner, type SecurityActions } from '../login/prove-owner.ts'
import { revokeLoginMethods } from '../login/revoke-login-methods.ts'
import {
  type ChangeLink,
  type EmailChange,
  endChanges,
  findChangeBy,
  findOwnEmail,
  followsAnother,
  insertChange,
  moveAccount,
  moveConsent,
  takeChange,
  takeStop,
} from './email-change-queries.ts'

interface NewEmail {
  readonly customer: Customer
  readonly typed: string
  readonly current: string
}

/** Errors by field. */
export type EmailFaults = Readonly<Partial<Record<'email' | 'current', Message>>>

/**
 * Requests a change of address, with two mails: a link to confirm to the new address, and a link to
 * stop the change to the old one. Whether the new address has an account is looked up when its mail
 * is written, so that the steps and the answer are always the same.
 */
export async function requestChange(
  actions: SecurityActions,
  visitor: Visitor,
  { customer, typed, current }: NewEmail,
): Promise<EmailFaults | undefined> {
  const newEmail = toAddress(typed)
  if (newEmail === '') return { email: { key: 'forgot.missing' } }
  if (!isEmailAddress(newEmail)) return { email: { key: 'validation.email' } }
  if (newEmail === customer.email) return { email: { key: 'profile.email.same' } }
  const owner = await proveOwner(actions, customer.id, current)
  if (!owner) return { current: { key: 'changepassword.current' } }
  await actions.attempts.count(
    { limit: ATTEMPT_LIMITS.changeOfAddress, by: customer.id },
    { limit: ATTEMPT_LIMITS.changeToMailbox, by: mailboxOf(newEmail) },
  )
  const language = await languageFor(actions.db, owner.email, visitor.language)
  const { storefront } = visitor
  const madeAt = actions.now()
  const id = randomUUID()
  const emails = { customerId: customer.id, oldEmail: owner.email, newEmail }
  const open = { language, storefront, madeAt, changedAt: null, stoppedAt: null }
  await inTransaction(actions.db, async (tx) => {
    await stopChanges(tx, customer.id, madeAt)
    await insertChange(tx, { id, ...emails, ...open })
    await enqueueMail(tx, id, 'new', madeAt)
    await enqueueMail(tx, id, 'old', madeAt)
  })
  actions.flushOutbox()
  return undefined
}

async function enqueueMail(tx: Tx, id: string, to: 'new' | 'old', now: number): Promise<void> {
  const content = { id, to }
  await enqueue(tx, { kind: 'email-change-mail', ref: `${id} ${to}`, content }, now)
}

/** Returns the change of a link that is valid. Following a link changes nothing. */
export async function readChange(
  db: Db,
  link: ChangeLink,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<EmailChange | undefined> {
  if (!isLinkToken(token)) return undefined
  const change = await findChangeBy(db, link, hashLinkToken(token))
  if (!change || change.stoppedAt !== null) return undefined
  if (link === 'stop_hash') return (await canStop(db, change, now)) ? change : undefined
  const isOpen = change.changedAt === null && now <= change.madeAt + CHANGE_HOURS * HOUR_MS
  return isOpen ? change : undefined
}

/**
 * Only the first of several changes can be stopped: an intruder who has changed the address away
 * and back cannot take over the account with the mail to the address in between.
 */
async function canStop(db: Db, change: EmailChange, now: number): Promise<boolean> {
  const { madeAt } = change
  if (now > madeAt + STOP_DAYS * DAY_MS) return false
  return !(await followsAnother(db, change, madeAt - STOP_DAYS * DAY_MS))
}

/** Why a link had no effect: it has expired, or the address belongs to an account by now. */
export type ChangeFault = 'old' | 'taken'

class EmailTaken extends Error {
  override readonly name = 'EmailTaken'
}

/** Changes an account's address, once. Links that were mailed to the old address become invalid. */
export async function confirmChange(
  db: Db,
  token: string,
  now: number,
): Promise<ChangeFault | undefined> {
  const change = await readChange(db, 'token_hash', { token, now })
  if (!change) return 'old'
  const { id, customerId, oldEmail: from, newEmail: to } = change
  return changeOnce(db, async (tx) => {
    if (!(await takeChange(tx, id, now))) return 'old'
    if (!(await moveAccount(tx, { customerId, from, to }))) throw new EmailTaken()
    await moveConsent(tx, { from, to })
    await endLinks(tx, CUSTOMERS, customerId, now)
    return undefined
  })
}

/**
 * Stops or undoes a change, together with all later ones. Whoever requested it knows the password.
 * So the password becomes invalid, login methods that an intruder may have added are revoked, every
 * login ends, and a link to a new password goes to the old address.
 */
export async function stopChange(
  db: Db,
  token: string,
  now: number,
): Promise<ChangeFault | undefined> {
  const change = await readChange(db, 'stop_hash', { token, now })
  if (!change) return 'old'
  const { id, customerId, oldEmail, language, storefront } = change
  const passwordHash = await hashPassword(randomUUID())
  return changeOnce(db, async (tx) => {
    if (!(await takeStop(tx, id, now))) return 'old'
    await endChanges(tx, customerId, now)
    await moveBack(tx, customerId, oldEmail)
    await changePassword(tx, { customerId, passwordHash }, now)
    await revokeLoginMethods(tx, customerId, now)
    await requestPasswordLink(tx, { email: oldEmail, language, storefront }, now)
    return undefined
  })
}

/** Restores an address, whichever one the account has now. */
async function moveBack(tx: Tx, customerId: string, to: string): Promise<void> {
  const from = await findOwnEmail(tx, customerId)
  if (from === undefined || from === to) return
  const move = { customerId, from, to }
  if (!(await moveAccount(tx, move))) throw new EmailTaken()
  await moveConsent(tx, move)
}

/** Runs in one transaction, which is rolled back where the address is somebody else's. */
async function changeOnce(
  db: Db,
  work: (tx: Tx) => Promise<ChangeFault | undefined>,
): Promise<ChangeFault | undefined> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (error instanceof EmailTaken || isTaken(error)) return 'taken'
    throw error
  }
}
