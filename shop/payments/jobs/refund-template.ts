import { formatMoney } from '../../../src/i18n/money.ts'
import type { Receipt } from '../../../src/model/order.ts'
import type { MailTemplate } from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { RefundNotice, RefundReason } from '../refunds/refund-payment.ts'

type Refund = Pick<RefundNotice, 'amount' | 'currency' | 'reason' | 'isByHand'>

/** Notifies a buyer that money is refunded, or was never taken, and why. */
export function refundTemplate(
  shop: ShopFacts,
  { language, number }: Receipt,
  { amount, currency, reason, isByHand = false }: Refund,
  receiptUrl: string,
): MailTemplate {
  const t = shop.text(language)
  const sum = formatMoney(amount, currency, language)
  return {
    language,
    subject: t(subjectOf(reason), { number, sum }),
    blocks: [
      { kind: 'text', text: t(`mail.refund.${reason}`) },
      {
        kind: 'facts',
        facts: [
          [t('mail.order.number'), number],
          [t('mail.refund.amount'), sum],
        ],
      },
      ...whenOf(reason, isByHand).map((key) => ({ kind: 'text', text: t(key) }) as const),
      { kind: 'link', text: t('mail.order.link'), url: receiptUrl },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(shop, language),
  }
}

/**
 * A refund by bank transfer sends two mails, and an order may have several partial refunds: the
 * subjects of these name the sum, so that the buyer can tell them apart.
 */
function subjectOf(reason: RefundReason): string {
  if (reason === 'capture' || reason === 'shop') return 'mail.refund.cancelled'
  const isPart = reason === 'part' || reason === 'transfer' || reason === 'transferred'
  return isPart ? `mail.refund.${reason}.subject` : 'mail.refund.subject'
}

/** When and how the buyer gets the money. */
function whenOf(reason: RefundReason, isByHand = false) {
  if (reason === 'capture') return []
  if (reason === 'transferred') return ['mail.refund.bank'] as const
  return [isByHand ? 'mail.refund.account' : 'mail.refund.when'] as const
}
