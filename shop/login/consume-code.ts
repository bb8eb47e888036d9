import type { SecretKeys } from './secret-keys.ts'
import { decryptSecret, encryptSecret, findStep, isCurrent } from './totp.ts'

/** Where the codes of one person are kept, within a transaction. */
export interface CodeStore {
  /** The owner, as their secret is encrypted for. */
  readonly owner: string
  /** The encrypted secret; nothing where there is none. */
  readonly secret: string | null | undefined
  /** Takes the code of a time step; false where that one or a later one has been taken. */
  readonly takeStep: (step: number) => Promise<boolean>
  /** Keeps the secret as it is encrypted now. */
  readonly saveSecret: (secret: string, step: number) => Promise<void>
  /** What is kept of a recovery code; undefined for what is none. */
  readonly hash: (code: string) => string | undefined
  readonly takeRecoveryCode: (hash: string) => Promise<boolean>
}

/** Takes a code of an app or a recovery code, once; answers which it was. */
export async function consumeCode(
  store: CodeStore,
  keys: SecretKeys,
  code: string,
  now: number,
): Promise<'app' | 'recovery' | undefined> {
  const { owner } = store
  const hash = store.hash(code)
  if (hash) return (await store.takeRecoveryCode(hash)) ? 'recovery' : undefined
  if (!store.secret) return undefined
  const secret = decryptSecret(keys, owner, store.secret)
  const step = findStep(secret, code, now)
  if (step === undefined || !(await store.takeStep(step))) return undefined
  if (!isCurrent(keys, store.secret)) {
    await store.saveSecret(encryptSecret(keys, owner, secret), step)
  }
  return 'app'
}
