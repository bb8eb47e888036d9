import { html } from '../html.ts'
import type { PageContent } from '../layout/page-content.ts'
import { linkTo, type PageContext, seesPrices } from '../page-context.ts'
import { withParameters } from '../parts/addresses.ts'
import type { CardView } from '../parts/card-view.ts'
import type { CategoryView } from '../views/category-tree.ts'
import { type ListingWish, pager, sortForm } from './listing-controls.ts'
import { productList } from './product-list.ts'

export interface CategoryPage {
  /** From the root to the category itself. */
  readonly trail: readonly CategoryView[]
  readonly category: CategoryView
  readonly cards: readonly CardView[]
  readonly total: number
  readonly wish: ListingWish
}

export function categoryPage(page: PageContext, view: CategoryPage): PageContent {
  const { category, trail, cards, total, wish } = view
  const children = category.children.map(
    (it) =>
      html`<li><a href="${linkTo(page, `/c/${it.slug}`)}">${it.name} <span class="shop-subs__count">${it.products}</span></a></li>`,
  )
  const subs =
    children.length > 0 &&
    html`<nav class="shop-subs" aria-label="${page.t('page.subcategories', { name: category.name })}"><ul>${children}</ul></nav>`
  return {
    title:
      wish.page > 1 ? `${category.name}, ${page.t('page.page', { n: wish.page })}` : category.name,
    description: category.description,
    canonicalPath: canonicalPath(category, wish),
    categoryTrail: trail.map((it) => it.id),
    crumbs: trail.map((it) => ({
      name: it.name,
      ...(it.id !== category.id && { path: `/c/${it.slug}` }),
    })),
    main: html`<header class="shop-listing-head"><h1>${category.name}</h1><p class="shop-lead">${category.description}</p></header>${subs}<div class="shop-listing-bar"><p class="shop-count">${page.t('page.count', { n: total })}</p>${sortForm(page, wish, seesPrices(page))}</div>${productList(page, cards, category.name)}${pager(page, wish, total)}`,
  }
}

/** Each page of a list is its own; the order and the number on a page make no new one. */
function canonicalPath({ slug }: CategoryView, wish: ListingWish): string {
  return withParameters(`/c/${slug}`, { page: wish.page > 1 ? wish.page : undefined })
}
