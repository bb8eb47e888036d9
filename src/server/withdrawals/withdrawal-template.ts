import { formatDate } from '../../i18n/dates.ts'
import type { Language } from '../../model/language.ts'
import type { Receipt } from '../../model/order.ts'
import type { Block, Fact, MailTemplate } from '../platform/mail/mail-template.ts'
import { mailText, senderLines } from '../platform/mail/mail-text.ts'
import { dayText, momentText, repayDay } from '../platform/moment.ts'
import { describePart } from './describe-part.ts'
import { type Statement, WHOLE_ORDER } from './statement.ts'
import { isWithdrawalOver, lastWithdrawalDay } from './withdrawal-period.ts'

/** The language of those who keep the shop. */
const SHOP_LANGUAGE = 'sv'

/**
 * The acknowledgement that a consumer keeps (CRD Art. 11a): what was stated, and the date and time
 * of it. One that came late is acknowledged too, and says so.
 */
export function withdrawalTemplate(
  statement: Statement,
  receipt: Receipt,
  receiptUrl: string,
): MailTemplate {
  const { language, number, receivedAt } = statement
  const t = mailText(language)
  const isLate = isWithdrawalOver(receipt, receivedAt)
  const extent = extentOf(statement)
  return {
    language,
    subject: t(`withdrawn.subject.${isLate ? 'late' : extent}`, { number }),
    blocks: [
      { kind: 'text', text: t('withdrawn.lead') },
      { kind: 'heading', text: t('withdrawn.statement') },
      { kind: 'text', text: t(`withdrawn.said.${extent}`, saidOf(statement, receipt)) },
      { kind: 'facts', facts: facts(statement, receipt, language) },
      { kind: 'heading', text: t('withdrawn.next') },
      ...(isLate ? lateBlocks(statement, receipt) : nextBlocks(statement, receipt)),
      { kind: 'link', text: mailText(language)('mail.order.link'), url: receiptUrl },
      { kind: 'text', text: mailText(language)('mail.refund.ask') },
    ],
    sender: senderLines(language),
  }
}

export type ReplyReason = 'business' | 'cancelled' | 'refunded' | 'held'

/** There was nothing to withdraw from: says why, to the order's own address. */
export function withdrawalReply(
  { language, number, receivedAt }: Statement,
  reason: ReplyReason,
): MailTemplate {
  const t = mailText(language)
  const moment = momentText(receivedAt, language)
  return {
    language,
    subject: t('withdrawal.reply.subject', { number }),
    blocks: [
      { kind: 'text', text: t('withdrawal.reply.lead', { moment }) },
      { kind: 'text', text: t(`withdrawal.reply.${reason}`) },
      { kind: 'text', text: mailText(language)('mail.refund.ask') },
    ],
    sender: senderLines(language),
  }
}

/** Notifies the shop that somebody has withdrawn. */
export function withdrawalNotice(statement: Statement, receipt: Receipt): MailTemplate {
  const t = mailText(SHOP_LANGUAGE)
  const { number, receivedAt } = statement
  const isLate = isWithdrawalOver(receipt, receivedAt)
  const last = dayText(lastWithdrawalDay(receipt), SHOP_LANGUAGE)
  const repaid = repayDay(receivedAt, SHOP_LANGUAGE)
  return {
    language: SHOP_LANGUAGE,
    subject: t('withdrawal.notice.subject', { number }),
    blocks: [
      { kind: 'text', text: t(`withdrawal.notice.${isLate ? 'late' : 'lead'}`, { last, repaid }) },
      {
        kind: 'facts',
        facts: [
          ...facts(statement, receipt, SHOP_LANGUAGE),
          [t('withdrawal.notice.email'), receipt.email],
        ],
      },
      { kind: 'text', text: t('withdrawal.notice.done', { number }) },
    ],
    sender: senderLines(SHOP_LANGUAGE),
  }
}

function extentOf({ scope }: Statement): 'whole' | 'part' {
  return scope === WHOLE_ORDER ? 'whole' : 'part'
}

function saidOf({ language, number }: Statement, { createdAt }: Receipt) {
  const day = new Date(createdAt).toISOString().slice(0, 10)
  return { number, date: formatDate(day, language) }
}

function facts(statement: Statement, receipt: Receipt, language: Language): Fact[] {
  const t = mailText(language)
  const part = describePart(statement, receipt)
  return [
    [mailText(language)('mail.order.number'), statement.number],
    [t('withdrawn.name'), statement.name],
    [t('withdrawn.about'), ...(part.length > 0 ? part : [t('withdrawn.all')])],
    [t('withdrawn.received'), momentText(statement.receivedAt, language)],
  ]
}

function lateBlocks({ language }: Statement, receipt: Receipt): Block[] {
  const last = dayText(lastWithdrawalDay(receipt), language)
  return [{ kind: 'text', text: mailText(language)('withdrawn.late', { last }) }]
}

function nextBlocks(statement: Statement, { paymentMethod }: Receipt): Block[] {
  const { language, receivedAt } = statement
  const t = mailText(language)
  const extent = extentOf(statement)
  const values = { repaid: repayDay(receivedAt, language), method: paymentMethod.name }
  const unpaid = paymentMethod.id === 'prepay' ? 'account' : 'unpaid'
  const mayBeUnpaid = extent === 'whole' && paymentMethod.provider === undefined
  return [
    { kind: 'text', text: t('withdrawn.goods') },
    { kind: 'text', text: t(`withdrawn.money.${extent}`, values) },
    ...(mayBeUnpaid ? [{ kind: 'text', text: t(`withdrawn.money.${unpaid}`) } as const] : []),
  ]
}
