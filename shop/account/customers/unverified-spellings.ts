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
 * Mails an unverified address, unless its mailbox has received enough of these mails: opening
 * accounts for a stranger in many spellings of the address floods nobody. The plain spelling is not
 * counted, so that its owner always gets the mail.
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
    // The outbox will retry it.
    await attempts.forgive(spelling)
    throw error
  }
}
