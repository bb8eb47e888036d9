import { proxy, ref } from 'valtio/vanilla'
import type {
  FacetGroup,
  ProductFilter,
  SortItem,
  SubNavigation,
} from '../../contract/product-filter.ts'
import { pageLanguage } from '../../i18n/text.ts'
import { type ListingQuery, PRICE_GROUP, parseListingQuery } from '../../model/facet-query.ts'
import type { Message } from '../../model/validation.ts'

/** What failed to load: the list after a choice, or the filters themselves. */
export interface FacetProblem {
  readonly with: 'list' | 'filters'
  readonly why: Message
}

/** A group that was read from markup, which may hold only some of its options, has their number. */
export type ListedGroup = FacetGroup & { readonly optionCount?: number }

export interface FacetState {
  /** The current choices; the list follows. */
  query: ListingQuery
  /** As last answered; each is replaced as a whole. */
  groups: readonly ListedGroup[]
  sortItems: readonly SortItem[]
  subNavigation: SubNavigation | undefined
  theme: 'filter' | 'category'
  /** The number of products in the list, once known. */
  total: number | undefined
  /** The number of answers so far. */
  version: number
  status: 'unknown' | 'ready' | 'loading' | 'failed'
  problem: FacetProblem | undefined
}

const EMPTY: FacetState = {
  query: ref(parseListingQuery('', [])),
  groups: ref([]),
  sortItems: ref([]),
  subNavigation: undefined,
  theme: 'filter',
  total: undefined,
  version: 0,
  status: 'unknown',
  problem: undefined,
}

/** The page's filters. Only `state/facet-*` writes to them. */
export const facetState = proxy<FacetState>({ ...EMPTY })

const groupIds = new Set<string>()

/** Applies the shop's answer for a list, and reads the page's query with its groups. */
export function applyResponse(answer: ProductFilter, query: string): void {
  applyGroups(answer.facetFilters)
  showQuery(query)
  facetState.sortItems = ref(answer.sortCriteria.sortItems)
  facetState.subNavigation = answer.subNavigation ? ref(answer.subNavigation) : undefined
  facetState.theme = answer.navigationTheme
  facetState.total = answer.totalCount
  facetState.version += 1
}

/** A group that a narrower list no longer has is still a filter, not a parameter. */
export function applyGroups(groups: readonly ListedGroup[]): void {
  for (const { id } of groups) groupIds.add(id)
  facetState.groups = ref(groups)
}

export function showQuery(query: string): void {
  facetState.query = ref(parseQuery(query))
}

export function parseQuery(query: string): ListingQuery {
  return parseListingQuery(query, groupIds, {
    currency: priceCurrency(),
    language: pageLanguage(),
  })
}

/** The currency of the typed prices; undefined if the list names none. */
export function priceCurrency(): string | undefined {
  return facetState.groups.find((it) => it.id === PRICE_GROUP)?.currency
}

export function resetFacets(): void {
  groupIds.clear()
  Object.assign(facetState, EMPTY)
}
