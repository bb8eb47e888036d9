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

/** A second request within this time is a repeat of the first. */
const PRESS_MS = 10 * 1000
/** How many of a day's mails may be caused by orders. */
const MAX_FOR_ORDERS = 3

/** The storefront of a mail's links, and the mail's language. */
export interface MailLocale {
  readonly language: Language
  readonly storefront: Storefront
}

/**
 * Events that the owner of an account is notified of, because somebody else may have caused them.
 */
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

/** The data of a mail about an account, stored until the mail is sent. */
interface AccountNotice extends MailLocale {
  readonly email: string
  readonly reason: (typeof NOTICE_REASONS)[number]
  /** Set where the link is valid for longer than usual. */
  readonly goodUntil?: number
}

/**
 * Requests a mail with a link to choose a password. Whether the address has an account is looked up
 * when the mail is written, so that the request takes the same steps, and the same time, for every
 * address. Two presses cause one mail.
 */
export function requestPasswordLink(
  tx: Tx,
  { email, ...locale }: MailLocale & { readonly email: string },
  now: number,
): Promise<void> {
  const notice = { ...locale, email: toAddress(email), reason: 'forgot' } as const
  return enqueueOnce(tx, notice, `press-${Math.floor(now / PRESS_MS)}`, now)
}

/** Requests the mail that follows a registration, in the same way. */
export function enqueueRegistrationMail(
  tx: Tx,
  { email, ...locale }: MailLocale & { readonly email: string },
  now: number,
): Promise<void> {
  const notice = { ...locale, email, reason: 'register' } as const
  return enqueueOnce(tx, notice, `registration-${Math.floor(now / PRESS_MS)}`, now)
}

/**
 * Requests the mail that follows an order with sign-up: one for each order, however often this is
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

/** Requests the mail to a person whom a company has added. */
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

/** Notifies the owner of an account of an event, in the language of the visitor who caused it. */
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
 * Only mails that are sent count. The last mail before a pause carries a link that is valid until
 * another mail may be sent: requesting links in somebody's name never locks the owner out.
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
