import { formatDate } from '../../src/i18n/dates.ts'
import type { Receipt } from '../../src/model/order.ts'
import { BANK_TRANSFER } from '../orders/receipt/due-date.ts'
import { repayDay, timestampText, wholeDayText } from '../platform/dates.ts'
import type { Block, Fact, MailTemplate } from '../platform/mail/mail-template.ts'
import { senderLines } from '../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { describePart, type Statement, WHOLE_ORDER } from './statement.ts'
import { isWithdrawalOver, lastWithdrawalDay } from './withdrawal-period.ts'

/**
 * The acknowledgement that a consumer keeps (CRD Art. 11a): the statement with its date and time. A
 * late statement is acknowledged too, with a note that it is late.
 */
export function withdrawalTemplate(
  shop: ShopFacts,
  statement: Statement,
  receipt: Receipt,
  receiptUrl: string,
): MailTemplate {
  const { language, number, receivedAt } = statement
  const t = shop.text(language)
  const isLate = isWithdrawalOver(shop, receipt, receivedAt)
  const extent = extentOf(statement)
  return {
    language,
    subject: t(`withdrawn.subject.${isLate ? 'late' : extent}`, { number }),
    blocks: [
      { kind: 'text', text: t('withdrawn.lead') },
      { kind: 'heading', text: t('withdrawn.statement') },
      { kind: 'text', text: t(`withdrawn.said.${extent}`, saidOf(statement, receipt)) },
      { kind: 'facts', facts: facts(shop, statement, receipt) },
      { kind: 'heading', text: t('withdrawn.next') },
      ...(isLate ? lateBlocks(shop, statement, receipt) : nextBlocks(shop, statement, receipt)),
      { kind: 'link', text: t('mail.order.link'), url: receiptUrl },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(shop, language),
  }
}

export type ReplyReason = 'business' | 'cancelled' | 'refunded' | 'held'

/** Tells the order's own address why there was nothing to withdraw from. */
export function withdrawalReply(
  shop: ShopFacts,
  { language, number, receivedAt }: Statement,
  reason: ReplyReason,
): MailTemplate {
  const t = shop.text(language)
  const moment = timestampText(receivedAt, language, shop)
  return {
    language,
    subject: t('withdrawal.reply.subject', { number }),
    blocks: [
      { kind: 'text', text: t('withdrawal.reply.lead', { moment }) },
      { kind: 'text', text: t(`withdrawal.reply.${reason}`) },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(shop, language),
  }
}

/** Notifies the shop that somebody has withdrawn. */
export function withdrawalNotice(
  shop: ShopFacts,
  statement: Statement,
  receipt: Receipt,
): MailTemplate {
  const [language = 'sv'] = shop.languages
  const t = shop.text(language)
  const { number, receivedAt } = statement
  const isLate = isWithdrawalOver(shop, receipt, receivedAt)
  const last = wholeDayText(lastWithdrawalDay(shop, receipt), language)
  const repaid = repayDay(receivedAt, language, shop)
  return {
    language,
    subject: t('withdrawal.notice.subject', { number }),
    blocks: [
      { kind: 'text', text: t(`withdrawal.notice.${isLate ? 'late' : 'lead'}`, { last, repaid }) },
      {
        kind: 'facts',
        facts: [
          ...facts(shop, { ...statement, language }, receipt),
          [t('withdrawal.notice.email'), receipt.email],
        ],
      },
      { kind: 'text', text: t('withdrawal.notice.done', { number }) },
    ],
    sender: senderLines(shop, language),
  }
}

function extentOf({ scope }: Statement): 'whole' | 'part' {
  return scope === WHOLE_ORDER ? 'whole' : 'part'
}

function saidOf({ language, number }: Statement, { createdAt }: Receipt) {
  const day = new Date(createdAt).toISOString().slice(0, 10)
  return { number, date: formatDate(day, language) }
}

function facts(shop: ShopFacts, statement: Statement, receipt: Receipt): Fact[] {
  const t = shop.text(statement.language)
  const part = describePart(statement, receipt)
  return [
    [t('mail.order.number'), statement.number],
    [t('withdrawn.name'), statement.name],
    [t('withdrawn.about'), ...(part.length > 0 ? part : [t('withdrawn.all')])],
    [t('withdrawn.received'), timestampText(statement.receivedAt, statement.language, shop)],
  ]
}

function lateBlocks(shop: ShopFacts, { language }: Statement, receipt: Receipt): Block[] {
  const last = wholeDayText(lastWithdrawalDay(shop, receipt), language)
  return [{ kind: 'text', text: shop.text(language)('withdrawn.late', { last }) }]
}

function nextBlocks(shop: ShopFacts, statement: Statement, { paymentMethod }: Receipt): Block[] {
  const { language, receivedAt } = statement
  const t = shop.text(language)
  const extent = extentOf(statement)
  const values = { repaid: repayDay(receivedAt, language, shop), method: paymentMethod.name }
  const unpaid = paymentMethod.id === BANK_TRANSFER ? 'account' : 'unpaid'
  const mayBeUnpaid = extent === 'whole' && paymentMethod.provider === undefined
  return [
    { kind: 'text', text: t('withdrawn.goods') },
    { kind: 'text', text: t(`withdrawn.money.${extent}`, values) },
    ...(mayBeUnpaid ? [{ kind: 'text', text: t(`withdrawn.money.${unpaid}`) } as const] : []),
  ]
}
