import { consumeCode } from '../../login/consume-code.ts'
import { isPasswordOf } from '../../login/passwords.ts'
import { hashRecoveryCode } from '../../login/recovery-codes.ts'
import type { SecretKeys } from '../../login/secret-keys.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import type { Signer } from '../../platform/signer.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { findByEmail, findSecrets, type StaffSecrets } from './member-queries.ts'
import { consumeRecoveryCode, consumeStep, saveTotpSecret } from './secret-queries.ts'

const FREE_TRIES = 3
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 4000

interface Attempt {
  readonly email: string
  readonly password: string
  /** On the net. */
  readonly address: string
}

/**
 * Whose password it is; undefined where it is wrong, after the same work for unknown accounts.
 * Guessing gets slower for everybody at an account, and is refused to the one address that guesses.
 */
export async function checkStaffPassword(
  { db, attempts, wait }: Pick<StaffOptions, 'db' | 'attempts' | 'wait'>,
  { email, password, address }: Attempt,
): Promise<StaffSecrets | undefined> {
  const name = email.trim().toLowerCase()
  const tried = [
    { limit: ATTEMPT_LIMITS.staffLoginFromAddress, by: address },
    { limit: ATTEMPT_LIMITS.staffLoginToAccount, by: `${address} ${name}` },
  ]
  await attempts.count(...tried)
  const slowed = { limit: ATTEMPT_LIMITS.staffLoginSlowed, by: name }
  const { count } = await attempts.tally(slowed)
  await wait(delayOf(count))
  const member = await findByEmail(db, name)
  const isRight = await isPasswordOf(member?.passwordHash || undefined, password)
  if (!member || !isRight) return undefined
  await attempts.forgive(...tried, slowed)
  return member
}

function delayOf(tries: number): number {
  if (tries <= FREE_TRIES) return 0
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - FREE_TRIES - 1, 20), MAX_WAIT_MS)
}

interface TypedCode {
  readonly staffId: string
  readonly sessionId: string
  readonly code: string
}

/** Counts a code that is typed; refuses with 429 after too many. */
export async function countCode(
  { attempts }: Pick<StaffOptions, 'attempts'>,
  { staffId, sessionId, code }: TypedCode,
  signer: Signer,
): Promise<void> {
  const inSession = { limit: ATTEMPT_LIMITS.staffCodeInSession, by: sessionId }
  const isRecovery = hashRecoveryCode(signer, code) !== undefined
  await attempts.count(
    inSession,
    ...(isRecovery ? [] : [{ limit: ATTEMPT_LIMITS.staffCodeOfAccount, by: staffId }]),
  )
}

export async function forgiveCode(
  { attempts }: Pick<StaffOptions, 'attempts'>,
  { staffId, sessionId }: Omit<TypedCode, 'code'>,
): Promise<void> {
  await attempts.forgive(
    { limit: ATTEMPT_LIMITS.staffCodeInSession, by: sessionId },
    { limit: ATTEMPT_LIMITS.staffCodeOfAccount, by: staffId },
  )
}

/** Takes a code of an app or a recovery code, once; answers which it was. */
export async function consumeStaffCode(
  tx: Tx,
  { signer, keys }: { readonly signer: Signer; readonly keys: SecretKeys },
  { staffId, code }: Pick<TypedCode, 'staffId' | 'code'>,
  now: number,
): Promise<'app' | 'recovery' | undefined> {
  const member = await findSecrets(tx, staffId)
  const store = {
    owner: staffId,
    secret: member?.totpSecret,
    takeStep: (step: number) => consumeStep(tx, staffId, step),
    saveSecret: (secret: string, step: number) => saveTotpSecret(tx, staffId, { secret, step }),
    hash: (typed: string) => hashRecoveryCode(signer, typed),
    takeRecoveryCode: (hash: string) => consumeRecoveryCode(tx, { staffId, hash }, now),
  }
  return consumeCode(store, keys, code, now)
}
