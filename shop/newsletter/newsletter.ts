import { randomBytes } from 'node:crypto'
import type { Language } from '../../src/model/language.ts'
import { type DisplayedWords, keepRequest } from '../consents/consent-queries.ts'
import { type ConsentStatement, recordConsent } from '../consents/record-consent.ts'
import { holdName } from '../platform/db/hold.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../platform/durations.ts'
import type { Sources } from '../platform/http/sources.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { countWithin } from '../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { hashLinkToken } from '../platform/mail/link-token.ts'
import { mailboxOf } from '../platform/mail/mailbox.ts'
import type { Signer } from '../platform/signer.ts'
import {
  changeUnconfirmed,
  confirmConsent,
  deleteUnconfirmed,
  findUnconfirmed,
  hasConsent,
  isConfirmed,
  removeConsent,
  removeUnconfirmed,
  saveConfirmed,
  saveConsent,
} from './newsletter-queries.ts'

/** How long a mailed link is valid; then the address is forgotten. */
export const CONFIRM_DAYS = 7

export interface NewsletterRequest {
  readonly email: string
  readonly gender?: 'Male' | 'Female' | null
  readonly language: Language
  readonly place: ConsentStatement['place']
  /** Absent for a page of another site, which uses its own words. */
  readonly shown?: DisplayedWords
}

/**
 * Asks an address by mail to confirm that it wants the newsletter (double opt-in). A repeated
 * request within the hour sends no other mail. For an address that is subscribed, or has received
 * enough mails today, nothing happens, and the answer does not reveal it.
 */
export async function requestNewsletter(
  tx: Tx,
  signer: Signer,
  { email: typed, gender = null, language, place, shown }: NewsletterRequest,
  now: number,
): Promise<void> {
  const email = normalEmail(typed)
  await holdName(tx, `newsletter to ${email}`)
  if (await changeUnconfirmed(tx, { email, gender, language }, now - HOUR_MS)) return
  if (await isConfirmed(tx, email)) return
  const attempt = { limit: ATTEMPT_LIMITS.newsletterMail, by: mailboxOf(email) }
  if (!(await countWithin(tx, signer, attempt, now))) return
  const tokenHash = hashLinkToken(tokenOf(signer, email, now))
  await saveConsent(tx, { email, gender, language, tokenHash, askedAt: now })
  const owner = { email, requestHash: tokenHash }
  await recordConsent(
    tx,
    { consent: 'newsletter', act: 'asked', place, ...(shown && { displayed: shown }), owner },
    now,
  )
  await enqueue(tx, { kind: 'newsletter-mail', ref: tokenHash, content: { tokenHash } }, now)
}

/** Cancels a request; a confirmed address stays subscribed. */
export async function cancelNewsletterRequest(tx: Tx, email: string): Promise<void> {
  await removeUnconfirmed(tx, normalEmail(email))
}

/**
 * Returns the recipient of a mail and the token of its link; undefined where the request has been
 * cancelled.
 */
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

/**
 * Subscribes the address of a valid token; returns false where the token is invalid. Using it twice
 * is fine.
 */
export async function confirmNewsletter(
  db: Db,
  token: string,
  shown: DisplayedWords,
  now: number,
): Promise<boolean> {
  const since = now - CONFIRM_DAYS * DAY_MS
  const tokenHash = hashLinkToken(token)
  return inTransaction(db, async (tx) => {
    const email = await confirmConsent(tx, tokenHash, { now, since })
    if (email === undefined) return hasConsent(tx, tokenHash, since)
    await keepRequest(tx, tokenHash)
    const event = {
      consent: 'newsletter',
      act: 'given',
      place: 'newsletter',
      displayed: shown,
    } as const
    await recordConsent(tx, { ...event, owner: { email } }, now)
    return true
  })
}

/** Whether a token is valid. Following a link changes nothing. */
export function isNewsletterToken(db: Db, token: string, now: number): Promise<boolean> {
  return hasConsent(db, hashLinkToken(token), now - CONFIRM_DAYS * DAY_MS)
}

/** Deletes requests that were never confirmed. */
export function deleteNewsletterRequests(db: Db, now: number): Promise<void> {
  return deleteUnconfirmed(db, now - CONFIRM_DAYS * DAY_MS)
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Derived wherever it is needed, so that it is stored nowhere. */
function tokenOf(signer: Signer, email: string, askedAt: number): string {
  return signer.sign('newsletter', `${askedAt} ${email}`)
}

export type NewsletterRequestOptions = Pick<Sources, 'db' | 'now' | 'signer' | 'attempts'>

/**
 * Mails a link to confirm; refuses with 429 where an IP address asks too often. All ways to
 * subscribe count together.
 */
export async function takeNewsletterRequest(
  { db, signer, attempts, now }: NewsletterRequestOptions,
  optIn: NewsletterRequest,
  networkAddress: string,
): Promise<void> {
  await attempts.count({ limit: ATTEMPT_LIMITS.newsletterRequest, by: networkAddress })
  await inTransaction(db, (tx) => requestNewsletter(tx, signer, optIn, now()))
}

/** A customer's choice in the account, where the address is verified already. */
interface ConsentChoice {
  readonly email: string
  /** The words that the customer agreed to; undefined for a no. */
  readonly shown: DisplayedWords | undefined
}

/** Subscribes or unsubscribes a customer. */
export async function changeOwnConsent(
  db: Db,
  { email, shown }: ConsentChoice,
  now: number,
): Promise<void> {
  const event = { consent: 'newsletter', place: 'account', owner: { email } } as const
  await inTransaction(db, async (tx) => {
    if (!shown) {
      if (await removeConsent(tx, email)) {
        await recordConsent(tx, { ...event, act: 'withdrawn' }, now)
      }
      return
    }
    const { language } = shown
    const tokenHash = randomBytes(32).toString('hex')
    const consent = { email, language, tokenHash, gender: null, askedAt: now }
    if (!(await saveConfirmed(tx, consent))) return
    await recordConsent(tx, { ...event, act: 'given', displayed: shown }, now)
  })
}
