import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { readSigner } from '../../platform/db/signing-secret.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import type { AttemptWindow } from '../../platform/limits/attempt-limit-queries.ts'
import { countWindow, forgiveWithin } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { toAddress } from './customer-queries.ts'

const { accountMailHourly: HOURLY, accountMailDaily: DAILY } = ATTEMPT_LIMITS

/** A second request within so long is a repeat of the first. */
const PRESS_MS = 10 * 1000
/** Of those of a day, so many may be for orders. */
const MAX_FOR_ORDERS = 3

/** Where a mail's links lead, and in which language it is written. */
export interface MailLocale {
  readonly language: Language
  readonly storefront: Storefront
}

/** News: what was done, to an owner who may not have done it. */
export const SECURITY_EVENTS = [
  ...(['chosen', 'cleared', 'ended', 'codeson', 'codesoff', 'codesnew', 'recovered'] as const),
  ...(['passkeyadded', 'passkeyremoved'] as const),
] as const
export const NOTICE_REASONS = [
  'signup',
  'forgot',
  'register',
  'invited',
  ...SECURITY_EVENTS,
] as const

/** What is kept of a mail about an account until it has been sent. */
interface AccountNotice extends MailLocale {
  readonly email: string
  readonly reason: (typeof NOTICE_REASONS)[number]
  /** Where the link is good for longer than others. */
  readonly goodUntil?: number
}

/**
 * Asks for a mail with a link to choose a password. Whether the address has an account is looked up
 * when the mail is written, so that asking takes the same steps, and the same time, for every
 * address. Pressed twice, one mail is sent.
 */
export function requestPasswordLink(
  tx: Tx,
  { email, ...locale }: MailLocale & { readonly email: string },
  now: number,
): Promise<void> {
  const notice = { ...locale, email: toAddress(email), reason: 'forgot' } as const
  return enqueueOnce(tx, notice, `press-${Math.floor(now / PRESS_MS)}`, now)
}

/** Asks for the mail that follows a registration, in the same way. */
export function enqueueRegistrationMail(
  tx: Tx,
  { email, ...locale }: MailLocale & { readonly email: string },
  now: number,
): Promise<void> {
  const notice = { ...locale, email, reason: 'register' } as const
  return enqueueOnce(tx, notice, `registration-${Math.floor(now / PRESS_MS)}`, now)
}

/**
 * Asks for the mail that follows an order with sign-up: one for each order, however often it is
 * called.
 */
export function enqueueSignUpMail(
  tx: Tx,
  { orderId, email, ...locale }: MailLocale & { readonly orderId: string; readonly email: string },
  now: number,
): Promise<void> {
  const notice = { ...locale, email, reason: 'signup' } as const
  return enqueueOnce(tx, notice, orderId, now)
}

/** Asks for the mail to a person whom a company has added. */
export function enqueueInvitation(
  tx: Tx,
  { id, ...invited }: MailLocale & { readonly id: string; readonly email: string },
  now: number,
): Promise<void> {
  return enqueueOnce(tx, { ...invited, reason: 'invited' }, `invitation-${id}`, now)
}

interface SecurityEvent {
  readonly id: string
  readonly email: string
  readonly reason: (typeof SECURITY_EVENTS)[number]
}

/** Mails the owner of an account what was done to it, in the language of who did it. */
export async function notifyOwner(
  tx: Tx,
  { language, storefront }: MailLocale,
  { id, email, reason }: SecurityEvent,
  now: number,
): Promise<void> {
  const content: AccountNotice = { reason, email, language, storefront }
  await enqueue(tx, { kind: 'account-mail', ref: `${reason} ${id} ${now}`, content }, now)
}

/**
 * Only what is sent counts. The mail that is the last for a while carries a link that is good until
 * there may be another one: whoever asks for links in somebody's name never keeps the owner out.
 */
async function enqueueOnce(
  tx: Tx,
  notice: AccountNotice,
  about: string,
  now: number,
): Promise<void> {
  const signer = await readSigner(tx)
  const counted = [HOURLY, DAILY].map((limit) => ({ limit, by: notice.email }))
  const windows: AttemptWindow[] = []
  for (const it of counted) windows.push(await countWindow(tx, signer, it, now))
  const content = { ...notice, ...lastingLink(windows) }
  const ref = `${signer.sign('account', notice.email)}.${about}`
  const isSent =
    isWithin(windows, notice) && (await enqueue(tx, { kind: 'account-mail', ref, content }, now))
  if (!isSent) await forgiveWithin(tx, signer, counted, now)
}

function isWithin([hour, day]: readonly AttemptWindow[], { reason }: AccountNotice): boolean {
  if (reason === 'signup') return (day?.count ?? 0) <= MAX_FOR_ORDERS
  return (hour?.count ?? 0) <= HOURLY.max && (day?.count ?? 0) <= DAILY.max
}

function lastingLink([hour, day]: readonly AttemptWindow[]): Pick<AccountNotice, 'goodUntil'> {
  if (day && day.count >= DAILY.max) return { goodUntil: day.endsAt }
  return hour && hour.count >= HOURLY.max ? { goodUntil: hour.endsAt } : {}
}
