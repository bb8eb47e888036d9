import { formatMoney } from '../../../i18n/money.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import type { ShownPrice } from './shown-price.ts'

export const CURRENCY = 'SEK'

export function money(page: Pick<PageContext, 'language'>, amount: number): string {
  return formatMoney(amount, CURRENCY, page.language)
}

/**
 * The price, or what SPEC 6 puts in its place. A campaign's price stands first, then the lowest of
 * the last 30 days, struck (UX TRUST-2). Holds no link, so that it can stand in one.
 */
export function priceTag(
  page: PageContext,
  product: { readonly isQuotation: boolean; readonly price?: ShownPrice },
): Html {
  if (product.isQuotation) return html`<p class="cs-price">${page.t('product.quotation')}</p>`
  if (!seesPrices(page)) return html`<p class="cs-price">${page.t('price.login')}</p>`
  if (!product.price) return html``
  const { amount, isFrom, lowest30 } = product.price
  const sum = money(page, amount)
  const shown = isFrom ? page.t('price.from', { sum }) : sum
  const vat =
    page.storefront === 'professional' &&
    html` <small class="cs-price__vat">${page.t('price.exvat')}</small>`
  if (lowest30 === undefined) return html`<p class="cs-price">${shown}${vat}</p>`
  return html`<p class="cs-price cs-price--campaign">${shown}${vat}</p><p class="cs-price__lowest">${page.t('page.lowest30')} <s>${money(page, lowest30)}</s></p>`
}

/** The way to prices and back again; nothing for those who see them already (UX B2B-1). */
export function loginForPrices(page: PageContext): Html {
  if (seesPrices(page)) return html``
  const back = encodeURIComponent(linkTo(page, page.path))
  return html`<a class="shop-price-login" href="${linkTo(page, '/login')}?returnTo=${back}">${page.t('price.login')}</a>`
}
