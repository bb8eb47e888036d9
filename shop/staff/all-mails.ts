import type { Mailing } from '../platform/mail/mail-template.ts'
import { staffMails } from './access/staff-mail.ts'
import { fulfilmentMails } from './orders/order-mails.ts'

/** What the outbox mails because of the staff: invitations, and what becomes of orders. */
export function mailsOfStaff(mailing: Mailing) {
  return { ...staffMails(mailing), ...fulfilmentMails(mailing) }
}
