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

/** Which list a page shows; all that is chosen in it stands in the page's address. */
export type ListingScope =
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'search' }
  /** What is reduced; `among` are the ids of products that it is looked for in. */
  | { readonly kind: 'campaigns'; readonly among?: Int32Array }

/** The hits that are ranked where filters may leave only some of them; the rest follows. */
const MAX_RANKED = 1500

interface ListingRequest {
  readonly query: ListingQuery
  readonly options: ListingOptions
}

interface Hits {
  readonly all?: Int32Array
  readonly ranked?: readonly number[]
  /** The page that was asked for, where nothing but the search decides on it. */
  readonly page?: readonly number[]
  /** In which the hits are shown, where nobody has chosen a colour. */
  readonly colourIds?: readonly string[]
  readonly categoryIds?: readonly string[]
  readonly corrected?: string
  readonly isGuess?: true
}

/** One page of a list as the address of `page` asks for it, with the filters that part the list. */
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

/** The same without reading what its cards show. */
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

/** Undefined where there is no such category on this storefront. */
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

/** An order by price would show prices to those who may not see them. */
function readListingRequest(page: PageContext): ListingRequest {
  const text = queryOf(page.path)
  const options = readListingOptions(Object.fromEntries(new URLSearchParams(text)))
  const isHidden = options.sort.startsWith('price') && !seesPrices(page)
  return {
    query: parseListingQuery(text, FACET_IDS, typedMoney(page)),
    options: isHidden ? { ...options, sort: 'popular' } : options,
  }
}

/** Where nothing is filtered and the search orders the list, its own page is the list's. */
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

/** A category's page leads to those below it above its list; an old address may still choose of them. */
function isLinkedAbove(
  { id, selectedOptions }: FacetGroup,
  site: CatalogueSite,
  scope: ListingScope,
) {
  if (id !== 'category' || scope.kind !== 'category' || selectedOptions.length > 0) return false
  return hasSubCategories(findTrail(site.categories, (it) => it.id === scope.categoryId))
}

/** What the address asks for and the list does not know is not carried on. */
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
