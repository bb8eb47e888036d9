import { formatMoney } from '../../src/i18n/money.ts'
import type { Language } from '../../src/model/language.ts'
import type { Receipt } from '../../src/model/order.ts'
import type { Fact, MailTemplate } from '../platform/mail/mail-template.ts'
import { senderLines } from '../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import type { OrderReturn, ReturnRow } from './return-queries.ts'

/** A return, as its mails describe it. */
export interface MailedReturn {
  readonly orderReturn: OrderReturn
  readonly receipt: Receipt
  readonly rows: readonly ReturnRow[]
  /** The refund, with VAT, in minor units. */
  readonly amount: number
}

/** The customer's mail: the return's number and pieces, the address, and when the refund comes. */
export function returnTemplate(
  shop: ShopFacts,
  mailed: MailedReturn,
  { url, labelUrl }: { readonly url: string; readonly labelUrl: string },
): MailTemplate {
  const { language, number } = mailed.orderReturn
  const t = shop.text(language)
  const values = { number, method: mailed.receipt.paymentMethod.name }
  return {
    language,
    subject: t('return.mail.subject', { number: mailed.receipt.number }),
    blocks: [
      { kind: 'text', text: t('return.mail.lead') },
      { kind: 'facts', facts: factsOf(shop, mailed, language) },
      { kind: 'heading', text: t('return.mail.next') },
      { kind: 'text', text: t('return.send', values) },
      { kind: 'text', text: t('return.freight') },
      { kind: 'text', text: t('return.repaid', values) },
      { kind: 'link', text: t('return.label'), url: labelUrl },
      { kind: 'link', text: t('mail.order.link'), url },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(shop, language),
  }
}

/** Notifies the shop of a return. */
export function returnNotice(shop: ShopFacts, mailed: MailedReturn): MailTemplate {
  const [language = 'sv'] = shop.languages
  const t = shop.text(language)
  return {
    language,
    subject: t('return.notice.subject', { number: mailed.receipt.number }),
    blocks: [
      { kind: 'text', text: t('return.notice.lead') },
      { kind: 'facts', facts: factsOf(shop, mailed, language) },
    ],
    sender: senderLines(shop, language),
  }
}

/** Tells the customer that the shop refused the return, and why. */
export function returnRefusalTemplate(
  shop: ShopFacts,
  mailed: MailedReturn,
  url: string,
): MailTemplate {
  const { language, number, message } = mailed.orderReturn
  const t = shop.text(language)
  return {
    language,
    subject: t('return.refused.subject', { number }),
    blocks: [
      { kind: 'text', text: t('return.refused.lead', { number: mailed.receipt.number }) },
      { kind: 'text', text: message },
      { kind: 'link', text: t('mail.order.link'), url },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(shop, language),
  }
}

function factsOf(
  shop: ShopFacts,
  { orderReturn, receipt, rows, amount }: MailedReturn,
  language: Language,
): Fact[] {
  const t = shop.text(language)
  return [
    [t('return.number'), orderReturn.number],
    [t('mail.order.number'), receipt.number],
    [t('return.goods'), ...rows.map((it) => lineOf(shop, it, language))],
    [t('return.money'), formatMoney(amount, receipt.currency, language)],
  ]
}

/** `1 × Åska, 42 (SHOE-42): för liten` */
function lineOf(
  shop: ShopFacts,
  { quantity, name, size, articleNumber, reason }: ReturnRow,
  language: Language,
): string {
  const article = [name, size].filter(Boolean).join(', ')
  const why = shop.text(language)(`return.reason.${reason}`)
  return `${quantity}\u00a0×\u00a0${article} (${articleNumber}): ${why}`
}
