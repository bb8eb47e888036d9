import type { Language } from '../../../src/model/language.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { dayText } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { countWithin } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { Signer } from '../../platform/signer.ts'
import { findOrder, type OrderHead } from '../receipt/order-queries.ts'

/** A second press of the button within this time counts as a repeat. */
const PRESS_MS = 10 * 1000

/** Queues a mail with a new link to an order; it goes to the order's own address. */
export async function requestOrderLink(
  tx: Tx,
  signer: Signer,
  orderId: string,
  now: number,
): Promise<void> {
  const isWithin = await countWithin(
    tx,
    signer,
    { limit: ATTEMPT_LIMITS.linkToOrder, by: orderId },
    now,
  )
  const order = await findOrder(tx, orderId)
  if (!isWithin || !order || !(await mayWrite(tx, signer, order, now))) return
  const ref = `${orderId}.${Math.floor(now / PRESS_MS)}`
  await enqueue(tx, { kind: 'order-link-mail', ref, content: { orderId } }, now)
}

/**
 * Whether the shop may write to the order's address. An unpaid order's address has had no mail yet, and
 * may be a stranger's.
 */
async function mayWrite(
  tx: Tx,
  signer: Signer,
  { status, awaitsApproval, email }: OrderHead,
  now: number,
): Promise<boolean> {
  if (status === 'held') return awaitsApproval === 1
  const ended = { limit: ATTEMPT_LIMITS.linkToEndedOrder, by: mailboxOf(email) }
  return status !== 'cancelled' || countWithin(tx, signer, ended, now)
}

/** Reveals nothing about the order but its number. */
export function orderLinkTemplate(
  shop: ShopFacts,
  { number, language }: Pick<Receipt, 'number'> & { readonly language: Language },
  { url, endsAt }: { readonly url: string; readonly endsAt: number },
): MailTemplate {
  const t = shop.text(language)
  return {
    language,
    subject: t('mail.orderlink.subject', { number }),
    blocks: [
      { kind: 'text', text: t('mail.orderlink', { number }) },
      { kind: 'link', text: t('mail.order.link'), url },
      { kind: 'note', text: t('mail.orderlink.note', { day: dayText(endsAt, language, shop) }) },
    ],
    sender: senderLines(shop, language),
  }
}
