import * as v from 'valibot'
import { makeLink } from '../../login/principal-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import type { Db } from '../../platform/db/schema.ts'
import { MINUTE_MS } from '../../platform/durations.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import { hashLinkToken } from '../../platform/mail/link-token.ts'
import type { Mailing, MailTemplate } from '../../platform/mail/mail-template.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { NOTICE_REASONS, SECURITY_EVENTS } from './account-notices.ts'
import { deleteMailAddress, extendLink } from './account-queries.ts'
import { type AccountTemplate, accountTemplate, isSecurityEvent } from './account-template.ts'
import { type Account, findAccount } from './customer-queries.ts'
import {
  CONFIRM_PATH,
  FIRST_LINK_HOURS,
  FORGOT_PATH,
  LINK_MINUTES,
  PASSWORD_PATH,
  UNVERIFIED_DAYS,
} from './paths.ts'
import { writeToUnverified } from './unverified-spellings.ts'

const noticeSchema = v.object({
  email: v.string(),
  reason: v.picklist(NOTICE_REASONS),
  language: v.picklist(['sv', 'en']),
  storefront: v.picklist(['sport', 'professional']),
  goodUntil: v.optional(v.number()),
})
type Notice = v.InferOutput<typeof noticeSchema>

interface AccountMailing extends Mailing {
  /** Opens the account that a registration of this address asks for. */
  readonly openRegistered: (db: Db, email: string, now: number) => Promise<Account | undefined>
}

/**
 * Mails the owner of an account. The link is made only now, so that its token is stored nowhere. An
 * address without an account gets no mail. A mail that is sent again carries another link; using
 * one invalidates the others.
 */
export async function sendAccountMail(
  mailing: AccountMailing,
  { id, content }: OutboxEntry,
): Promise<void> {
  const { db, post, openRegistered, now = Date.now } = mailing
  const { success, output: request } = v.safeParse(noticeSchema, content)
  // The mail has been sent before, and only the note of it was lost.
  if (!success) return
  const isRegistration = request.reason === 'register'
  const account = isRegistration
    ? await openRegistered(db, request.email, now())
    : await findAccount(db, request.email)
  if (account) {
    const notice = { ...request, language: account.language ?? request.language }
    const write = async () =>
      post(id, notice.email, await writeNotice({ ...mailing, now }, notice, account))
    const isAnyones = account.passwordHash === '' && request.reason !== 'invited'
    await (isAnyones ? writeToUnverified({ db, now }, request.email, write) : write())
  }
  await deleteMailAddress(db, id)
}

async function writeNotice(
  { db, shop, shopUrl, now }: Required<Mailing>,
  notice: Notice,
  account: Account,
): Promise<MailTemplate> {
  const template = choose(notice, account)
  const url = (path: string) => shopUrl() + linkTo(notice, path)
  const token = isSecurityEvent(template)
    ? undefined
    : await makeLink(db, CUSTOMERS, account.id, now())
  if (token && notice.goodUntil) await extendLink(db, hashLinkToken(token), notice.goodUntil)
  const links = {
    chooseUrl: token ? `${url(pathOf(template))}?token=${token}` : url(FORGOT_PATH),
    loginUrl: url('/login'),
    hours: FIRST_LINK_HOURS,
    minutes: minutesOf(notice, now()),
    days: UNVERIFIED_DAYS,
  }
  return accountTemplate(shop, notice.language, template, links)
}

function pathOf(template: AccountTemplate): string {
  return template === 'confirm' ? CONFIRM_PATH : PASSWORD_PATH
}

function minutesOf({ goodUntil = 0 }: Notice, now: number): number {
  return Math.max(LINK_MINUTES, Math.floor((goodUntil - now) / MINUTE_MS))
}

function choose({ reason }: Notice, { passwordHash }: Account): AccountTemplate {
  const event = SECURITY_EVENTS.find((it) => it === reason)
  if (event) return event
  if (passwordHash === '' && reason === 'invited') return 'invited'
  if (passwordHash === '') return reason === 'register' ? 'confirm' : 'new'
  if (reason === 'register') return 'known'
  return reason === 'signup' ? 'exists' : 'forgot'
}
