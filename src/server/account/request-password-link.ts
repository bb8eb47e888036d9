import type { Language } from '../../model/language.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import {
  type AttemptLimit,
  countWithin,
  forgiveWithin,
} from '../platform/limits/attempt-limiter.ts'
import { readSigner } from '../platform/signer.ts'
import { toAddress } from './address.ts'

/** A second request within so long is a repeat of the first. */
const PRESS_MS = 10 * 1000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Nobody is sent more links than these, no matter who asks; for orders, the limit of a day counts. */
const MAX_MAILS = 3
const HOURLY: AttemptLimit = { name: 'account mail, hourly', max: MAX_MAILS, windowMs: HOUR_MS }
const DAILY: AttemptLimit = { name: 'account mail, daily', max: MAX_MAILS, windowMs: DAY_MS }

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
  return enqueueOnce(tx, notice, `press-${Math.floor(now / PRESS_MS)}`, now)
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
  return enqueueOnce(tx, notice, orderId, now)
}

async function enqueueOnce(
  tx: Tx,
  notice: AccountNotice,
  about: string,
  now: number,
): Promise<void> {
  const signer = await readSigner(tx)
  const counted = [HOURLY, DAILY].map((limit) => ({ limit, by: notice.email }))
  const [isWithinHour, isWithinDay] = [
    await countWithin(tx, signer, { limit: HOURLY, by: notice.email }, now),
    await countWithin(tx, signer, { limit: DAILY, by: notice.email }, now),
  ]
  if (!(notice.reason === 'signup' ? isWithinDay : isWithinHour)) return
  const ref = `${signer.sign('account', notice.email)}.${about}`
  const isNew = await enqueue(tx, { kind: 'account-mail', ref, content: notice }, now)
  if (!isNew) await forgiveWithin(tx, signer, counted, now)
}
