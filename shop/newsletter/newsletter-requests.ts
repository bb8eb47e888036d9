import { HOUR_MS } from '../platform/durations.ts'
import type { Sources } from '../platform/http/sources.ts'
import type { AttemptLimit } from '../platform/limits/attempt-limiter.ts'
import { type NewsletterRequest, requestNewsletter } from './newsletter.ts'

const PER_ADDRESS: AttemptLimit = { name: 'newsletter request', max: 30, windowMs: HOUR_MS }

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
  await attempts.count({ limit: PER_ADDRESS, by: networkAddress })
  await db.transaction().execute((tx) => requestNewsletter(tx, signer, optIn, now()))
}
