import type { FacetGroup } from '../../src/contract/product-filter.ts'
import { type ListingQuery, parseListingQuery } from '../../src/model/facet-query.ts'
import type { CardCache, CardSelection } from '../catalogue/cards/load-cards.ts'
import { findTrail } from '../catalogue/category-tree.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import { FACET_IDS, type FacetPort } from '../facets/facets-port.ts'
import { queryOf } from '../platform/pages/addresses.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { type PageContext, seesPrices, typedMoney } from '../platform/pages/page-context.ts'
import type { SearchPort } from '../search/search-port.ts'
import { campaignPage } from './campaign-page.tsx'
import { categoryPage } from './category-page.tsx'
import type { FacetedList } from './faceted-list.ts'
import { type ListingOptions, readListingOptions } from './listing-options.ts'
import { searchPage } from './search-page.tsx'
import { hasSubCategories } from './sub-navigation.ts'

export interface ListingSources {
  readonly search: SearchPort
  readonly facets: FacetPort
  readonly cards: CardCache
}

/** The products that a list is made from; the choice within the list is in the page's address. */
export type ListingScope =
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'search' }
  /** Reduced products; `among` limits them to these ids. */
  | { readonly kind: 'campaigns'; readonly among?: Int32Array }

/** Search hits that keep their rank when filters are applied; the others follow. */
const MAX_RANKED = 1500

interface ListingRequest {
  readonly query: ListingQuery
  readonly options: ListingOptions
}

interface Hits {
  readonly all?: Int32Array
  readonly ranked?: readonly number[]
  /** The requested page, if it depends on the search alone. */
  readonly page?: readonly number[]
  /** Colours of the hits, if no colour is chosen. */
  readonly colourIds?: readonly string[]
  readonly categoryIds?: readonly string[]
  readonly corrected?: string
  readonly isGuess?: true
}

/** One page of a list with its filters, as requested by the address of `page`. */
export async function loadFaceted(
  sources: ListingSources,
  page: PageContext,
  site: CatalogueSite,
  scope: ListingScope,
): Promise<FacetedList> {
  const { chosen, ...list } = await findFaceted(sources, page, site, scope)
  return { ...list, cards: await sources.cards.read(page, site, chosen) }
}

interface FoundList extends Omit<FacetedList, 'cards'> {
  readonly chosen: CardSelection
}

/** The same without reading the cards. */
export async function findFaceted(
  sources: ListingSources,
  page: PageContext,
  site: CatalogueSite,
  scope: ListingScope,
): Promise<FoundList> {
  const request = readListingRequest(page)
  const { version } = site
  const versioned = { ...request, version }
  const hits = await findHits(sources.search, page, scope, versioned)
  const { query, options } = request
  const answer = await sources.facets.list({
    storefront: page.storefront,
    language: page.language,
    catalogueVersion: version,
    ...(scope.kind === 'category' && { categoryId: scope.categoryId }),
    ...(scope.kind === 'campaigns' && { onlyCampaigns: true }),
    ...(hits.all && { among: hits.all }),
    ...(hits.ranked && { ranked: hits.ranked }),
    chosen: query.chosen,
    seesPrices: seesPrices(page),
    priceLists: page.viewer.priceLists,
    sort: options.sort,
    offset: (options.page - 1) * options.perPage,
    limit: hits.page ? 0 : options.perPage,
  })
  const { total } = answer
  const groups = answer.groups.filter((it) => !isLinkedAbove(it, site, scope))
  return {
    chosen: {
      productIds: hits.page ?? answer.ids,
      colours: answer.colourIds ?? hits.colourIds,
    },
    total,
    groups,
    options,
    query: { ...query, chosen: validChoices(query, groups) },
    categoryIds: hits.categoryIds ?? [],
    hasSales: site.hasSales,
    ...(hits.corrected && { corrected: hits.corrected, isGuess: hits.isGuess === true }),
  }
}

/** Returns undefined if the storefront has no such category. */
export async function loadCategory(
  sources: ListingSources,
  page: PageContext,
  site: CatalogueSite,
  slug: string,
): Promise<PageContent | undefined> {
  const trail = findTrail(site.categories, (it) => it.slug === slug)
  const category = trail.at(-1)
  if (!category) return undefined
  const scope = { kind: 'category', categoryId: category.id } as const
  const list = await loadFaceted(sources, page, site, scope)
  return categoryPage(page, { trail, category, list })
}

export async function loadCampaigns(
  sources: ListingSources,
  page: PageContext,
  site: CatalogueSite,
): Promise<PageContent> {
  const list = await loadFaceted(sources, page, site, { kind: 'campaigns' })
  return campaignPage(page, { list, running: site.campaigns })
}

export async function loadSearch(
  sources: ListingSources,
  page: PageContext,
  site: CatalogueSite,
): Promise<PageContent> {
  const list = await loadFaceted(sources, page, site, { kind: 'search' })
  return searchPage(page, { list, categories: site.categories })
}

/** Sorting by price would reveal prices to viewers who may not see them. */
function readListingRequest(page: PageContext): ListingRequest {
  const text = queryOf(page.path)
  const options = readListingOptions(Object.fromEntries(new URLSearchParams(text)))
  const isHidden = options.sort.startsWith('price') && !seesPrices(page)
  return {
    query: parseListingQuery(text, FACET_IDS, typedMoney(page)),
    options: isHidden ? { ...options, sort: 'popular' } : options,
  }
}

/** Without filters, and in the search's own order, the search returns the page itself. */
async function findHits(
  search: SearchPort,
  { language, storefront }: PageContext,
  scope: ListingScope,
  { query, options, version: catalogueVersion }: ListingRequest & Pick<CatalogueSite, 'version'>,
): Promise<Hits> {
  if (scope.kind === 'campaigns' && scope.among) return { all: scope.among }
  if (scope.kind !== 'search' || query.q === '') return {}
  const context = { language, storefront, catalogueVersion }
  const isRanked = options.sort === 'popular'
  if (isRanked && query.chosen.size === 0) {
    const paging = { offset: (options.page - 1) * options.perPage, limit: options.perPage }
    const { ids, ...found } = await search.searchProducts(query.q, { ...context, ...paging })
    return { ...found, page: ids }
  }
  const paging = { offset: 0, limit: isRanked ? MAX_RANKED : 1 }
  const { ids, ...found } = await search.searchProducts(query.q, { ...context, ...paging })
  return { ...found, ...(isRanked && { ranked: ids }) }
}

/**
 * A category's page links to its sub-categories above the list, so they are no filter; an old address may
 * still choose some.
 */
function isLinkedAbove(
  { id, selectedOptions }: FacetGroup,
  site: CatalogueSite,
  scope: ListingScope,
) {
  if (id !== 'category' || scope.kind !== 'category' || selectedOptions.length > 0) return false
  return hasSubCategories(findTrail(site.categories, (it) => it.id === scope.categoryId))
}

/** Drops choices that the list does not have. */
function validChoices(
  { chosen }: ListingQuery,
  groups: readonly FacetGroup[],
): Map<string, readonly string[]> {
  const valid = [...chosen.keys()].map((id) => {
    const ofId = groups.filter((it) => it.id === id)
    return [id, ofId.flatMap((it) => it.selectedOptions)] as const
  })
  return new Map(valid.filter(([, options]) => options.length > 0))
}
