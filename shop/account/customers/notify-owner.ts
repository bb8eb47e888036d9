import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import type { AccountNotice, MailLocale, NEWS } from './request-password-link.ts'

interface News {
  readonly id: string
  readonly email: string
  readonly reason: (typeof NEWS)[number]
}

/** Mails the owner of an account what was done to it, in the language of who did it. */
export async function notifyOwner(
  tx: Tx,
  { language, storefront }: MailLocale,
  { id, email, reason }: News,
  now: number,
): Promise<void> {
  const content: AccountNotice = { reason, email, language, storefront }
  await enqueue(tx, { kind: 'account-mail', ref: `${reason} ${id} ${now}`, content }, now)
}
