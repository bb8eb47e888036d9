import type { Language } from '../../src/model/language.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { NEWSLETTER_UNSUBSCRIBE_PATH } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { MINUTE_MS } from '../platform/durations.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { countWithin } from '../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { hashLinkToken, newLinkToken } from '../platform/mail/link-token.ts'
import { mailboxOf } from '../platform/mail/mailbox.ts'
import { prefixOf } from '../platform/pages/page-context.ts'
import type { Signer } from '../platform/signer.ts'
import { normalEmail } from './newsletter.ts'
import { findSubscriber, findSubscription, removeConsent } from './newsletter-queries.ts'

/**
 * The data of an unsubscribe link: it names a subscription, not an address, and is valid as long as
 * the subscription.
 */
export interface UnsubscribeLink {
  readonly id: string
  readonly key: string
}

/** The path of the unsubscribe link in every newsletter. */
export function unsubscribePath(
  signer: Signer,
  { tokenHash, language }: { readonly tokenHash: string; readonly language: Language },
): string {
  const prefix = prefixOf({ language, storefront: 'sport' })
  const key = signer.sign('unsubscribe', tokenHash)
  return `${prefix}${NEWSLETTER_UNSUBSCRIBE_PATH}?${new URLSearchParams({ id: tokenHash, key })}`
}

/** Whether the link's subscription exists. Following a link changes nothing. */
export async function isSubscribed(
  db: Db,
  signer: Signer,
  link: UnsubscribeLink,
): Promise<boolean> {
  if (!signer.verify('unsubscribe', link.id, link.key)) return false
  return (await findSubscriber(db, link.id)) !== undefined
}

/** Ends the link's subscription, if it still exists. */
export async function unsubscribe(
  db: Db,
  signer: Signer,
  { id, key }: UnsubscribeLink,
  now: number,
): Promise<void> {
  if (!signer.verify('unsubscribe', id, key)) return
  await inTransaction(db, async (tx) => {
    const subscriber = await findSubscriber(tx, id)
    if (!subscriber || !(await removeConsent(tx, subscriber.email))) return
    const event = { consent: 'newsletter', act: 'withdrawn', place: 'newsletter' } as const
    await recordConsent(tx, { ...event, owner: { email: subscriber.email } }, now)
  })
}

/**
 * Mails the link to a subscribed address. Every other address takes the same steps, and is sent
 * nothing.
 */
export async function requestUnsubscribeLink(
  tx: Tx,
  signer: Signer,
  typed: string,
  now: number,
): Promise<void> {
  const email = normalEmail(typed)
  const attempt = { limit: ATTEMPT_LIMITS.unsubscribeMail, by: mailboxOf(email) }
  if (!(await countWithin(tx, signer, attempt, now))) return
  const tokenHash = (await findSubscription(tx, email)) ?? hashLinkToken(newLinkToken())
  const ref = `${tokenHash} ${Math.floor(now / MINUTE_MS)}`
  await enqueue(tx, { kind: 'newsletter-unsubscribe-mail', ref, content: { tokenHash } }, now)
}
