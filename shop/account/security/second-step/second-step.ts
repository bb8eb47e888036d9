import { endSessions } from '../../../login/principal-queries.ts'
import { CUSTOMERS } from '../../../login/principals.ts'
import {
  actWithCode,
  type CodeTools,
  issueRecoveryCodes,
  makeSecret,
  readSecret,
} from '../../../login/second-step.ts'
import { findStep } from '../../../login/totp.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Tx } from '../../../platform/db/schema.ts'
import { MINUTE_MS } from '../../../platform/durations.ts'
import type { Customer, Visitor } from '../../../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../../../platform/limits/attempt-limits.ts'
import { notifyOwner } from '../../customers/account-notices.ts'
import { proveOwner, type SecurityActions, WRONG_PASSWORD } from '../../login/prove-owner.ts'
import {
  dateRecoveryCodes,
  disableSecondStep,
  enableSecondStep,
  findSecondStep,
  savePendingSecret,
} from '../../login/second-step-queries.ts'

/** How long a displayed secret waits for its first code. */
const PENDING_MS = 30 * MINUTE_MS

export type SecondStepActions = SecurityActions & CodeTools

/** The text key of why nothing was changed. */
export type SecondStepFault = typeof WRONG_PASSWORD | typeof WRONG_CODE | typeof EXPIRED
export const WRONG_CODE = 'second.fault.code'
const EXPIRED = 'second.fault.expired'

interface Proof {
  readonly password: string
  readonly code: string
}

/** Creates a secret to display, once the password is verified. Logins do not ask for codes yet. */
export async function beginSecondStep(
  actions: SecondStepActions,
  customerId: string,
  password: string,
): Promise<SecondStepFault | undefined> {
  const { db, keys, now } = actions
  if (!(await proveOwner(actions, customerId, password))) return WRONG_PASSWORD
  const secret = makeSecret(keys, CUSTOMERS, customerId)
  await savePendingSecret(db, { customerId, secret }, now())
  return undefined
}

/** The secret that waits for its first code, in the form that apps accept. */
export async function findPending(
  { db, keys, now }: SecondStepActions,
  customerId: string,
): Promise<{ readonly encrypted: string; readonly secret: string } | undefined> {
  const own = await findSecondStep(db, customerId)
  if (!own?.pendingSecret || now() - (own.pendingAt ?? 0) > PENDING_MS) return undefined
  const encrypted = own.pendingSecret
  return { encrypted, secret: readSecret(keys, CUSTOMERS, { ownerId: customerId, encrypted }) }
}

/**
 * Turns the second step on, once a first code has been typed; every other login ends. Returns the
 * recovery codes, which are shown only once.
 */
export async function confirmSecondStep(
  actions: SecondStepActions,
  visitor: Visitor,
  code: string,
): Promise<SecondStepFault | readonly string[]> {
  const { db, attempts, now, flushOutbox } = actions
  const { customer, session } = visitor
  if (!customer || !session) return EXPIRED
  const pending = await findPending(actions, customer.id)
  if (!pending) return EXPIRED
  const tried = { limit: ATTEMPT_LIMITS.firstCodeOfApp, by: customer.id }
  await attempts.count(tried)
  const step = findStep(pending.secret, code, now())
  if (step === undefined) return WRONG_CODE
  await attempts.forgive(tried)
  const codes = await inTransaction(db, async (tx) => {
    const confirmed = { customerId: customer.id, secret: pending.encrypted, step }
    if (!(await enableSecondStep(tx, confirmed, now()))) return undefined
    await endSessions(tx, CUSTOMERS, customer.id, session.id)
    await notifyOwner(tx, visitor, { ...customer, reason: 'codeson' }, now())
    return issueCodes(tx, actions, customer.id)
  })
  flushOutbox()
  return codes ?? EXPIRED
}

/** Replaces all recovery codes. */
export function renewCodes(
  actions: SecondStepActions,
  visitor: Visitor,
  proof: Proof,
): Promise<SecondStepFault | readonly string[]> {
  return withProof(actions, visitor, proof, async (tx, customer) => {
    await notifyOwner(tx, visitor, { ...customer, reason: 'codesnew' }, actions.now())
    return issueCodes(tx, actions, customer.id)
  })
}

/** Turns the second step off. */
export function endSecondStep(
  actions: SecondStepActions,
  visitor: Visitor,
  proof: Proof,
): Promise<SecondStepFault | readonly string[]> {
  return withProof(actions, visitor, proof, async (tx, customer) => {
    await disableSecondStep(tx, customer.id)
    await notifyOwner(tx, visitor, { ...customer, reason: 'codesoff' }, actions.now())
    return []
  })
}

async function withProof(
  actions: SecondStepActions,
  visitor: Visitor,
  { password, code }: Proof,
  work: (tx: Tx, customer: Customer) => Promise<readonly string[]>,
): Promise<SecondStepFault | readonly string[]> {
  const { customer, session } = visitor
  if (!customer || !session) return EXPIRED
  if (!(await proveOwner(actions, customer.id, password))) return WRONG_PASSWORD
  const typed = { ownerId: customer.id, sessionId: session.id, code }
  const done = await actWithCode(actions, CUSTOMERS, typed, async (tx, by) =>
    by ? work(tx, customer) : undefined,
  )
  if (!done) return WRONG_CODE
  actions.flushOutbox()
  return done
}

async function issueCodes(
  tx: Tx,
  { signer, now }: SecondStepActions,
  customerId: string,
): Promise<readonly string[]> {
  const codes = await issueRecoveryCodes(tx, CUSTOMERS, signer, customerId)
  await dateRecoveryCodes(tx, customerId, now())
  return codes
}
