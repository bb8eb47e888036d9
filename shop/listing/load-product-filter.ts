import { createElement } from 'react'
import type { ProductFilter, SortItem } from '../../src/contract/product-filter.ts'
import type { RequestContext } from '../../src/contract/request-context.ts'
import {
  buildListingQuery,
  type ListingQuery,
  parseListingQuery,
  withChosen,
} from '../../src/model/facet-query.ts'
import { findTrail } from '../catalogue/category-tree.ts'
import type { CatalogueSite, CategoryView } from '../catalogue/site.ts'
import { FACET_IDS } from '../facets/facets-port.ts'
import { markupOf } from '../platform/html/html.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { linkTo, type PageContext, seesPrices, typedMoney } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { ProductsView } from './listing-body.tsx'
import { SORTS, sortName } from './listing-options.ts'
import { findFaceted, type ListingScope, type ListingSources, loadFaceted } from './load-faceted.ts'
import { hasSubCategories, subNavigation } from './sub-navigation.ts'

export interface FilterRequest {
  /** The page's query as in its address. */
  readonly query: string
  readonly context: RequestContext
  readonly withHtml: boolean
}

const CATEGORY_PARAMETER = 'productCategorySystemId'

interface RequestedList {
  readonly scope: ListingScope
  /** Address of the list's page. */
  readonly path: string
  readonly label: string
  /** From the root to the list's category. */
  readonly trail: readonly CategoryView[]
}

/** The answer of `productFilter`: what the page with the same address shows. */
export async function loadProductFilter(
  sources: ListingSources,
  page: PageContext,
  site: CatalogueSite,
  question: FilterRequest,
): Promise<ProductFilter> {
  const requested = findList(page, site, question)
  const here = { ...page, path: requested.path }
  const { scope } = requested
  const drawn = question.withHtml ? await loadFaceted(sources, here, site, scope) : undefined
  const list = drawn ?? (await findFaceted(sources, here, site, scope))
  return {
    ...(drawn && { productsView: drawProducts(here, drawn, requested.label) }),
    sortCriteria: { sortItems: sortItems(here, list) },
    subNavigation: subNavigation(here, requested.trail),
    facetFilters: [...list.groups],
    navigationTheme: hasSubCategories(requested.trail) ? 'category' : 'filter',
    totalCount: list.total,
  }
}

function drawProducts(page: PageContext, list: FacetedList, label: string): string {
  return markupOf(drawPage(page, createElement(ProductsView, { page, list, label })))
}

/**
 * Finds the list by the request context. Without one, the query decides: `q` is a search, a single
 * `category` is that category, anything else the whole shop.
 */
function findList(page: PageContext, site: CatalogueSite, question: FilterRequest): RequestedList {
  const { campaignPage, searchPage } = question.context
  const { query, categoryId, isNamed } = readQuestion(page, question)
  const ofCategory = (name: string) =>
    findTrail(site.categories, (it) => it.id === name || it.slug === name)
  const trail = categoryId === undefined ? [] : ofCategory(categoryId)
  if (trail.length > 0 || isNamed) return categoryList(trail, query)
  if (campaignPage) return campaignList(page, query)
  const only = onlyCategory(query)
  const named = only === undefined ? [] : ofCategory(only)
  const isSearch = searchPage === true || query.q !== ''
  if (!isSearch && named.length > 0) return categoryList(named, withoutCategory(query))
  const label = query.q ? page.t('page.search.heading', { q: query.q }) : page.t('page.search.all')
  return { scope: { kind: 'search' }, path: addressOf('/search', query), label, trail: [] }
}

function onlyCategory({ chosen }: ListingQuery): string | undefined {
  const [only, second] = chosen.get('category') ?? []
  return second === undefined ? only : undefined
}

function campaignList(page: PageContext, query: ListingQuery): RequestedList {
  const path = addressOf('/campaigns', query)
  return { scope: { kind: 'campaigns' }, path, label: page.t('page.campaigns'), trail: [] }
}

/** Other clients name their category in the query, or in the context under that parameter's name. */
function readQuestion(page: PageContext, { query: text, context }: FilterRequest) {
  const { others, ...query } = parseListingQuery(text, FACET_IDS, typedMoney(page))
  const named = others.find(([name, id]) => name === CATEGORY_PARAMETER && id !== '')?.[1]
  return {
    query: { ...query, others: others.filter(([name]) => name !== CATEGORY_PARAMETER) },
    categoryId: named ?? context.categoryId ?? context[CATEGORY_PARAMETER],
    isNamed: named !== undefined,
  }
}

function categoryList(trail: readonly CategoryView[], query: ListingQuery): RequestedList {
  const category = trail.at(-1)
  return {
    scope: { kind: 'category', categoryId: category?.id ?? '' },
    path: addressOf(category ? `/c/${category.slug}` : '/search', query),
    label: category?.name ?? '',
    trail,
  }
}

function withoutCategory(query: ListingQuery): ListingQuery {
  return { ...withChosen(query, 'category', []), page: query.page }
}

function addressOf(path: string, query: ListingQuery): string {
  const text = buildListingQuery(query)
  return text ? `${path}?${text}` : path
}

type SortedList = Pick<FacetedList, 'options' | 'query' | 'hasSales'>

function sortItems(page: PageContext, { options, query, hasSales }: SortedList): SortItem[] {
  return SORTS.filter((it) => seesPrices(page) || !it.startsWith('price')).map((it) => {
    const sorted = { ...query, sort: it === 'popular' ? '' : it, page: 1 }
    return {
      text: sortName(page, it, { isSearch: query.q !== '', hasSales }),
      value: linkTo(page, addressOf(bareUrl(page.path), sorted)),
      selected: it === options.sort,
    }
  })
}
