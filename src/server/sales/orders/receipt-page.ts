import { formatDate } from '../../../i18n/dates.ts'
import type { OrderStatus, Receipt } from '../../../model/order.ts'
import { money } from '../../catalogue/cards/price-tag.ts'
import { arrivalText } from '../../delivery/list-options.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import { unbroken } from '../../platform/html/unbroken.ts'
import { addressLines } from '../../platform/mail/address-lines.ts'
import { mailText } from '../../platform/mail/mail-text.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { SHOP } from '../../platform/shop-facts.ts'
import { purchaseEvent } from './purchase-event.ts'
import { receiptRows } from './receipt-rows.ts'
import { reorderButton } from './reorder-button.ts'

const TITLES: Readonly<Partial<Record<OrderStatus, string>>> = {
  held: 'receipt.held',
  cancelled: 'receipt.cancelled',
  refunded: 'receipt.refunded',
}

/** Who looks at an order, its buyer or whoever has the link of its mail, and when. */
interface Look {
  readonly whose: 'own' | 'seen'
  readonly now: number
}

/** What other features say of an order on its page. */
export interface ReceiptParts {
  /** The offer of an account, or what became of it. */
  readonly account: Html | false
  readonly withdrawal: {
    /** How much of the order has been withdrawn from. */
    readonly extent: 'none' | 'part' | 'whole'
    readonly section: Html | false
  }
}

/** What was ordered and what comes next. */
export function receiptPage(
  page: PageContext,
  receipt: Receipt,
  { whose, now }: Look,
  { account, withdrawal }: ReceiptParts,
): PageContent {
  const { number, status } = receipt
  const isWithdrawn = withdrawal.extent === 'whole'
  const other = TITLES[status] ?? (isWithdrawn ? 'receipt.withdrawn.title' : undefined)
  const title = page.t(other ?? 'order.thanks', { no: number })
  const isFirst = withdrawal.extent !== 'none'
  const isOver = isWithdrawn && TITLES[status] === undefined
  const questions = page.t('receipt.questions', { phone: SHOP.phone, no: number })
  return {
    title,
    isPrivate: true,
    isCheckout: true,
    main: html`<div class="shop-receipt"><div class="shop-receipt__head">${icon(other ? 'info' : 'tick')}<h1>${unbroken(title, [number])}</h1></div>${isFirst && withdrawal.section}${!isOver && next(page, receipt)}${account}${receiptRows(page, receipt, isWithdrawn ? 'withdrawn' : 'due')}${facts(page, receipt)}${!isFirst && withdrawal.section}<p class="shop-receipt__print">${page.t('receipt.print')}</p><p>${unbroken(questions, [SHOP.phone, number])}</p>${waysOn(page, receipt, whose)}</div>${!other && purchaseEvent(page, receipt, now)}`,
  }
}

/** Where the confirmation went, how it is paid, when it comes. */
function next(page: PageContext, receipt: Receipt): Html {
  const { status, email, deliveryMethod, number } = receipt
  if (status === 'held' || status === 'cancelled') {
    return html`<p>${page.t(`receipt.${status}.text`)}</p>`
  }
  const t = mailText(page.language)
  if (status === 'refunded') return html`<p>${t('mail.refund.when')}</p>`
  const { id } = receipt.paymentMethod
  const values = { number, sum: money(page, receipt.total) }
  const isLater = id === 'prepay' || id === 'invoice'
  // Goods that are paid in advance leave when the money has come.
  const arrival = id === 'prepay' ? undefined : deliveryMethod.arrival
  const days = arrival && arrivalText(arrival, page.language)
  return html`<p>${page.t('order.mail', { email })}</p><section class="shop-receipt__next" aria-labelledby="receipt-next"><h2 id="receipt-next">${page.t('receipt.next')}</h2><p>${unbroken(t(isLater ? `mail.payment.${id}` : 'mail.payment.paid', values), [number])}</p>${
    id !== 'prepay' && html`<p>${page.t('receipt.pack')}</p>`
  }${days && html`<p>${page.t('receipt.arrival', { days })}</p>`}</section>`
}

type Fact = readonly [name: string, ...lines: readonly string[]]

function facts(page: PageContext, receipt: Receipt): Html {
  const { language } = page
  const t = mailText(language)
  const { deliveryMethod, paymentMethod, delivery, billing, createdAt } = receipt
  const place = deliveryMethod.option
  const goesTo = addressLines(delivery, language)
  const own = addressLines(billing, language)
  const all: readonly Fact[] = [
    [t('mail.order.number'), receipt.number],
    [t('mail.order.date'), formatDate(new Date(createdAt).toISOString(), language)],
    [t('mail.delivery.way'), deliveryMethod.name],
    [t('mail.delivery.option'), ...(place ? [place.name, place.description ?? ''] : [])],
    [t('mail.delivery.address'), ...goesTo],
    [t('mail.billing.address'), ...(own.join() === goesTo.join() ? [] : own)],
    [t('mail.payment.way'), paymentMethod.name],
    [t('mail.email'), receipt.email],
    [t('mail.phone'), billing.phoneNumber],
    [t('mail.organisation'), receipt.organizationNumber ?? ''],
    [t('mail.reference'), receipt.reference],
    [t('mail.marking'), receipt.goodsMarking],
    [t('mail.note'), receipt.orderNote],
  ]
  return html`<dl class="shop-facts shop-receipt__facts">${all.map(fact)}</dl>`
}

/** What was not said has no line. */
function fact([name, ...lines]: Fact): Html | false {
  const said = lines.filter((it) => it.trim() !== '')
  if (said.length === 0) return false
  return html`<div><dt>${name}</dt><dd>${said.map((it, at) => html`${at > 0 && html`<br>`}${it}`)}</dd></div>`
}

/** The rows of a cancelled order are in the cart again; those of another can be bought again. */
function waysOn(page: PageContext, { orderId, status }: Receipt, whose: 'own' | 'seen'): Html {
  const link = (path: string, key: string) =>
    html`<a class="cs-button cs-button--secondary" href="${linkTo(page, path)}">${page.t(key)}</a>`
  const canReorder = whose === 'own' && status !== 'held' && status !== 'cancelled'
  return html`<div class="shop-cart__ways">${canReorder && reorderButton(page, orderId)}${
    (canReorder || status === 'cancelled') && link('/cart', 'cart.view')
  }${status !== 'cancelled' && link('/', 'cart.continue')}</div>`
}
