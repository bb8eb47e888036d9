import { formatMoney } from '../../../i18n/money.ts'
import type { Receipt } from '../../../model/order.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import { addressLines } from '../../platform/mail/address-lines.ts'
import type { Block, MailTemplate } from '../../platform/mail/mail-template.ts'
import { mailText, senderLines } from '../../platform/mail/mail-text.ts'
import { SHOP } from '../../platform/shop-facts.ts'
import { readReceipt } from '../../sales/orders/read-receipt.ts'
import { findHandling, type Handling } from './handling-queries.ts'

/** The language of those who keep the shop. */
const SHOP_LANGUAGE = 'sv'

export interface OrderMailing {
  readonly db: Db
  readonly shopUrl: () => string
  readonly urlOf: (receipt: Receipt) => string
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}

/** The news of an order to the shop, and what the buyer hears of what the shop did with it. */
export function orderHandlingMails({ db, shopUrl, urlOf, post }: OrderMailing) {
  return {
    async 'order-notice-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      const url = `${shopUrl()}/staff/orders/${encodeURIComponent(ref)}`
      // What was cancelled before the mail could go is nothing to pack.
      if (!receipt || receipt.status === 'cancelled') return
      await post(id, SHOP.email, orderNotice(receipt, url))
    },
    async 'order-sent-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      if (!receipt) return
      const handling = await findHandling(db, ref)
      await post(id, receipt.email, sentTemplate(receipt, handling, urlOf(receipt)))
    },
    async 'order-cancelled-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      if (receipt) await post(id, receipt.email, cancelledTemplate(receipt, urlOf(receipt)))
    },
  }
}

function orderNotice(receipt: Receipt, url: string): MailTemplate {
  const language = SHOP_LANGUAGE
  const t = mailText(language)
  const { number, rows, total, paymentMethod, deliveryMethod, delivery, email, orderNote } = receipt
  const sum = formatMoney(total, 'SEK', language)
  return {
    language,
    subject: t('mail.notice.subject', { number, sum }),
    blocks: [
      { kind: 'text', text: t('mail.notice') },
      {
        kind: 'facts',
        facts: [
          [t('mail.order.number'), number],
          [
            t('mail.notice.rows'),
            ...rows.map((it) => `${it.quantity} × ${it.name} (${it.articleNumber})`),
          ],
          [t('mail.notice.sum'), sum],
          [t('mail.payment.way'), paymentMethod.name],
          [t('mail.delivery.way'), deliveryMethod.name],
          [t('mail.delivery.address'), ...addressLines(delivery, language)],
          [t('mail.email'), email],
          ...(orderNote ? [[t('mail.note'), orderNote] as const] : []),
        ],
      },
      { kind: 'link', text: t('mail.notice.link'), url },
    ],
    sender: senderLines(language),
  }
}

function sentTemplate(
  receipt: Receipt,
  { carrier, tracking }: Handling,
  url: string,
): MailTemplate {
  const { language, number, delivery } = receipt
  const t = mailText(language)
  return {
    language,
    subject: t('mail.sent.subject', { number }),
    blocks: [
      { kind: 'text', text: t('mail.sent') },
      {
        kind: 'facts',
        facts: [
          [t('mail.order.number'), number],
          [t('mail.sent.carrier'), carrier ?? ''],
          ...(tracking ? [[t('mail.sent.tracking'), tracking] as const] : []),
          [t('mail.delivery.address'), ...addressLines(delivery, language)],
        ],
      },
      ...endOf(receipt, url),
    ],
    sender: senderLines(language),
  }
}

function cancelledTemplate(receipt: Receipt, url: string): MailTemplate {
  const { language, number } = receipt
  const t = mailText(language)
  return {
    language,
    subject: t('mail.refund.cancelled', { number }),
    blocks: [{ kind: 'text', text: t('mail.cancelled') }, ...endOf(receipt, url)],
    sender: senderLines(language),
  }
}

function endOf({ language }: Receipt, url: string): Block[] {
  const t = mailText(language)
  return [
    { kind: 'link', text: t('mail.order.link'), url },
    { kind: 'text', text: t('mail.refund.ask') },
  ]
}
