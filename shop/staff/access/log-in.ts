import { checkPassword } from '../../login/check-password.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { findByEmail, type StaffCredentials } from './member-queries.ts'

const FREE_TRIES = 3
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 4000

interface Attempt {
  readonly email: string
  readonly password: string
  /** The IP address. */
  readonly address: string
}

/**
 * Returns the owner of the password, or undefined where it is wrong, after the same work for
 * accounts that do not exist. Guessing slows down everybody's login to an account, and is refused
 * to the one IP address that guesses.
 */
export async function checkStaffPassword(
  { db, attempts, wait }: Pick<StaffOptions, 'db' | 'attempts' | 'wait'>,
  { email, password, address }: Attempt,
): Promise<StaffCredentials | undefined> {
  const name = email.trim().toLowerCase()
  const tries = [
    { limit: ATTEMPT_LIMITS.staffLoginFromAddress, by: address },
    { limit: ATTEMPT_LIMITS.staffLoginToAccount, by: `${address} ${name}` },
  ]
  const slowed = { limit: ATTEMPT_LIMITS.staffLoginSlowed, by: name }
  const findSlowly = async () => {
    const { count } = await attempts.tally(slowed)
    await wait(delayOf(count))
    return findByEmail(db, name)
  }
  const member = await checkPassword(attempts, tries, findSlowly, password)
  if (member) await attempts.forgive(slowed)
  return member
}

function delayOf(tries: number): number {
  if (tries <= FREE_TRIES) return 0
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - FREE_TRIES - 1, 20), MAX_WAIT_MS)
}
