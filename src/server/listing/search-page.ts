import { findTrail } from '../catalogue/category-tree.ts'
import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { CategoryView, NavigationCategory } from '../platform/pages/site.ts'
import { SHOP } from '../platform/shop-facts.ts'
import type { FacetedList } from './faceted-list.ts'
import { listingBody } from './listing-body.ts'

export interface SearchPage {
  readonly list: FacetedList
  readonly categories: readonly CategoryView[]
}

/** Where no product has the words at all there is nothing to filter either. */
export function searchPage(page: PageContext, { list, categories }: SearchPage): PageContent {
  const { query, total, corrected } = list
  const heading = query.q
    ? page.t('page.search.heading', { q: query.q })
    : page.t('page.search.all')
  const isHopeless = total === 0 && query.chosen.size === 0
  return {
    title: heading,
    isPrivate: true,
    query: query.q,
    listing: { searchPage: true },
    main: isHopeless
      ? nothingFound(page, query.q, categories)
      : html`<header class="shop-listing-head"><h1>${heading}</h1>${
          corrected &&
          html`<p class="shop-lead">${page.t('page.search.corrected', { q: corrected })}</p>`
        }</header>${namedCategories(page, list, categories)}${listingBody(page, list, { label: heading })}`,
  }
}

/** A word such as "fotboll" may be a thing or all there is to a sport. */
function namedCategories(
  page: PageContext,
  { categoryIds }: FacetedList,
  categories: readonly CategoryView[],
): Html | false {
  const trails = categoryIds.map((id) => findTrail(categories, (it) => it.id === id))
  const links = trails.flatMap((trail) => {
    const name = trail.map((it) => it.name).join(' › ')
    const category = trail.at(-1)
    return category
      ? [html`<li><a href="${linkTo(page, `/c/${category.slug}`)}">${name}</a></li>`]
      : []
  })
  if (links.length === 0) return false
  return html`<nav class="shop-subs" aria-label="${page.t('page.search.named')}"><ul>${links}</ul></nav>`
}

/** Never an empty box: what to do about the spelling, where to go on, whom to ask (UX SRCH-7). */
function nothingFound(
  page: PageContext,
  query: string,
  categories: readonly NavigationCategory[],
): Html {
  return html`<section class="shop-empty"><h1>${page.t('search.nohits', { q: query })}</h1><ul class="shop-empty__tips"><li>${page.t('page.search.tip.word')}</li><li>${page.t('page.search.tip.number')}</li></ul><h2>${page.t('page.search.categories')}</h2><ul class="shop-chips">${categories.map(
    (it) => html`<li><a href="${linkTo(page, `/c/${it.slug}`)}">${it.name}</a></li>`,
  )}</ul><p class="shop-empty__contact">${icon('phone')}<span>${page.t('page.search.contact', { phone: SHOP.phone })} ${page.t('page.phonehours')}</span></p></section>`
}
