import { createHash, randomBytes } from 'node:crypto'
import { recordConsent } from '../platform/consents/record-consent.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { type AttemptLimit, countWithin } from '../platform/limits/attempt-limiter.ts'
import { mailboxOf } from '../platform/mail/mailbox.ts'
import { NEWSLETTER_LEAVE_PATH } from '../platform/shop-paths.ts'
import type { Signer } from '../platform/signer.ts'
import { findSubscriber, findSubscription, removeConsent } from './newsletter-queries.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Nobody is sent more of these mails, no matter who asks. */
const PER_EMAIL: AttemptLimit = { name: 'unsubscribe mail', max: 3, windowMs: DAY_MS }

/** Of a mail's link: it names a subscription, not an address, and is good for as long as that is. */
export interface LeaveLink {
  readonly id: string
  readonly key: string
}

/** What stands in every newsletter's mail, after the prefix of a language. */
export function leavePath(signer: Signer, tokenHash: string): string {
  const key = signer.sign('unsubscribe', tokenHash)
  return `${NEWSLETTER_LEAVE_PATH}?${new URLSearchParams({ id: tokenHash, key })}`
}

/** Whether the link is of a subscription that stands; a look changes nothing. */
export async function isSubscribed(db: Db, signer: Signer, link: LeaveLink): Promise<boolean> {
  if (!signer.verify('unsubscribe', link.id, link.key)) return false
  return (await findSubscriber(db, link.id)) !== undefined
}

/** Ends the subscription of a link; false where there is none, or none any more. */
export async function leaveNewsletter(
  db: Db,
  signer: Signer,
  { id, key }: LeaveLink,
  now: number,
): Promise<boolean> {
  if (!signer.verify('unsubscribe', id, key)) return false
  return db.transaction().execute(async (tx) => {
    const found = await findSubscriber(tx, id)
    if (!found || !(await removeConsent(tx, found.email))) return false
    const said = { consent: 'newsletter', act: 'withdrawn', place: 'newsletter' } as const
    await recordConsent(tx, { ...said, whose: { email: found.email } }, now)
    return true
  })
}

/**
 * Mails the link to an address that gets the newsletter. For every other one the same is done, and
 * nothing is sent.
 */
export async function requestLeaveLink(
  tx: Tx,
  signer: Signer,
  typed: string,
  now: number,
): Promise<void> {
  const email = typed.trim().toLowerCase()
  if (!(await countWithin(tx, signer, { limit: PER_EMAIL, by: mailboxOf(email) }, now))) return
  const nobody = createHash('sha256').update(randomBytes(32)).digest('hex')
  const tokenHash = (await findSubscription(tx, email)) ?? nobody
  const ref = `${tokenHash} ${Math.floor(now / MINUTE_MS)}`
  await enqueue(tx, { kind: 'newsletter-leave-mail', ref, content: { tokenHash } }, now)
}
