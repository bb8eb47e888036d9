import { type Html, html } from '../html.ts'
import { icon } from '../icon.ts'
import type { PageContent } from '../layout/page-content.ts'
import { linkTo, type PageContext, seesPrices } from '../page-context.ts'
import type { CardView } from '../parts/card-view.ts'
import { SHOP } from '../shop-facts.ts'
import type { NavigationCategory } from '../site.ts'
import { type ListingWish, pager, sortForm } from './listing-controls.ts'
import { productList } from './product-list.ts'

export interface SearchPage {
  /** As it was typed; empty for the whole shop. */
  readonly query: string
  /** What was searched for instead, where the query matched nothing as typed. */
  readonly corrected?: string
  readonly cards: readonly CardView[]
  readonly total: number
  readonly wish: ListingWish
  readonly categories: readonly NavigationCategory[]
}

export function searchPage(page: PageContext, view: SearchPage): PageContent {
  const { query, total, cards, wish } = view
  const heading = query ? page.t('page.search.heading', { q: query }) : page.t('page.search.all')
  return {
    title: heading,
    isPrivate: true,
    query,
    main:
      total === 0
        ? nothingFound(page, view)
        : html`<header class="shop-listing-head"><h1>${heading}</h1>${
            view.corrected &&
            html`<p class="shop-lead">${page.t('page.search.corrected', { q: view.corrected })}</p>`
          }</header><div class="shop-listing-bar"><p class="shop-count">${page.t('search.count', { n: total })}</p>${sortForm(page, wish, seesPrices(page))}</div>${productList(page, cards, heading)}${pager(page, wish, total)}`,
  }
}

/** Never an empty box: what to do about the spelling, where to go on, whom to ask (UX SRCH-7). */
function nothingFound(page: PageContext, { query, categories }: SearchPage): Html {
  return html`<section class="shop-empty"><h1>${page.t('search.nohits', { q: query })}</h1><ul class="shop-empty__tips"><li>${page.t('page.search.tip.word')}</li><li>${page.t('page.search.tip.number')}</li></ul><h2>${page.t('page.search.categories')}</h2><ul class="shop-chips">${categories.map(
    (it) => html`<li><a href="${linkTo(page, `/c/${it.slug}`)}">${it.name}</a></li>`,
  )}</ul><p class="shop-empty__contact">${icon('phone')}<span>${page.t('page.search.contact', { phone: SHOP.phone })} ${page.t('page.phonehours')}</span></p></section>`
}
