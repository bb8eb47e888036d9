import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { Mailing } from '../platform/mail/mail-template.ts'
import { sendAccountMail } from './customers/account-mail.ts'
import { erasureMails } from './privacy/erase-account.ts'
import { emailChangeMails } from './profile/email-change-mails.ts'
import { companyMails } from './registration/company-mails.ts'
import { openRegistered } from './registration/open-registered.ts'

/**
 * The outbox mails of accounts: links, security notices, companies' applications, and the mail
 * after an erasure.
 */
export function mailsOfAccounts(mailing: Mailing) {
  return {
    ...erasureMails(mailing),
    ...emailChangeMails(mailing),
    ...companyMails(mailing),
    'account-mail': (entry: OutboxEntry) => sendAccountMail({ ...mailing, openRegistered }, entry),
  }
}
