import * as v from 'valibot'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import { hashLinkToken, newLinkToken } from '../../platform/mail/link-token.ts'
import type { Block, Mailing, MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { type Account, findAccount } from '../customers/customer-queries.ts'
import { CHANGE_EMAIL_PATH, CHANGE_HOURS, STOP_DAYS, STOP_EMAIL_PATH } from '../customers/paths.ts'
import { type ChangeLink, type EmailChange, findChange, saveLink } from './email-change-queries.ts'

const contentSchema = v.object({ id: v.string(), to: v.picklist(['new', 'old']) })

/** Mails about a change of address; they contain only the address that they go to. */
export function emailChangeMails({ db, shop, shopUrl, post }: Mailing) {
  return {
    async 'email-change-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { id: changeId, to } = v.parse(contentSchema, content)
      const change = await findChange(db, changeId)
      if (!change || change.stoppedAt !== null) return
      if (to === 'old') return post(id, change.oldEmail, await stopMail(change))
      if (change.changedAt !== null) return
      const taken = await findAccount(db, change.newEmail)
      const mail = taken ? takenMail(change, taken) : await confirmMail(change)
      await post(id, change.newEmail, mail)
    },
  }

  async function confirmMail(change: EmailChange): Promise<MailTemplate> {
    const url = await linkOf(change, 'token_hash', CHANGE_EMAIL_PATH)
    return template(change, 'confirm', { url, values: { hours: CHANGE_HOURS } })
  }

  async function stopMail(change: EmailChange): Promise<MailTemplate> {
    const url = await linkOf(change, 'stop_hash', STOP_EMAIL_PATH)
    return template(change, 'stop', { url, values: { days: STOP_DAYS } })
  }

  /** In the language of the account's owner. */
  function takenMail(change: EmailChange, { language }: Account): MailTemplate {
    const own = { ...change, language: language ?? change.language }
    return template(own, 'taken', { url: `${shopUrl()}${linkTo(own, '/login')}` })
  }

  /** Created when the mail is written, so that the token is stored nowhere. */
  async function linkOf(change: EmailChange, link: ChangeLink, path: string): Promise<string> {
    const token = newLinkToken()
    await saveLink(db, change.id, link, hashLinkToken(token))
    return `${shopUrl()}${linkTo(change, path)}?token=${token}`
  }

  function template({ language }: EmailChange, name: string, { url, values = {} }: MailLink) {
    const t = shop.text(language)
    const key = `mail.email.${name}`
    const blocks: Block[] = [
      { kind: 'text', text: t(key) },
      { kind: 'link', text: t(`${key}.link`), url },
      { kind: 'note', text: t(`${key}.note`, values) },
    ]
    return { language, subject: t(`${key}.subject`), blocks, sender: senderLines(shop, language) }
  }
}

interface MailLink {
  readonly url: string
  readonly values?: Readonly<Record<string, number>>
}
