import { formatMoney } from '../../src/i18n/money.ts'
import { formatPhone } from '../../src/model/format-phone.ts'
import type { Language } from '../../src/model/language.ts'
import { dayText, wholeDayText } from '../platform/dates.ts'
import {
  type Fact,
  type MailTemplate,
  oneLine,
  type Sum,
  typedLine,
} from '../platform/mail/mail-template.ts'
import { senderLines } from '../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { answerDay } from './answer-day.ts'
import type { MailSubject } from './enqueue-quotation-mail.ts'
import type { WholeQuotation } from './read-quotation.ts'

/** The mail to the customer: a confirmation of the request, the shop's offer, or its refusal. */
export function quotationTemplate(
  shop: ShopFacts,
  whole: WholeQuotation,
  { about, url }: { readonly about: Exclude<MailSubject, 'notice'>; readonly url: string },
): MailTemplate {
  const { quotation } = whole
  const { language, number, answer } = quotation
  const t = shop.text(language)
  const values = { number, ...daysOf(shop, whole, language) }
  return {
    language,
    subject: t(`quotation.mail.${about}.subject`, values),
    blocks: [
      { kind: 'text', text: t(`quotation.mail.${about}`, values) },
      ...(answer && about !== 'asked' ? [{ kind: 'text', text: answer } as const] : []),
      ...rowsOf(shop, whole, language),
      { kind: 'link', text: t('quotation.mail.link'), url },
      { kind: 'text', text: t('mail.refund.ask') },
    ],
    sender: senderLines(shop, language),
  }
}

/** The mail that tells the shop about a request or a customer's decision. */
export function quotationNotice(
  shop: ShopFacts,
  whole: WholeQuotation,
  about: Extract<MailSubject, 'notice' | 'accepted' | 'declined'>,
): MailTemplate {
  const [language = 'sv'] = shop.languages
  const t = shop.text(language)
  const { quotation } = whole
  const { number, message } = quotation
  return {
    language,
    subject: oneLine(
      t(`quotation.${about}.subject`, { number, company: typedLine(quotation.companyName) }),
    ),
    blocks: [
      { kind: 'text', text: t(`quotation.${about}`, { number, ...daysOf(shop, whole, language) }) },
      { kind: 'facts', facts: contactFacts(shop, whole, language) },
      ...(message ? [{ kind: 'text', text: typedLine(message) } as const] : []),
      ...rowsOf(shop, whole, language),
    ],
    sender: senderLines(shop, language),
  }
}

export function contactFacts(
  shop: ShopFacts,
  { quotation: it }: WholeQuotation,
  language: Language,
): Fact[] {
  const t = shop.text(language)
  const lines: readonly (readonly [string, string])[] = [
    ['quote.field.companyName', it.companyName],
    ['quote.field.organizationNumber', it.organizationNumber],
    ['quotation.name', `${it.firstName} ${it.lastName}`],
    ['quote.field.contactPerson', it.contactPerson],
    ['quote.field.email', it.email],
    ['quote.field.phoneNumber', formatPhone(it.phoneNumber, shop.company.country)],
    ['quote.field.address', `${it.address}, ${it.zipCode} ${it.city}`],
  ]
  return lines.flatMap(([key, line]): Fact[] => (line ? [[t(key), oneLine(line)]] : []))
}

/** The day by which the shop replies, and the last day of its offer. */
export function daysOf(shop: ShopFacts, { quotation }: WholeQuotation, language: Language) {
  const { createdAt, validUntil } = quotation
  return {
    day: wholeDayText(answerDay(shop, createdAt), language),
    until: validUntil === null ? '' : dayText(validUntil, language, shop),
  }
}

function rowsOf(shop: ShopFacts, whole: WholeQuotation, language: Language) {
  const { rows, quotation } = whole
  const t = shop.text(language)
  const money = (amount: number) => formatMoney(amount, quotation.currency, language)
  const listed = rows.map((it) => ({
    name: oneLine(it.name),
    details: [it.size, it.colour, it.articleNumber, it.note && typedLine(it.note)].flatMap(
      (line) => (line ? [oneLine(line)] : []),
    ),
    ...(it.price === null
      ? { count: t('quotation.count', { n: it.quantity }) }
      : {
          count: `${it.quantity}\u00a0×\u00a0${money(it.price)}`,
          total: money(it.price * it.quantity),
        }),
  }))
  return [{ kind: 'rows', rows: listed, sums: sumsOf(shop, whole, language) } as const]
}

/** The sums of items, delivery, VAT and the total, with the same words as in an order. */
export function sumsOf(
  shop: ShopFacts,
  { totals, quotation: { currency, storefront } }: WholeQuotation,
  language: Language,
): Sum[] {
  if (!totals) return []
  const t = shop.text(language)
  const money = (amount: number) => formatMoney(amount, currency, language)
  return [
    {
      label: t(storefront === 'sport' ? 'quotation.goods.vat' : 'quotation.goods'),
      amount: money(totals.itemsTotal),
    },
    { label: t('quotation.delivery'), amount: money(totals.deliveryTotal) },
    ...(shop.hasVat ? [{ label: t('quotation.vat'), amount: money(totals.vatTotal) }] : []),
    { label: t('quotation.total'), amount: money(totals.total), isTotal: true },
  ]
}
