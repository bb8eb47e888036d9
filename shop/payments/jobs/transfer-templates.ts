import { formatMoney } from '../../../src/i18n/money.ts'
import type { Receipt } from '../../../src/model/order.ts'
import { lastPaymentDayText } from '../../orders/receipt/payment-text.ts'
import type { Block, MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/** Notifies a buyer that the order is cancelled because no bank transfer arrived in time. */
export function unpaidTemplate(
  shop: ShopFacts,
  receipt: Receipt,
  receiptUrl: string,
): MailTemplate {
  const { language, number, dueDate = 0 } = receipt
  const t = shop.text(language)
  const texts = [
    t('mail.unpaid', { day: lastPaymentDayText(dueDate, language) }),
    t('mail.unpaid.late'),
  ]
  const subject = t('mail.refund.cancelled', { number })
  return template({ shop, language, receiptUrl }, subject, texts)
}

/** Notifies a buyer that the bank transfer has arrived. */
export function transferTemplate(
  shop: ShopFacts,
  receipt: Receipt,
  receiptUrl: string,
): MailTemplate {
  const { language, number, total, currency } = receipt
  const t = shop.text(language)
  const texts = [t('mail.transfer', { sum: formatMoney(total, currency, language) })]
  const subject = t('mail.transfer.subject', { number })
  return template({ shop, language, receiptUrl }, subject, texts)
}

interface Frame extends Pick<Receipt, 'language'> {
  readonly shop: ShopFacts
  readonly receiptUrl: string
}

function template(
  { shop, language, receiptUrl }: Frame,
  subject: string,
  texts: readonly string[],
): MailTemplate {
  const t = shop.text(language)
  const blocks = texts.map((text): Block => ({ kind: 'text', text }))
  return {
    language,
    subject,
    blocks: [
      ...blocks,
      { kind: 'link', text: t('mail.order.link'), url: receiptUrl },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(shop, language),
  }
}
