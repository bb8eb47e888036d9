import type { Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'

/** What mails say: `waiting` and `refused` the buyer, `asked` an approver, `expired` both. */
export const MAIL_SUBJECTS = ['waiting', 'asked', 'refused', 'expired'] as const
export type MailSubject = (typeof MAIL_SUBJECTS)[number]

interface ApprovalMail {
  readonly orderId: string
  readonly about: MailSubject
  /** The approver's id; absent for the buyer. */
  readonly to?: string
}

/** Asks for a mail about an order that needs an approver; the same news is one mail for each. */
export async function enqueueMail(tx: Tx, mail: ApprovalMail, now: number): Promise<void> {
  const ref = [mail.about, mail.orderId, mail.to].filter(Boolean).join(' ')
  await enqueue(tx, { kind: 'approval-mail', ref, content: mail }, now)
}
