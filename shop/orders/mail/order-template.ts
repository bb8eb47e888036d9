import { formatMoney } from '../../../src/i18n/money.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { formatPhone } from '../../../src/model/format-phone.ts'
import type { Receipt, ReceiptRow } from '../../../src/model/order.ts'
import { type ReceiptLine, receiptLines, sizesText } from '../../../src/model/row-groups.ts'
import type {
  Block,
  Fact,
  MailTemplate,
  Sum,
  TemplateRow,
} from '../../platform/mail/mail-template.ts'
import { senderLines } from '../../platform/mail/sender-lines.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { namesVat } from '../../platform/shop/vat.ts'
import { addressLines } from '../receipt/address-lines.ts'
import { laterText, promisedArrival } from '../receipt/ordered-stock.ts'
import { paymentText } from '../receipt/payment-text.ts'

/** A line of a mail must not be endless. */
const SIZES_IN_A_LINE = 20

/** Absolute addresses of pages, as the order's mail names them. */
export interface OrderLinks {
  readonly receipt: string
  /** The form to withdraw from any order. */
  readonly withdraw: string
  /** The same form for this order, already filled in. */
  readonly withdrawOrder: string
}

/**
 * The confirmation that a buyer keeps: everything that applies to the purchase, as article 8(7) of the
 * consumer rights directive requires. `more` contains the blocks of other features: first who approved
 * the order, last the account and the withdrawal information that the law requires.
 */
export function orderTemplate(
  shop: ShopFacts,
  receipt: Receipt,
  links: OrderLinks,
  more: { readonly first?: readonly Block[]; readonly last: readonly Block[] },
): MailTemplate {
  const { language, number } = receipt
  const t = shop.text(language)
  const facts: Fact[] = [
    [t('mail.order.number'), number],
    [t('mail.order.date'), shop.dateTime(receipt.createdAt, language)],
  ]
  return {
    language,
    subject: t('mail.order.subject', { number }),
    blocks: [
      { kind: 'text', text: t('mail.order.lead') },
      ...(more.first ?? []),
      { kind: 'facts', facts },
      { kind: 'link', text: t('mail.order.link'), url: links.receipt },
      { kind: 'heading', text: t('mail.order.rows') },
      orderRowsBlock(shop, receipt),
      { kind: 'heading', text: t('mail.delivery') },
      { kind: 'facts', facts: deliveryFacts(receipt, t) },
      { kind: 'heading', text: t('mail.payment') },
      ...paymentBlocks(shop, receipt),
      { kind: 'heading', text: t('mail.contact') },
      { kind: 'facts', facts: buyerFacts(receipt, t) },
      ...accountBlocks(receipt, t),
      ...more.last,
    ],
    sender: senderLines(shop, language),
  }
}

/** The ordered items, and their totals. */
export function orderRowsBlock(shop: ShopFacts, receipt: Receipt): Block {
  return {
    kind: 'rows',
    rows: receiptLines(receipt).map((it) => describeRow(shop, it, receipt)),
    sums: sums(shop, receipt),
  }
}

function describeRow(
  shop: ShopFacts,
  row: ReceiptLine,
  { language, currency, includesVat }: Receipt,
): TemplateRow {
  const t = shop.text(language)
  const { kind, size, colour, quantity, articleNumber, sizes } = row
  const isItem = kind === 'article' || kind === 'gift'
  const details = [size && t('mail.size', { size }), colour].filter(Boolean).join(', ')
  const price = formatMoney(row.price, currency, language)
  return {
    name: row.name,
    details: [
      ...(details ? [details] : []),
      ...(sizes ? sizeLines(sizes, t) : []),
      ...(isItem && !sizes ? [t('mail.article', { number: articleNumber })] : []),
      ...(kind === 'gift' ? [t('mail.gift')] : []),
      ...[laterText(sizes ?? [row], t)].filter(isText),
    ],
    count: t(includesVat ? 'mail.count' : 'mail.count.exvat', { n: String(quantity), price }),
    total: formatMoney(row.total, currency, language),
  }
}

