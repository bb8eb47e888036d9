import { type StaffMailing, staffMails } from './access/staff-mail.ts'
import { type OrderMailing, orderHandlingMails } from './orders/order-mails.ts'

/** What the outbox mails because of the staff: invitations, and what becomes of orders. */
export function mailsOfStaff(mailing: StaffMailing & OrderMailing) {
  return { ...staffMails(mailing), ...orderHandlingMails(mailing) }
}
