import { createHash } from 'node:crypto'
import { findPasswordFault, type PasswordFault } from '../../../login/password-rule.ts'
import { hashPassword, isPasswordOf } from '../../../login/passwords.ts'
import { useLink } from '../../../login/principal-queries.ts'
import { CUSTOMERS } from '../../../login/principals.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../../platform/db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { hashLinkToken, isLinkToken } from '../../../platform/mail/link-token.ts'
import { notifyOwner } from '../../customers/account-notices.ts'
import {
  changePassword,
  findLink,
  type PasswordLink,
  saveLinkUser,
} from '../../customers/account-queries.ts'
import { FIRST_LINK_HOURS, LINK_MINUTES } from '../../customers/paths.ts'
import { enterAccount } from '../../login/log-in.ts'
import { startLoginStep } from '../../login/login-step.ts'
import {
  findRevocableMethods,
  type RevocableMethod,
  revokeLoginMethods,
} from '../../login/revoke-login-methods.ts'

/** How long a browser whose answer was lost may repeat its request. */
const REPEAT_MS = 10 * MINUTE_MS

/** `done`: this browser has just chosen this password with this link, and the answer was lost. */
export type Refusal = 'expired' | 'used' | 'done' | PasswordFault

export interface PasswordLinkState {
  readonly state: 'good' | 'expired' | 'used'
  readonly email: string
  readonly isFirst: boolean
  /** The login methods that choosing a password revokes. */
  readonly revocable: readonly RevocableMethod[]
}

/** Returns the state of a link. Following a link changes nothing. */
export async function readLink(
  db: Db,
  token: string,
  now: number,
): Promise<PasswordLinkState | undefined> {
  const link = await find(db, token)
  if (!link) return undefined
  const state = link.usedAt !== null ? 'used' : isFresh(link, now) ? 'good' : 'expired'
  const revocable = state === 'good' ? await findRevocableMethods(db, link.customerId, now) : []
  return { state, email: link.email, isFirst: isFirst(link), revocable }
}

/** The account whose password was set. */
export interface ChosenPassword {
  readonly customerId: string
  readonly email: string
  /** Whether the login waits for the code that the account requires. */
  readonly needsCode: boolean
  /** The revoked login methods, which an intruder may have added. */
  readonly revoked: readonly RevocableMethod[]
}

export interface PasswordChoice {
  readonly token: string
  /** Used exactly as typed. */
  readonly password: string
  /** Starts the visitor's new session; called once the password is set. */
  readonly newSession: () => string
  /** Gives the visitor a session to wait for a code in. */
  readonly ownSession: () => string
}

/**
 * Sets the password that the owner of an address has chosen through a link, at most once for each
 * link. Every login of the account ends, and login methods that an intruder may have added are
 * revoked. The visitor is logged in, or asked for the code where the account requires one, and
 * orders placed with sign-up become the account's.
 */
export async function choosePassword(
  db: Db,
  visitor: Visitor,
  { token, password, newSession, ownSession }: PasswordChoice,
  now: number,
): Promise<Refusal | ChosenPassword> {
  const link = await find(db, token)
  if (!link) return 'expired'
  if (link.usedAt !== null) return usedLinkRefusal(link, visitor, password, now)
  if (!isFresh(link, now)) return 'expired'
  const fault = findPasswordFault(password, [link.email, link.firstName, link.lastName])
  if (fault) return fault
  const passwordHash = await hashPassword(password)
  const chosen = await inTransaction(db, async (tx) => {
    if (!(await useLink(tx, CUSTOMERS, token, { now, since: sinceOf(link, now) }))) return undefined
    await saveLinkUser(tx, hashLinkToken(token), userOf(visitor, passwordHash))
    const revoked = await setPassword(tx, visitor, { link, passwordHash }, now)
    const account = { id: link.customerId, companyId: link.companyId }
    const needsCode = await startLoginStep(tx, { customerId: account.id, ownSession }, now)
    if (!needsCode) await enterAccount(tx, visitor, { account, newSessionId: newSession() }, now)
    return { customerId: account.id, email: link.email, needsCode, revoked }
  })
  if (chosen) return chosen
  const left = await find(db, token)
  return left ? usedLinkRefusal(left, visitor, password, now) : 'expired'
}

async function setPassword(
  tx: Tx,
  visitor: Visitor,
  { link, passwordHash }: UsedLink,
  now: number,
): Promise<readonly RevocableMethod[]> {
  const { customerId, email } = link
  await changePassword(tx, { customerId, passwordHash }, now)
  const revoked = await revokeLoginMethods(tx, customerId, now)
  const reason = revoked.length > 0 ? 'cleared' : 'chosen'
  await notifyOwner(tx, visitor, { id: customerId, email, reason }, now)
  return revoked
}

interface UsedLink {
  readonly link: PasswordLink
  readonly passwordHash: string
}

/**
 * Tells the browser that chose the password that it is done. To anybody else, a used link reveals
 * nothing about the account's password, whether right or wrong.
 */
async function usedLinkRefusal(
  { passwordHash, usedAt, usedBy }: PasswordLink,
  visitor: Visitor,
  password: string,
  now: number,
): Promise<Refusal> {
  const isSoon = usedAt !== null && now - usedAt <= REPEAT_MS
  const isUser = usedBy !== null && usedBy === userOf(visitor, passwordHash)
  if (!isSoon || !isUser) return 'used'
  return (await isPasswordOf(passwordHash, password)) ? 'done' : 'used'
}

/** Identifies who chose which password; a later password, by whomever, changes it. */
function userOf({ session }: Visitor, passwordHash: string): string | null {
  if (!session) return null
  return createHash('sha256').update(`${session.id} ${passwordHash}`).digest('hex')
}

function find(db: Db, token: string): Promise<PasswordLink | undefined> {
  return isLinkToken(token) ? findLink(db, hashLinkToken(token)) : Promise.resolve(undefined)
}

function isFresh(link: PasswordLink, now: number): boolean {
  return link.madeAt >= sinceOf(link, now)
}

/**
 * The earliest time at which a valid link can have been made. A link with its own, later expiry may
 * be older.
 */
function sinceOf(link: PasswordLink, now: number): number {
  if (now <= (link.goodUntil ?? 0)) return link.madeAt
  return now - (isFirst(link) ? FIRST_LINK_HOURS * HOUR_MS : LINK_MINUTES * MINUTE_MS)
}

/**
 * Whether a link is for an account's first password. Choosing a password uses up all earlier links,
 * so the account's state tells.
 */
function isFirst({ passwordHash }: PasswordLink): boolean {
  return passwordHash === ''
}
