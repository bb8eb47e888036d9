import { createHash, createHmac } from 'node:crypto'
import type { Language } from '../../model/language.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { countMails, enqueue } from '../platform/jobs/outbox.ts'
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

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A link in a mail is good for so long; then the address is forgotten. */
export const CONFIRM_DAYS = 7
/** Whoever asks: nobody is sent more mails than these in a day. */
const MAILS_A_DAY = 3

export interface NewsletterRequest {
  readonly email: string
  readonly gender?: 'Male' | 'Female' | null
  readonly language: Language
}

/**
 * Asks an address whether it wants the newsletter: what counts is its own word, in answer to a mail
 * (double opt-in). Asked again within the hour, no other mail is sent. For an address that has said
 * yes already, and for one that has had enough mails today, nothing happens, and nobody can tell.
 */
export async function requestNewsletter(
  tx: Tx,
  secret: Buffer,
  { email: typed, gender = null, language }: NewsletterRequest,
  now: number,
): Promise<void> {
  const email = normalEmail(typed)
  if (await changeUnconfirmed(tx, { email, gender, language }, now - HOUR_MS)) return
  if (await isConfirmed(tx, email)) return
  const about = hashAddress(secret, email)
  const asked = { kind: 'newsletter-mail', prefix: about, since: now - DAY_MS } as const
  if ((await countMails(tx, asked)) >= MAILS_A_DAY) return
  const tokenHash = hashToken(tokenOf(secret, email, now))
  await saveConsent(tx, { email, gender, language, tokenHash, askedAt: now })
  const entry = { kind: 'newsletter-mail', ref: `${about}.${now}`, content: { tokenHash } } as const
  await enqueue(tx, entry, now)
}

/** Takes back what was asked for; an address that has confirmed stays. */
export async function cancelNewsletterRequest(tx: Tx, email: string): Promise<void> {
  await removeUnconfirmed(tx, normalEmail(email))
}

/** Whom a mail goes to, and the token in its link; undefined where the request was withdrawn. */
export async function findNewsletterMail(
  db: Db,
  secret: Buffer,
  tokenHash: string,
): Promise<{ email: string; language: Language; token: string } | undefined> {
  const found = await findUnconfirmed(db, tokenHash)
  if (!found) return undefined
  const { email, language, askedAt } = found
  return { email, language, token: tokenOf(secret, email, askedAt) }
}

/** Whether the token was good: the address now gets the newsletter. */
export function confirmNewsletter(db: Db, token: string, now: number): Promise<boolean> {
  return confirmConsent(db, hashToken(token), { now, since: now - CONFIRM_DAYS * DAY_MS })
}

/** Whether the token is good; changes nothing, whoever follows a link to see where it leads. */
export function isNewsletterToken(db: Db, token: string, now: number): Promise<boolean> {
  return hasConsent(db, hashToken(token), now - CONFIRM_DAYS * DAY_MS)
}

/** Forgets addresses that never answered. */
export function deleteNewsletterRequests(db: Db, now: number): Promise<void> {
  return deleteUnconfirmed(db, now - CONFIRM_DAYS * DAY_MS)
}

function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Derived where it is needed, so that it is stored nowhere. */
function tokenOf(secret: Buffer, email: string, askedAt: number): string {
  return createHmac('sha256', secret).update(`newsletter ${askedAt} ${email}`).digest('base64url')
}

/** Names an address in the outbox without telling it. */
function hashAddress(secret: Buffer, email: string): string {
  return createHmac('sha256', secret).update(`newsletter address ${email}`).digest('base64url')
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
