import type { Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'

/** Kinds of news: `waiting` and `refused` go to the buyer, `asked` to an approver, `expired` to both. */
export const MAIL_SUBJECTS = ['waiting', 'asked', 'refused', 'expired'] as const
export type MailSubject = (typeof MAIL_SUBJECTS)[number]

interface ApprovalMail {
  readonly orderId: string
  readonly about: MailSubject
  /** The approver's id; absent for the buyer. */
  readonly to?: string
}

/** Queues a mail about an order that needs an approver; each recipient gets the same news once. */
export async function enqueueMail(tx: Tx, mail: ApprovalMail, now: number): Promise<void> {
  const ref = [mail.about, mail.orderId, mail.to].filter(Boolean).join(' ')
  await enqueue(tx, { kind: 'approval-mail', ref, content: mail }, now)
}
