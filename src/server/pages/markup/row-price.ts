import type { OrderRow } from '../../../contract/cart.ts'
import { type Html, html } from '../html.ts'
import type { PageContext } from '../page-context.ts'

/** A row's unit price; a campaign's price first, then what it is compared with, struck (UX TRUST-2). */
export function rowPrice(page: PageContext, row: OrderRow): Html {
  if (row.isQuotation) return html`<p class="cs-price">${page.t('product.quotation')}</p>`
  if (row.price === undefined) return html``
  if (!row.campaignPrice) return html`<p class="cs-price">${row.price}</p>`
  const original = row.originalPrice ?? row.price
  return html`<p class="cs-price cs-price--campaign">${row.campaignPrice} <s class="cs-price__original"><span class="cs-visually-hidden">${page.t('price.original', { sum: '' })}</span>${original}</s></p>`
}
