import type { Receipt } from '../../model/order.ts'
import { type Html, html } from '../platform/html/html.ts'
import { dayText, momentText, repayDay } from '../platform/moment.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { WITHDRAW_PATH } from '../platform/shop-facts.ts'
import { describePart } from './describe-part.ts'
import type { OrderWithdrawal } from './order-withdrawal.ts'
import { type Statement, WHOLE_ORDER } from './statement.ts'
import { isWithdrawalOver } from './withdrawal-period.ts'

/** What has been withdrawn from, and how it stands; else until when, and where (CRD Art. 11a). */
export function receiptWithdrawal(
  page: PageContext,
  receipt: Receipt,
  { statements, lastDay, key }: OrderWithdrawal,
): Html | false {
  if (statements.length === 0 && lastDay === undefined) return false
  return html`<section class="shop-receipt__next" aria-labelledby="receipt-withdraw"><h2 id="receipt-withdraw">${page.t('receipt.withdraw')}</h2>${statements.map(
    (it) => stated(page, receipt, it),
  )}${lastDay !== undefined && wayOut(page, receipt.orderId, { lastDay, key })}</section>`
}

function stated(page: PageContext, receipt: Receipt, statement: Statement): Html {
  const { receivedAt, scope } = statement
  const extent = scope === WHOLE_ORDER ? 'whole' : 'part'
  const moment = momentText(receivedAt, page.language)
  const part = describePart(statement, receipt)
  return html`<p>${page.t(`receipt.withdrawn.${extent}`, { moment })}</p>${
    part.length > 0 && html`<ul>${part.map((it) => html`<li>${it}</li>`)}</ul>`
  }<p>${stateOf(page, receipt, statement)}</p>`
}

function stateOf(
  page: PageContext,
  receipt: Receipt,
  { receivedAt, settledAt, scope }: Statement,
): string {
  const { language } = page
  if (settledAt !== null) {
    return page.t('receipt.withdrawn.settled', { day: dayText(settledAt, language) })
  }
  if (isWithdrawalOver(receipt, receivedAt)) return page.t('receipt.withdrawn.late')
  const open = page.t('receipt.withdrawn.open', { day: repayDay(receivedAt, language) })
  const mayBeUnpaid = scope === WHOLE_ORDER && receipt.paymentMethod.provider === undefined
  return mayBeUnpaid ? `${open} ${page.t('receipt.withdrawn.unpaid')}` : open
}

function wayOut(
  page: PageContext,
  orderId: string,
  { lastDay, key }: { readonly lastDay: number; readonly key: string | undefined },
): Html {
  const query = new URLSearchParams({ order: orderId, ...(key !== undefined && { key }) })
  return html`<p>${page.t('withdraw.until', { day: dayText(lastDay, page.language) })}</p><p><a class="cs-button cs-button--secondary" href="${linkTo(page, `${WITHDRAW_PATH}?${query}`)}">${page.t('withdraw.start')}</a></p>`
}
