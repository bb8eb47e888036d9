import type { Db } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'
import { type AttemptLimit, createAttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import { mailboxOf } from '../platform/mail/mailbox.ts'
import { readSigner } from '../platform/signer.ts'

/** A day, of all of them together. */
const TO_SPELLINGS: AttemptLimit = {
  name: 'mail to unproved spellings',
  max: 8,
  windowMs: DAY_MS,
}

interface Sources {
  readonly db: Db
  readonly now: () => number
}

/**
 * Writes to an address that nobody has proved, unless its mailbox has had enough of those: whoever
 * opens accounts for a stranger in many spellings floods nobody. The plain spelling is not counted, so
 * that its owner is always written to.
 */
export async function writeToUnproved(
  { db, now }: Sources,
  email: string,
  write: () => Promise<void>,
): Promise<void> {
  const mailbox = mailboxOf(email)
  if (email === mailbox) return write()
  const attempts = createAttemptLimiter({ db, signer: await readSigner(db), now })
  const spelling = { limit: TO_SPELLINGS, by: mailbox }
  const { count } = await attempts.tally(spelling)
  if (count > TO_SPELLINGS.max) return
  try {
    await write()
  } catch (error) {
    // The outbox tries it again.
    await attempts.forgive(spelling)
    throw error
  }
}
