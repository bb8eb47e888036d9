import { safeUrl } from '../../../model/url.ts'
import { type Html, html } from '../html.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import { type ProductView, productPicture } from './product-view.ts'

/** The product large, in the chosen colour. */
export function gallery(page: PageContext, view: ProductView): Html {
  const { product, colour } = view
  const source = safeUrl(productPicture(view, colour?.id ?? null)) ?? ''
  const alt = page.t('page.picture', { name: product.name, colour: colour?.name ?? 'none' })
  return html`<div class="shop-product__gallery"><img class="shop-product__picture" src="${source}" alt="${alt}" width="800" height="800" fetchpriority="high"></div>`
}

/** The colours as pictures; each is a link, so that a colour has an address (UX PDP-7). */
export function colourChoice(page: PageContext, view: ProductView): Html | false {
  const { swatches, colour } = view
  if (!colour || swatches.length === 0) return false
  const chosen = html`<p class="shop-colours__chosen">${page.t('page.colour')} <strong>${colour.name}</strong></p>`
  if (swatches.length === 1) return html`<div class="shop-colours">${chosen}</div>`
  return html`<nav class="shop-colours" aria-label="${page.t('page.choosecolour')}">${chosen}<ul>${swatches.map(
    (it) => colourLink(page, view, it),
  )}</ul></nav>`
}

function colourLink(
  page: PageContext,
  view: ProductView,
  swatch: ProductView['swatches'][number],
): Html {
  const address = linkTo(page, `/p/${view.product.slug}?colour=${encodeURIComponent(swatch.id)}`)
  const source = safeUrl(productPicture(view, swatch.id)) ?? ''
  const isOut = swatch.isSoldOut && page.storefront === 'sport' && !view.isQuotation
  const name = isOut ? `${swatch.name}, ${page.t('size.out')}` : swatch.name
  return html`<li><a class="shop-colours__link" href="${address}" aria-label="${name}" title="${name}"${
    swatch.id === view.colour?.id && html` aria-current="true"`
  }${isOut && html` data-stock="out-of-stock"`}><img src="${source}" alt="" width="72" height="72" loading="lazy"></a></li>`
}
