import type { Attempt, AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import { isPasswordOf } from './passwords.ts'

/**
 * Whose password it is; undefined where it is wrong, after the same work for accounts that are unknown
 * or have none. Tries are counted, and refused with 429 after too many; what succeeds does not count.
 */
export async function checkPassword<Found extends { readonly passwordHash: string }>(
  attempts: AttemptLimiter,
  tries: readonly Attempt[],
  find: () => Promise<Found | undefined>,
  password: string,
): Promise<Found | undefined> {
  await attempts.count(...tries)
  const found = await find()
  const isRight = await isPasswordOf(found?.passwordHash || undefined, password)
  if (!found || !isRight) return undefined
  await attempts.forgive(...tries)
  return found
}
