import { randomUUID } from 'node:crypto'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { countWithin } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import type { Signer } from '../../platform/signer.ts'
import { normalEmail } from '../newsletter.ts'
import { findAvailable, saveRequest } from './restock-queries.ts'

/** How long a request waits before it is deleted. */
export const WAIT_DAYS = 180

export interface RestockRequest {
  readonly articleNumber: string
  readonly email: string
  readonly language: Language
  readonly storefront: Storefront
}

/**
 * `asked` is also the answer where the address has reached today's limit, so that it reveals
 * nothing about others.
 */
export type RestockOutcome = 'asked' | 'instock' | 'unknown'

/** Saves a request for an article, so that one mail is sent once it is back in stock. */
export async function requestRestock(
  tx: Tx,
  signer: Signer,
  { articleNumber, email: typed, language, storefront }: RestockRequest,
  now: number,
): Promise<RestockOutcome> {
  const email = normalEmail(typed)
  const attempt = { limit: ATTEMPT_LIMITS.restockRequest, by: mailboxOf(email) }
  const isWithin = await countWithin(tx, signer, attempt, now)
  const available = await findAvailable(tx, articleNumber, storefront)
  if (available === undefined) return 'unknown'
  if (available > 0) return 'instock'
  if (!isWithin) return 'asked'
  await saveRequest(tx, {
    id: randomUUID(),
    article_number: articleNumber,
    email,
    stop_key: signer.sign('restock', email),
    lang: language,
    storefront,
    asked_at: now,
  })
  return 'asked'
}
