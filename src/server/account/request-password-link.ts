import { createHmac } from 'node:crypto'
import type { Language } from '../../model/language.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Tx } from '../platform/db/schema.ts'
import { countMails, enqueue } from '../platform/jobs/outbox.ts'
import { readSecret } from '../platform/secret-queries.ts'
import { toAddress } from './address.ts'

/** A second press is the same request for so long. */
const PRESS_MS = 10 * 1000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Whoever asks: nobody is sent more links than these in an hour, or for orders in a day. */
const MAILS = 3

/** Where a mail's links lead, and in which language it is written. */
export interface MailPlace {
  readonly language: Language
  readonly storefront: Storefront
}

/** What is kept of a mail about an account until it has been sent. */
export interface AccountNotice extends MailPlace {
  readonly email: string
  readonly reason: 'signup' | 'forgot' | 'chosen'
}

/**
 * Asks for a mail with a link to choose a password. Whether the address has an account is looked up
 * when the mail is written, so that asking takes the same steps, and the same time, for every
 * address. Pressed twice, one mail is sent.
 */
export function requestPasswordLink(
  tx: Tx,
  { email, ...place }: MailPlace & { readonly email: string },
  now: number,
): Promise<void> {
  const notice = { ...place, email: toAddress(email), reason: 'forgot' } as const
  return enqueueOnce(tx, notice, {
    about: `press-${Math.floor(now / PRESS_MS)}`,
    since: now - HOUR_MS,
    now,
  })
}

/**
 * Asks for the mail that follows an order with sign-up: one for each order, however often it is
 * called.
 */
export function enqueueSignUpMail(
  tx: Tx,
  { orderId, email, ...place }: MailPlace & { readonly orderId: string; readonly email: string },
  now: number,
): Promise<void> {
  const notice = { ...place, email, reason: 'signup' } as const
  return enqueueOnce(tx, notice, { about: orderId, since: now - DAY_MS, now })
}

interface MailLimit {
  readonly about: string
  readonly since: number
  readonly now: number
}

async function enqueueOnce(
  tx: Tx,
  notice: AccountNotice,
  { about, since, now }: MailLimit,
): Promise<void> {
  const mark = hashAddress(await readSecret(tx), notice.email)
  const kind = 'account-mail'
  if ((await countMails(tx, { kind, prefix: mark, since })) >= MAILS) return
  await enqueue(tx, { kind, ref: `${mark}.${about}`, content: notice }, now)
}

/** Names an address in the outbox without telling it. */
function hashAddress(secret: Buffer, email: string): string {
  return createHmac('sha256', secret).update(`account address ${email}`).digest('base64url')
}
