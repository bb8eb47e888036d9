import type { Mailing } from '../platform/mail/mail-template.ts'
import { staffMails } from './access/staff-mail.ts'
import { fulfilmentMails } from './orders/order-mails.ts'

/** The outbox mails of the staff area: invitations, and news about orders. */
export function mailsOfStaff(mailing: Mailing) {
  return { ...staffMails(mailing), ...fulfilmentMails(mailing) }
}
