import { formatMoney } from '../../i18n/money.ts'
import type { Receipt } from '../../model/order.ts'
import type { Block, MailTemplate } from '../platform/mail/mail-template.ts'
import { mailText, senderLines } from '../platform/mail/mail-text.ts'
import { lastPayDayText } from '../sales/orders/payment-text.ts'

/** Notifies a buyer that the order is cancelled, because its bank transfer has not come in time. */
export function unpaidTemplate(receipt: Receipt, receiptUrl: string): MailTemplate {
  const { language, number, payBy = 0 } = receipt
  const t = mailText(language)
  const texts = [t('mail.unpaid', { day: lastPayDayText(payBy, language) }), t('mail.unpaid.late')]
  return template(receipt, receiptUrl, t('mail.refund.cancelled', { number }), texts)
}

/** Notifies a buyer that the bank transfer has come. */
export function transferTemplate(receipt: Receipt, receiptUrl: string): MailTemplate {
  const { language, number, total } = receipt
  const t = mailText(language)
  const texts = [t('mail.transfer', { sum: formatMoney(total, 'SEK', language) })]
  return template(receipt, receiptUrl, t('mail.transfer.subject', { number }), texts)
}

function template(
  { language }: Receipt,
  receiptUrl: string,
  subject: string,
  texts: readonly string[],
): MailTemplate {
  const t = mailText(language)
  const blocks = texts.map((text): Block => ({ kind: 'text', text }))
  return {
    language,
    subject,
    blocks: [
      ...blocks,
      { kind: 'link', text: t('mail.order.link'), url: receiptUrl },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(language),
  }
}
