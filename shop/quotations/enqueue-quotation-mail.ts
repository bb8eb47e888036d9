import type { Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'

/**
 * The subjects of mails. `notice` tells the shop about a request; `asked` confirms it to the customer.
 */
export const MAIL_SUBJECTS = [
  'asked',
  'notice',
  'answered',
  'refused',
  'accepted',
  'declined',
  'expiring',
  'expired',
] as const
export type MailSubject = (typeof MAIL_SUBJECTS)[number]

/**
 * Queues a mail about a quotation, once for each subject; each new answer of the shop counts by itself.
 */
export async function enqueueQuotationMail(
  tx: Tx,
  id: string,
  about: MailSubject,
  now: number,
): Promise<void> {
  const ref = `${about} ${id} ${about === 'answered' ? now : ''}`.trim()
  await enqueue(tx, { kind: 'quotation-mail', ref, content: { id, about } }, now)
}
