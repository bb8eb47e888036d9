import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import type { Signer } from '../platform/signer.ts'
import {
  findSecret,
  replaceRecoveryCodes,
  saveSecret,
  takeRecoveryCode,
  takeStep,
} from './code-queries.ts'
import type { Principals } from './principals.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import type { SecretKeys } from './secret-keys.ts'
import { decryptSecret, encryptSecret, findStep, isCurrent, newTotpSecret } from './totp.ts'

/** What is needed to store and check codes. */
export interface CodeTools {
  readonly signer: Signer
  readonly keys: SecretKeys
  readonly attempts: AttemptLimiter
}

export interface CodeAttempt {
  readonly ownerId: string
  readonly sessionId: string
  readonly code: string
}

/** Which kind of code was typed. */
export type CodeKind = 'app' | 'recovery'

/**
 * Uses up a typed code, and runs `act` in the same transaction. `act` also runs for a wrong code,
 * without a kind, and returns undefined where it changes nothing. Attempts are counted, and refused
 * with 429 after too many; successful ones do not count.
 */
export async function actWithCode<Result>(
  tools: CodeTools & { readonly db: Db; readonly now: () => number },
  kind: Principals,
  typed: CodeAttempt,
  act: (tx: Tx, by: CodeKind | undefined) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { attempts, signer, db, now } = tools
  const { limits, recoveryPurpose } = kind
  const inSession = { limit: limits.codeInSession, by: typed.sessionId }
  const ofAccount = limits.codeOfAccount.map((limit) => ({ limit, by: typed.ownerId }))
  const isRecovery = hashRecoveryCode(signer, typed.code, recoveryPurpose) !== undefined
  await attempts.count(inSession, ...(isRecovery ? [] : ofAccount))
  const done = await inTransaction(db, async (tx) =>
    act(tx, await takeCode(tx, kind, tools, { ...typed, now: now() })),
  )
  if (done !== undefined) await attempts.forgive(inSession, ...ofAccount)
  return done
}

/** Uses up an app code or a recovery code; returns which kind it was. */
async function takeCode(
  tx: Tx,
  kind: Principals,
  { signer, keys }: CodeTools,
  { ownerId, code, now }: CodeAttempt & { readonly now: number },
): Promise<CodeKind | undefined> {
  const hash = hashRecoveryCode(signer, code, kind.recoveryPurpose)
  if (hash) {
    return (await takeRecoveryCode(tx, kind, { ownerId, hash }, now)) ? 'recovery' : undefined
  }
  const encrypted = await findSecret(tx, kind, ownerId)
  if (encrypted === undefined) return undefined
  const secret = readSecret(keys, kind, { ownerId, encrypted })
  const step = findStep(secret, code, now)
  if (step === undefined || !(await takeStep(tx, kind, ownerId, step))) return undefined
  if (!isCurrent(keys, encrypted)) {
    await saveSecret(tx, kind, ownerId, encryptSecret(keys, kind.secretOwner(ownerId), secret))
  }
  return 'app'
}

/** Creates the secret of an authenticator app, encrypted. */
export function makeSecret(keys: SecretKeys, kind: Principals, ownerId: string): string {
  return encryptSecret(keys, kind.secretOwner(ownerId), newTotpSecret())
}

/** Decrypts a secret into the form that apps accept. */
export function readSecret(
  keys: SecretKeys,
  { secretOwner }: Principals,
  { ownerId, encrypted }: { readonly ownerId: string; readonly encrypted: string },
): string {
  return decryptSecret(keys, secretOwner(ownerId), encrypted)
}

/** Replaces an owner's recovery codes, and returns the new ones, which are shown only once. */
export async function issueRecoveryCodes(
  tx: Tx,
  kind: Principals,
  signer: Signer,
  ownerId: string,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.flatMap((it) => hashRecoveryCode(signer, it, kind.recoveryPurpose) ?? [])
  await replaceRecoveryCodes(tx, kind, ownerId, hashes)
  return codes
}
