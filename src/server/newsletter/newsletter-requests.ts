import type { Db } from '../platform/db/schema.ts'
import { createAttemptLimiter } from '../platform/http/attempt-limiter.ts'
import { readSecret } from '../platform/secret-queries.ts'
import { type NewsletterRequest, requestNewsletter } from './newsletter.ts'

const MAX_AN_HOUR = 30
const HOUR_MS = 60 * 60 * 1000

export interface NewsletterRequests {
  /** Mails a link to confirm with; refuses with 429 where one network address asks too often. */
  ask(optIn: NewsletterRequest, networkAddress: string): Promise<void>
}

/** One for the shop, so that all ways to ask count together. */
export async function createNewsletterRequests(
  db: Db,
  now: () => number,
): Promise<NewsletterRequests> {
  const secret = await readSecret(db)
  const limits = createAttemptLimiter(MAX_AN_HOUR, HOUR_MS, now)
  return {
    async ask(optIn, networkAddress) {
      limits.count(networkAddress)
      await db.transaction().execute((tx) => requestNewsletter(tx, secret, optIn, now()))
    },
  }
}
