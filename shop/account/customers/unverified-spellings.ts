import type { Db } from '../../platform/db/schema.ts'
import { readSigner } from '../../platform/db/signing-secret.ts'
import { createAttemptLimiter } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'

interface Sources {
  readonly db: Db
  readonly now: () => number
}

/**
 * Writes to an address that nobody has proved, unless its mailbox has had enough of those: whoever
 * opens accounts for a stranger in many spellings floods nobody. The plain spelling is not counted, so
 * that its owner is always written to.
 */
export async function writeToUnverified(
  { db, now }: Sources,
  email: string,
  write: () => Promise<void>,
): Promise<void> {
  const mailbox = mailboxOf(email)
  if (email === mailbox) return write()
  const attempts = createAttemptLimiter({ db, signer: await readSigner(db), now })
  const spelling = { limit: ATTEMPT_LIMITS.mailToUnprovedSpellings, by: mailbox }
  const { count } = await attempts.tally(spelling)
  if (count > ATTEMPT_LIMITS.mailToUnprovedSpellings.max) return
  try {
    await write()
  } catch (error) {
    // The outbox tries it again.
    await attempts.forgive(spelling)
    throw error
  }
}
