import type { CardView } from '../catalogue/cards/card-view.ts'
import { money } from '../catalogue/cards/price-tag.ts'
import { cardGrid } from '../catalogue/cards/product-card.ts'
import { productTable } from '../catalogue/cards/product-table.ts'
import { type Html, html, trusted } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { CategoryView } from '../platform/pages/site.ts'
import { FREE_DELIVERY_FROM, RETURN_DAYS, SHOP } from '../platform/shop-facts.ts'

export interface HomePage {
  readonly categories: readonly CategoryView[]
  readonly campaigns: readonly CardView[]
  readonly news: readonly CardView[]
  /** A drawing of ours. */
  readonly hero: string
}

export function homePage(page: PageContext, view: HomePage): PageContent {
  const isPro = page.storefront === 'professional'
  const scope = isPro ? 'page.prohome' : 'page.home'
  return {
    title: page.t(`${scope}.title`),
    description: page.t(`${scope}.description`),
    main: isPro ? professionalHome(page, view) : sportHome(page, view),
  }
}

function sportHome(page: PageContext, view: HomePage): Html {
  const [first] = view.categories
  return html`<section class="shop-hero" aria-labelledby="hero"><div class="shop-hero__words"><h1 id="hero">${page.t('page.home.heading')}</h1><p class="shop-hero__text">${page.t('page.home.text')}</p><p class="shop-hero__ways">${
    first &&
    html`<a class="cs-button cs-button--primary" href="${linkTo(page, `/c/${first.slug}`)}">${page.t('page.home.shopcategory', { name: first.name })}</a>`
  }<a class="cs-button cs-button--secondary" href="${linkTo(page, '/search?sort=newest')}">${page.t('page.home.shopnews')}</a></p></div><div class="shop-hero__picture">${trusted(view.hero)}</div></section>${promises(page)}${tiles(page, view.categories)}${cardRow(page, 'campaigns', view.campaigns, '/campaigns')}${cardRow(page, 'news', view.news, '/search?sort=newest')}<section class="shop-band"><div><h2>${page.t('page.home.business')}</h2><p>${page.t('page.home.business.text')}</p></div><a class="cs-button cs-button--secondary" href="${linkTo({ ...page, storefront: 'professional' }, '/')}">${page.t('page.home.business.link')}</a></section>`
}

function professionalHome(page: PageContext, view: HomePage): Html {
  return html`<section class="shop-prohero" aria-labelledby="hero"><div><h1 id="hero">${page.t('page.prohome.heading')}</h1><p class="shop-lead">${page.t('page.prohome.text')}</p>${proWays(page)}</div><div class="shop-prohero__picture">${trusted(view.hero)}</div></section>${categoryIndex(page, view.categories)}<section class="shop-row" aria-labelledby="news"><h2 id="news">${page.t('page.home.news')}</h2>${productTable(page, view.news, page.t('page.home.news'), 'shelf')}</section><section class="shop-band"><div><h2>${page.t('page.prohome.quote')}</h2><p>${page.t('page.prohome.quote.text')}</p></div><a class="cs-button cs-button--secondary" href="mailto:${SHOP.email}">${page.t('page.quotation.mail')}</a></section>`
}

function proWays(page: PageContext): Html {
  if (page.visitor.isBusiness) {
    return html`<p class="shop-prohero__who">${page.t('page.prohome.welcome')}</p>`
  }
  const back = encodeURIComponent(linkTo(page, '/'))
  return html`<p><a class="cs-button cs-button--primary" href="${linkTo(page, '/login')}?returnTo=${back}">${page.t('price.login')}</a></p>`
}

/** Delivery, returns and a telephone: what people ask before they buy. */
function promises(page: PageContext): Html {
  const limit = money(page, FREE_DELIVERY_FROM[page.storefront])
  return html`<ul class="shop-promises"><li>${icon('truck')}<span>${page.t('page.promise.delivery', { limit })}</span></li><li>${icon('return')}<span>${page.t('page.promise.returns', { days: RETURN_DAYS })}</span></li><li>${icon('phone')}<span>${page.t('page.promise.phone', { phone: SHOP.phone })}</span></li></ul>`
}

function tiles(page: PageContext, categories: readonly CategoryView[]): Html {
  return html`<section class="shop-row" aria-labelledby="categories"><h2 id="categories">${page.t('page.home.categories')}</h2><ul class="shop-tiles">${categories.map(
    (it) =>
      html`<li><a class="shop-tile" href="${linkTo(page, `/c/${it.slug}`)}"><span class="shop-tile__picture"><img src="${it.picture ?? ''}" alt="" width="400" height="400" loading="lazy"></span><span class="shop-tile__name">${it.name}</span><span class="shop-tile__count">${page.t('page.count', { n: it.products })}</span></a></li>`,
  )}</ul></section>`
}

/** Every category of two levels at a glance: professionals know what they are after. */
function categoryIndex(page: PageContext, categories: readonly CategoryView[]): Html {
  return html`<section class="shop-row" aria-labelledby="categories"><h2 id="categories">${page.t('page.home.categories')}</h2><ul class="shop-index">${categories.map(
    (it) =>
      html`<li class="shop-index__group"><img src="${it.picture ?? ''}" alt="" width="64" height="64" loading="lazy"><div><a class="shop-index__name" href="${linkTo(page, `/c/${it.slug}`)}">${it.name}</a><ul>${it.children.map(
        (child) =>
          html`<li><a href="${linkTo(page, `/c/${child.slug}`)}">${child.name}</a> <span>${child.products}</span></li>`,
      )}</ul></div></li>`,
  )}</ul></section>`
}

function cardRow(
  page: PageContext,
  name: 'campaigns' | 'news',
  cards: readonly CardView[],
  path: string,
): Html | false {
  if (cards.length === 0) return false
  return html`<section class="shop-row" aria-labelledby="${name}"><div class="shop-row__head"><h2 id="${name}">${page.t(`page.home.${name}`)}</h2><a href="${linkTo(page, path)}">${page.t(`page.home.${name}.all`)}</a></div>${cardGrid(page, cards, { level: 3, place: 'shelf' })}</section>`
}
