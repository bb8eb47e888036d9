import type { Attempt, AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import { isPasswordOf } from './passwords.ts'

/**
 * Returns the owner of the password, or undefined where it is wrong, after the same work for
 * accounts that do not exist or have no password. Attempts are counted, and refused with 429 after
 * too many; successful ones do not count.
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
