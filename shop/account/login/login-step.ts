import { findSecret } from '../../login/code-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import { actWithCode, type CodeTools } from '../../login/second-step.ts'
import type { Db } from '../../platform/db/schema.ts'
import { MINUTE_MS } from '../../platform/durations.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { notifyOwner } from '../customers/account-notices.ts'
import { enterAccount } from './log-in.ts'
import { endLoginStep, findLoginStep, type LoginStep, saveLoginStep } from './login-step-queries.ts'

/** How long a login waits for the code after the password. */
export const LOGIN_STEP_MS = 10 * MINUTE_MS

export type LoginSteps = CodeTools & Pick<Sources, 'db' | 'now' | 'flushOutbox'>

interface PasswordProof {
  readonly customerId: string
  /** Gives the visitor a session to wait in, and returns its id. */
  readonly ownSession: () => string
}

/** Lets a login wait for a code; returns false where the account does not require one. */
export async function startLoginStep(
  db: Db,
  { customerId, ownSession }: PasswordProof,
  now: number,
): Promise<boolean> {
  if ((await findSecret(db, CUSTOMERS, customerId)) === undefined) return false
  await saveLoginStep(db, { sessionId: ownSession(), customerId }, now)
  return true
}

/** The account whose password this session has verified within the last minutes. */
export async function findOwnLoginStep(
  { db, now }: Pick<LoginSteps, 'db' | 'now'>,
  { session }: Visitor,
): Promise<LoginStep | undefined> {
  return session && findLoginStep(db, session.id, now() - LOGIN_STEP_MS)
}

interface CodeEntry {
  readonly code: string
  /** Starts the visitor's new session; called once the code has been accepted. */
  readonly newSession: () => string
}

/** Checks the code that a login waits for, and logs the visitor in. */
export async function enterWithCode(
  steps: LoginSteps,
  visitor: Visitor,
  { code, newSession }: CodeEntry,
): Promise<LoginStep | 'expired' | 'wrong'> {
  const { now, flushOutbox } = steps
  const sessionId = visitor.session?.id
  const step = await findOwnLoginStep(steps, visitor)
  if (!step || sessionId === undefined) return 'expired'
  const { customerId, email, companyId } = step
  const typed = { ownerId: customerId, sessionId, code }
  const isOpen = await actWithCode(steps, CUSTOMERS, typed, async (tx, by) => {
    if (!by || !(await endLoginStep(tx, sessionId))) return undefined
    const account = { id: customerId, companyId }
    await enterAccount(tx, visitor, { account, newSessionId: newSession() }, now())
    const used = { id: customerId, email, reason: 'recovered' } as const
    if (by === 'recovery') await notifyOwner(tx, visitor, used, now())
    return true
  })
  if (!isOpen) return 'wrong'
  flushOutbox()
  return step
}

/**
 * The refusal of a login that waits for a code. Clients that support the second step look for the
 * field `code`; all others show the message.
 */
export function codeRefusal(key: 'login.code.needed' | 'login.code.wrong'): ShopError {
  return new ShopError(401, key, { modelState: { code: [{ key }] } })
}
