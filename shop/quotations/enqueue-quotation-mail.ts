import type { Tx } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'

/** What mails are about. `notice` tells the shop of a request; `asked` confirms it. */
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

/** Asks for a mail about a quotation; the same news is one mail. */
export async function enqueueQuotationMail(
  tx: Tx,
  id: string,
  about: MailSubject,
  now: number,
): Promise<void> {
  const ref = `${about} ${id} ${about === 'answered' ? now : ''}`.trim()
  await enqueue(tx, { kind: 'quotation-mail', ref, content: { id, about } }, now)
}