function sizeLines(sizes: readonly ReceiptRow[], t: Text): string[] {
  const lines = Array.from({ length: Math.ceil(sizes.length / SIZES_IN_A_LINE) }, (_, at) =>
    sizesText(sizes.slice(at * SIZES_IN_A_LINE, (at + 1) * SIZES_IN_A_LINE)),
  )
  return lines.map((it, at) => (at === 0 ? t('mail.sizes', { sizes: it }) : it))
}

function sums(shop: ShopFacts, receipt: Receipt): Sum[] {
  const { language, currency, includesVat, campaignCode: code } = receipt
  const t = shop.text(language)
  const sum = (label: string, amount: number): Sum => ({
    label,
    amount: formatMoney(amount, currency, language),
  })
  const { itemsTotal, feeTotal, deliveryTotal, discountTotal, vatTotal, total } = receipt
  const discount = t(code ? 'mail.discount.code' : 'mail.discount', { code })
  const vat = namesVat(shop, receipt)
    ? [sum(t(includesVat ? 'mail.vat.included' : 'mail.vat'), vatTotal)]
    : []
  const toPay = { ...sum(t(includesVat ? 'mail.total' : 'mail.total.vat'), total), isTotal: true }
  return [
    sum(t(includesVat ? 'mail.goods' : 'mail.goods.exvat'), itemsTotal),
    ...(feeTotal > 0 ? [sum(t('mail.fees'), feeTotal)] : []),
    sum(t('mail.delivery.sum', { name: receipt.deliveryMethod.name }), deliveryTotal),
    ...(discountTotal === 0 ? [] : [sum(discount, -Math.abs(discountTotal))]),
    ...(includesVat ? [toPay, ...vat] : [...vat, toPay]),
  ]
}

function deliveryFacts(receipt: Receipt, t: Text): Fact[] {
  const { deliveryMethod, delivery, language } = receipt
  const { id, name, option } = deliveryMethod
  const arrival = promisedArrival(receipt, { language, t })
  const label = id === 'pickup' || id === 'slot' ? `.${id}` : ''
  const place = option && [option.name, option.description].filter(isText)
  return [
    [t('mail.delivery.way'), name],
    ...(place ? [[t(`mail.delivery.option${label}`), ...place] as const] : []),
    ...(arrival ? [[t('mail.delivery.arrival'), arrival] as const] : []),
    [t('mail.delivery.address'), ...addressLines(delivery, language)],
  ]
}

function paymentBlocks(shop: ShopFacts, receipt: Receipt): Block[] {
  const t = shop.text(receipt.language)
  const text = paymentText(shop, receipt)
  return [
    { kind: 'facts', facts: [[t('mail.payment.way'), receipt.paymentMethod.name]] },
    ...(text ? [{ kind: 'text', text } as const] : []),
  ]
}

function buyerFacts(receipt: Receipt, t: Text): Fact[] {
  const { billing, language } = receipt
  const optional: readonly (readonly [key: string, value: string | undefined])[] = [
    ['mail.email', receipt.email],
    ['mail.phone', formatPhone(billing.phoneNumber, billing.country)],
    ['mail.organisation', receipt.organizationNumber],
    ['mail.reference', receipt.reference],
    ['mail.marking', receipt.goodsMarking],
    ['mail.note', receipt.orderNote],
  ]
  return [
    [t('mail.billing.address'), ...addressLines(billing, language)],
    ...optional.flatMap(([key, value]): Fact[] => (value ? [[t(key), value]] : [])),
  ]
}

/** Uses the same words whether or not the address already has an account. */
function accountBlocks({ signUpEmail }: Receipt, t: Text): Block[] {
  if (signUpEmail === null) return []
  return [
    { kind: 'heading', text: t('mail.account') },
    { kind: 'text', text: t('mail.account.follows') },
  ]
}

function isText(value: string | undefined): value is string {
  return Boolean(value)
}
