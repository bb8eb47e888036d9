import type { Language } from '../../src/model/language.ts'
import type { Receipt } from '../../src/model/order.ts'
import { orderRowsBlock } from '../orders/mail/order-template.ts'
import { dayText } from '../platform/dates.ts'
import { type MailTemplate, oneLine, typedLine } from '../platform/mail/mail-template.ts'
import { senderLines } from '../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import type { Approval } from './approval-queries.ts'
import type { MailSubject } from './enqueue-mail.ts'
import { exceededOf, reasonOf } from './find-need.ts'

interface ApprovalNews {
  readonly approval: Approval
  readonly receipt: Receipt
  readonly about: MailSubject
  readonly whose: 'buyer' | 'approver'
  readonly language: Language
  /** The page on which the order is decided about or followed. */
  readonly url: string
}

/** The mails to buyers and approvers about an order that needs an approval. */
export function approvalTemplate(shop: ShopFacts, news: ApprovalNews): MailTemplate {
  const { approval, receipt, about, whose, language, url } = news
  const t = shop.text(language)
  const key = about === 'expired' ? `${about}.${whose}` : about
  const values = {
    ...{ number: approval.number, buyer: typedLine(approval.buyer) },
    name: typedLine(approval.decider ?? '') || 'none',
    day: dayText(approval.expiresAt, language, shop),
  }
  const why = reasonOf(shop, { ...approval, exceeded: exceededOf(approval) }, language)
  const isOpen = about === 'asked' || about === 'waiting'
  return {
    language,
    subject: oneLine(t(`approval.mail.${about}.subject`, values)),
    blocks: [
      { kind: 'text', text: t(`approval.mail.${key}`, values) },
      ...(approval.message ? [{ kind: 'text', text: typedLine(approval.message) } as const] : []),
      ...(isOpen ? [{ kind: 'text', text: t(why.key, why.values) } as const] : []),
      ...(receipt.orderNote && isOpen
        ? [{ kind: 'facts', facts: [[t('mail.note'), receipt.orderNote]] } as const]
        : []),
      { kind: 'link', text: t(`approval.mail.${about === 'asked' ? 'decide' : 'follow'}`), url },
      orderRowsBlock(shop, { ...receipt, language }),
    ],
    sender: senderLines(shop, language),
  }
}
