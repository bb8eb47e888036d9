import type { Receipt, ReceiptRow } from '../../../model/order.ts'
import { money } from '../../catalogue/cards/price-tag.ts'
import { deliveryPriceText } from '../../delivery/delivery-prices.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { mailText } from '../../platform/mail/mail-text.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

/** Nothing is asked of who has withdrawn. */
type Asked = 'due' | 'withdrawn'

/** What was bought and what it came to, as it was when it was ordered. */
export function receiptRows(page: PageContext, receipt: Receipt, asked: Asked): Html {
  const t = mailText(page.language)
  return html`<section class="shop-receipt__rows" aria-labelledby="receipt-rows"><h2 id="receipt-rows">${t('mail.order.rows')}</h2><ul>${receipt.rows.map(
    (it) => row(page, receipt, it),
  )}</ul>${sums(page, receipt, asked)}</section>`
}

function row(page: PageContext, { includesVat }: Receipt, it: ReceiptRow): Html {
  const t = mailText(page.language)
  const isGoods = it.kind === 'article' || it.kind === 'gift'
  const traits = [
    it.size && t('mail.size', { size: it.size }),
    it.colour,
    isGoods && t('mail.article', { number: it.articleNumber }),
    it.kind === 'gift' && t('mail.gift'),
  ].filter(Boolean)
  const count = t(includesVat ? 'mail.count' : 'mail.count.exvat', {
    n: String(it.quantity),
    price: money(page, it.price),
  })
  return html`<li class="shop-receipt__row"><span class="shop-receipt__name">${it.name}</span><span class="shop-receipt__sum">${money(page, it.total)}</span><span class="shop-receipt__traits">${[...traits, count.replaceAll(' × ', '\u00a0×\u00a0')].join(' · ')}</span></li>`
}

function sums(page: PageContext, receipt: Receipt, asked: Asked): Html {
  const t = mailText(page.language)
  const { includesVat, campaignCode: code, discountTotal, feeTotal } = receipt
  const written = (name: string, sum: string, kind = '') =>
    html`<div class="cs-totals__row${kind && ` ${kind}`}"><dt>${name}</dt><dd>${sum}</dd></div>`
  const line = (name: string, amount: number, kind = '') => written(name, money(page, amount), kind)
  const discount = t(code ? 'mail.discount.code' : 'mail.discount', { code })
  const total = line(
    isDue(receipt, asked)
      ? t(includesVat ? 'mail.total' : 'mail.total.vat')
      : page.t('receipt.sum'),
    receipt.total,
    'cs-totals__total',
  )
  const vat = line(t(includesVat ? 'mail.vat.included' : 'mail.vat'), receipt.vatTotal)
  return html`<dl class="cs-totals">${line(
    t(includesVat ? 'mail.goods' : 'mail.goods.exvat'),
    receipt.goodsTotal,
  )}${feeTotal > 0 && line(t('mail.fees'), feeTotal)}${written(
    t('mail.delivery.sum', { name: receipt.deliveryMethod.name }),
    deliveryPriceText(receipt.deliveryTotal, page.language),
  )}${discountTotal !== 0 && line(discount, -Math.abs(discountTotal))}${includesVat ? [total, vat] : [vat, total]}</dl>`
}

/** What has been paid, or never will be, is not there to be paid. */
function isDue({ status }: Receipt, asked: Asked): boolean {
  return asked === 'due' && (status === 'placed' || status === 'held')
}
