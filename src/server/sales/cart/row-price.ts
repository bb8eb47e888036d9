import type { OrderRow } from '../../../contract/cart.ts'
import { type Html, html } from '../../platform/html/html.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

/** A row's unit price; a campaign's price first, then the ordinary one, struck; or SPEC 6's words. */
export function rowPrice(page: PageContext, row: OrderRow): Html | false {
  const { price, campaignPrice, originalPrice = price } = row
  if (price === undefined || row.isQuotation) {
    return html`<span class="cs-price">${page.t('product.quotation')}</span>`
  }
  if (!campaignPrice) return html`<span class="cs-price">${price}</span>`
  return html`<span class="cs-price cs-price--campaign"><span class="cs-price__now">${campaignPrice}</span> <s class="cs-price__original" aria-hidden="true">${originalPrice}</s><span class="cs-visually-hidden">${page.t('price.original', { sum: originalPrice ?? price })}</span></span>`
}
