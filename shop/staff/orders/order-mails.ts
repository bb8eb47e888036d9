import { formatMoney } from '../../../src/i18n/money.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { type Fulfilment, findFulfilment } from '../../orders/history/fulfilment-queries.ts'
import { mailedLinks } from '../../orders/mail/order-mails.ts'
import { addressLines } from '../../orders/receipt/address-lines.ts'
import { invoiceToSend } from '../../orders/receipt/payment-text.ts'
import { readReceipt } from '../../orders/receipt/read-receipt.ts'
import { translateMethods } from '../../orders/receipt/translate-methods.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Block, Mailing, MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/**
 * The notice of a new order to the shop, and the mails to the buyer about what the shop has done
 * with it.
 */
export function fulfilmentMails(mailing: Mailing) {
  const { db, shop, shopUrl, post } = mailing
  const urlOf = (receipt: Receipt) => mailedLinks(mailing, receipt).receipt
  return {
    async 'order-notice-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      const url = `${shopUrl()}/staff/orders/${encodeURIComponent(ref)}`
      // An order that was cancelled before the mail was sent needs no packing.
      if (!receipt || receipt.status === 'cancelled') return
      await post(id, shop.contact.email, orderNotice(shop, receipt, url))
    },
    async 'order-sent-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      if (!receipt) return
      const fulfilment = await findFulfilment(db, ref)
      await post(
        id,
        receipt.email,
        sentTemplate(shop, { receipt, fulfilment, url: urlOf(receipt) }),
      )
    },
    async 'order-cancelled-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      if (receipt) await post(id, receipt.email, cancelledTemplate(shop, receipt, urlOf(receipt)))
    },
  }
}

function orderNotice(shop: ShopFacts, receipt: Receipt, url: string): MailTemplate {
  const [language = 'sv'] = shop.languages
  const t = shop.text(language)
  const { paymentMethod, deliveryMethod } = translateMethods(t, receipt)
  const { number, rows, delivery, email, orderNote } = receipt
  const sum = formatMoney(receipt.total, receipt.currency, language)
  const invoice = invoiceToSend(shop, receipt, language)
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
          ...(invoice ? [[t('staff.order.invoice'), invoice] as const] : []),
          [t('mail.delivery.way'), deliveryMethod.name],
          [t('mail.delivery.address'), ...addressLines(delivery, language)],
          [t('mail.email'), email],
          ...(orderNote ? [[t('mail.note'), orderNote] as const] : []),
        ],
      },
      { kind: 'link', text: t('mail.notice.link'), url },
    ],
    sender: senderLines(shop, language),
  }
}

interface SentOrder {
  readonly receipt: Receipt
  readonly fulfilment: Fulfilment
  readonly url: string
}

function sentTemplate(shop: ShopFacts, { receipt, fulfilment, url }: SentOrder): MailTemplate {
  const { carrier, tracking } = fulfilment
  const { language, number, delivery } = receipt
  const t = shop.text(language)
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
      ...endOf(shop, receipt, url),
    ],
    sender: senderLines(shop, language),
  }
}

function cancelledTemplate(shop: ShopFacts, receipt: Receipt, url: string): MailTemplate {
  const { language, number } = receipt
  const t = shop.text(language)
  return {
    language,
    subject: t('mail.refund.cancelled', { number }),
    blocks: [{ kind: 'text', text: t('mail.cancelled') }, ...endOf(shop, receipt, url)],
    sender: senderLines(shop, language),
  }
}

function endOf(shop: ShopFacts, { language }: Receipt, url: string): Block[] {
  const t = shop.text(language)
  return [
    { kind: 'link', text: t('mail.order.link'), url },
    { kind: 'text', text: t('mail.refund.ask') },
  ]
}
