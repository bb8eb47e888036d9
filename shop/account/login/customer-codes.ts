import { consumeCode } from '../../login/consume-code.ts'
import { hashRecoveryCode } from '../../login/recovery-codes.ts'
import type { SecretKeys } from '../../login/secret-keys.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AttemptLimiter } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import type { Signer } from '../../platform/signer.ts'
import { findSecondStep, saveSecret, takeRecoveryCode, takeStep } from './second-step-queries.ts'

const { codeOfAccountHourly: HOURLY, codeOfAccountDaily: DAILY } = ATTEMPT_LIMITS

/** What codes are kept and checked with. */
export interface CodeTools {
  readonly signer: Signer
  readonly keys: SecretKeys
  readonly attempts: AttemptLimiter
}

interface TypedCode {
  readonly customerId: string
  readonly sessionId: string
  readonly code: string
}

/** As a customer's secret is encrypted: no one of the staff has the same name. */
export function ownerOf(customerId: string): string {
  return `customer ${customerId}`
}

/** What is kept of a customer's recovery code; undefined for what is none. */
export function hashCustomerCode(signer: Signer, code: string): string | undefined {
  return hashRecoveryCode(signer, code, 'customerRecovery')
}

/** Counts a code that is typed; refuses with 429 after too many. */
export async function countCode({ attempts, signer }: CodeTools, typed: TypedCode): Promise<void> {
  const { customerId: by, sessionId, code } = typed
  const isRecovery = hashCustomerCode(signer, code) !== undefined
  const ofAccount = isRecovery
    ? []
    : [HOURLY, DAILY].map((limit) => ({
        limit,
        by,
      }))
  await attempts.count({ limit: ATTEMPT_LIMITS.codeInSession, by: sessionId }, ...ofAccount)
}

/** What succeeded does not count. */
export async function forgiveCode(
  { attempts }: CodeTools,
  { customerId: by, sessionId }: Omit<TypedCode, 'code'>,
): Promise<void> {
  const ofAccount = [HOURLY, DAILY].map((limit) => ({ limit, by }))
  await attempts.forgive({ limit: ATTEMPT_LIMITS.codeInSession, by: sessionId }, ...ofAccount)
}

/** Takes a code of the customer's app or a recovery code, once; answers which it was. */
export async function consumeCustomerCode(
  tx: Tx,
  { signer, keys }: CodeTools,
  { customerId, code }: Pick<TypedCode, 'customerId' | 'code'>,
  now: number,
): Promise<'app' | 'recovery' | undefined> {
  const own = await findSecondStep(tx, customerId)
  const store = {
    owner: ownerOf(customerId),
    secret: own?.secret,
    takeStep: (step: number) => takeStep(tx, customerId, step),
    saveSecret: (secret: string) => saveSecret(tx, customerId, secret),
    hash: (typed: string) => hashCustomerCode(signer, typed),
    takeRecoveryCode: (hash: string) => takeRecoveryCode(tx, { customerId, hash }, now),
  }
  return consumeCode(store, keys, code, now)
}
