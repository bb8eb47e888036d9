import { createHash } from 'node:crypto'
import type { Language } from '../../src/model/language.ts'
import { keepRequest, type Shown } from '../consents/consent-queries.ts'
import { recordConsent, type Said } from '../consents/record-consent.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../platform/durations.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { countWithin } from '../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../platform/mail/mailbox.ts'
import type { Signer } from '../platform/signer.ts'
import {
  changeUnconfirmed,
  confirmConsent,
  deleteUnconfirmed,
  findUnconfirmed,
  hasConsent,
  isConfirmed,
  removeUnconfirmed,
  saveConsent,
} from './newsletter-queries.ts'

/** A link in a mail is good for so long; then the address is forgotten. */
export const CONFIRM_DAYS = 7

export interface NewsletterRequest {
  readonly email: string
  readonly gender?: 'Male' | 'Female' | null
  readonly language: Language
  readonly place: Said['place']
  /** Absent for a page of others, which asks in words of its own. */
  readonly shown?: Shown
}

/**
 * Asks an address whether it wants the newsletter: what counts is its own word, in answer to a mail
 * (double opt-in). Asked again within the hour, no other mail is sent. For an address that has said
 * yes already, and for one that has had enough mails today, nothing happens, and nobody can tell.
 */
export async function requestNewsletter(
  tx: Tx,
  signer: Signer,
  { email: typed, gender = null, language, place, shown }: NewsletterRequest,
  now: number,
): Promise<void> {
  const email = normalEmail(typed)
  if (await changeUnconfirmed(tx, { email, gender, language }, now - HOUR_MS)) return
  if (await isConfirmed(tx, email)) return
  if (
    !(await countWithin(
      tx,
      signer,
      { limit: ATTEMPT_LIMITS.newsletterMail, by: mailboxOf(email) },
      now,
    ))
  )
    return
  const tokenHash = hashToken(tokenOf(signer, email, now))
  await saveConsent(tx, { email, gender, language, tokenHash, askedAt: now })
  const whose = { email, requestHash: tokenHash }
  await recordConsent(
    tx,
    { consent: 'newsletter', act: 'asked', place, ...(shown && { shown }), whose },
    now,
  )
  await enqueue(tx, { kind: 'newsletter-mail', ref: tokenHash, content: { tokenHash } }, now)
}

/** Takes back what was asked for; an address that has confirmed stays. */
export async function cancelNewsletterRequest(tx: Tx, email: string): Promise<void> {
  await removeUnconfirmed(tx, normalEmail(email))
}

/** Whom a mail goes to, and the token in its link; undefined where the request has been cancelled. */
export async function findNewsletterMail(
  db: Db,
  signer: Signer,
  tokenHash: string,
): Promise<{ email: string; language: Language; token: string } | undefined> {
  const found = await findUnconfirmed(db, tokenHash)
  if (!found) return undefined
  const { email, language, askedAt } = found
  return { email, language, token: tokenOf(signer, email, askedAt) }
}

/** Whether the token was good: the address now gets the newsletter. The same one twice is fine. */
export async function confirmNewsletter(
  db: Db,
  token: string,
  shown: Shown,
  now: number,
): Promise<boolean> {
  const since = now - CONFIRM_DAYS * DAY_MS
  const tokenHash = hashToken(token)
  return db.transaction().execute(async (tx) => {
    const email = await confirmConsent(tx, tokenHash, { now, since })
    if (email === undefined) return hasConsent(tx, tokenHash, since)
    await keepRequest(tx, tokenHash)
    const said = { consent: 'newsletter', act: 'given', place: 'newsletter', shown } as const
    await recordConsent(tx, { ...said, whose: { email } }, now)
    return true
  })
}

/** Whether the token is good; changes nothing, whoever follows a link to see where it leads. */
export function isNewsletterToken(db: Db, token: string, now: number): Promise<boolean> {
  return hasConsent(db, hashToken(token), now - CONFIRM_DAYS * DAY_MS)
}

/** Forgets addresses that never answered. */
export function deleteNewsletterRequests(db: Db, now: number): Promise<void> {
  return deleteUnconfirmed(db, now - CONFIRM_DAYS * DAY_MS)
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Made wherever it is needed, so that it is kept nowhere. */
function tokenOf(signer: Signer, email: string, askedAt: number): string {
  return signer.sign('newsletter', `${askedAt} ${email}`)
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
