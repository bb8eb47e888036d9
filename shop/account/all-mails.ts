import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'
import { type AccountMailSources, sendAccountMail } from './account-mail.ts'
import { erasureMails } from './privacy/erasure-mail.ts'
import { emailChangeMails } from './profile/email-change-mails.ts'
import { companyMails } from './registration/company-mails.ts'

interface AccountMailing extends AccountMailSources {
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}

/** What the outbox mails of accounts: links, news, applications of companies, the last one. */
export function mailsOfAccounts(mailing: AccountMailing) {
  return {
    ...erasureMails(mailing),
    ...emailChangeMails(mailing),
    ...companyMails(mailing),
    'account-mail': (entry: OutboxEntry) => sendAccountMail(mailing, entry, mailing.post),
  }
}
