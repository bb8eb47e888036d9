import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { type NewsletterRequest, requestNewsletter } from './newsletter.ts'

export type NewsletterRequestOptions = Pick<Sources, 'db' | 'now' | 'signer' | 'attempts'>

/**
 * Mails a link to confirm with; refuses with 429 where one network address asks too often. All ways to
 * ask count together.
 */
export async function askForNewsletter(
  { db, signer, attempts, now }: NewsletterRequestOptions,
  optIn: NewsletterRequest,
  networkAddress: string,
): Promise<void> {
  await attempts.count({ limit: ATTEMPT_LIMITS.newsletterRequest, by: networkAddress })
  await db.transaction().execute((tx) => requestNewsletter(tx, signer, optIn, now()))
}
