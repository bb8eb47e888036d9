import type { SubNavigation } from '../../contract/product-filter.ts'
import { buildListingQuery, clearChosen, type ListingQuery } from '../../model/facet-query.ts'
import { facetText } from '../facets/facet-texts.ts'
import { type Html, html } from '../platform/html/html.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { facetedSearch, facetedSearchCompact } from './faceted-search.ts'
import { pager, sortForm } from './listing-controls.ts'
import { productList } from './product-list.ts'
import { shortcuts } from './shortcuts.ts'

/** Id of the element that holds the list; the filters' `target`. */
export const PRODUCTS_ID = 'products'

interface ListingText {
  /** The name of the list. */
  readonly label: string
  /** The categories around the list, where it parts into more of them. */
  readonly subNavigation?: SubNavigation | undefined
}

/** Filters and products: beside each other, or on a phone the filters behind two buttons. */
export function listingBody(
  page: PageContext,
  list: FacetedList,
  { label, subNavigation }: ListingText,
): Html {
  const sort = sortForm(page, list.options, list.query.q)
  const view = { ...list, target: PRODUCTS_ID, sort, subNavigation }
  return html`<div class="shop-listing">${facetedSearchCompact(page, view)}${facetedSearch(page, view)}<div class="shop-listing__products" id="${PRODUCTS_ID}">${productsView(page, list, label)}</div></div>`
}

/** What changes with every filter, as page and `productFilter` alike have it (API.md). */
export function productsView(page: PageContext, list: FacetedList, label: string): Html {
  const { cards, total, options } = list
  if (total === 0) return nothingLeft(page, list.query)
  return html`${shortcuts(page, list)}<p class="shop-count">${page.t('page.count', { n: total })}</p>${productList(page, cards, label)}${pager(page, options, total)}`
}

function nothingLeft(page: PageContext, query: ListingQuery): Html {
  const rest = buildListingQuery(clearChosen(query))
  const url = linkTo(page, bareUrl(page.path)) + (rest && `?${rest}`)
  return html`<div class="shop-empty"><p>${facetText(page.language)('facet.nohits')}</p><p><a href="${url}">${page.t('facet.clear')}</a></p></div>`
}
