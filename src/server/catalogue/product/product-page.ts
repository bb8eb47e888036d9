import { type Html, html } from '../../platform/html/html.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { Site } from '../../platform/pages/site.ts'
import { loginForPrices, priceTag } from '../cards/price-tag.ts'
import { cardGrid } from '../cards/product-card.ts'
import { percentOff } from '../cards/shown-price.ts'
import { buyArea } from './buy-area.ts'
import { colourChoice, gallery } from './gallery.ts'
import { deliveryTerms, productFacts, sizeGuide } from './product-facts.ts'
import { productJson } from './product-json.ts'
import type { ProductView } from './product-view.ts'

export function productPage(page: PageContext, site: Site, view: ProductView): PageContent {
  const { product, trail } = view
  return {
    title: `${product.brand} ${product.name}`,
    description: firstSentence(product.description),
    canonicalPath: `/p/${product.slug}`,
    categoryTrail: trail.map((it) => it.id),
    crumbs: [
      ...trail.map((it) => ({ name: it.name, path: `/c/${it.slug}` })),
      { name: product.name },
    ],
    structured: [productJson(page, site, view)],
    main: html`<article class="shop-product">${gallery(page, view)}<div class="shop-product__buy"><p class="shop-product__brand">${product.brand}</p><h1 class="shop-product__name">${product.name}</h1><p class="shop-product__trait">${product.trait ?? product.type}</p><div class="shop-product__price">${productPrice(page, view)}</div>${colourChoice(page, view)}${sizeGuide(page, view)}${buyArea(page, view)}${deliveryTerms(page, view)}</div><div class="shop-product__about">${productFacts(page, view)}</div></article>${related(page, view)}`,
  }
}

function productPrice(page: PageContext, view: ProductView): Html {
  const percent = view.price ? percentOff(view.price) : 0
  if (view.isQuotation) return priceTag(page, view)
  const login = loginForPrices(page)
  if (page.storefront === 'professional' && !page.visitor.isBusiness) return login
  return html`${priceTag(page, view)}${
    percent > 0 &&
    html`<span class="shop-badge shop-badge--campaign">${page.t('page.percentoff', { percent })}</span>`
  }${page.storefront === 'sport' && html`<p class="shop-product__vat">${page.t('page.includesvat')}</p>`}`
}

function related(page: PageContext, view: ProductView): Html | false {
  if (view.related.length === 0) return false
  return html`<section class="shop-row" aria-labelledby="related"><h2 id="related">${page.t(view.isSoldOut ? 'page.related.instead' : 'page.related')}</h2>${cardGrid(page, view.related, { level: 3, place: 'shelf' })}</section>`
}

/** For search engines: whole words, at most 160 characters. */
function firstSentence(description: string): string {
  const text = description.replace(/\s+/g, ' ').slice(0, 161)
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' '))} …`
}
