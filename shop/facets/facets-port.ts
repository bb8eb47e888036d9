import type { FacetGroup } from '../../src/contract/product-filter.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { PriceLists } from '../platform/http/visitor.ts'

export type ListingSort = 'popular' | 'newest' | 'price-up' | 'price-down' | 'name'

/** Ids of all groups; they are the names of the filters in addresses. */
export const FACET_IDS = [
  'category',
  'gender',
  'size',
  'colour',
  'price',
  'brand',
  'type',
  'material',
  'campaign',
  'stock',
] as const
export type FacetId = (typeof FACET_IDS)[number]

/** Which list is asked for, before any filter. */
interface ListingScope {
  readonly storefront: Storefront
  /** Id of a category; absent: the whole shop. */
  readonly categoryId?: string
  readonly onlyCampaigns?: boolean
  /** Ids of the products that the list is made from, in no order: the hits of a search. */
  readonly among?: Int32Array
}

export interface FacetQuery extends ListingScope {
  readonly language: Language
  /** How often the catalogue has changed, where it has been read already. */
  readonly catalogueVersion?: number
  /** Ids of chosen options by group; what is unknown, or in no product of the list, is ignored. */
  readonly chosen: ReadonlyMap<string, readonly string[]>
  /** Without prices and stock, nothing can be found out about them. */
  readonly seesPrices: boolean
  /** Those of the visitor's company: its list is ordered and parted by what it pays. */
  readonly priceLists?: PriceLists | undefined
  readonly sort: ListingSort
  /** For the order `popular`: ids of the best hits of a search, best first. The rest follows. */
  readonly ranked?: readonly number[]
  readonly offset: number
  readonly limit: number
}

export interface FacetResult {
  /** Products that the list holds in all. */
  readonly total: number
  /** Ids of the products of the page that was asked for, in their order. */
  readonly ids: readonly number[]
  /** The colours that were chosen, by the catalogue's ids: every shade of the options. */
  readonly colourIds?: readonly string[] | undefined
  /** Groups that part this list, with what is chosen in them. */
  readonly groups: readonly FacetGroup[]
}

/**
 * Filters lists and counts what their filters would leave. An option counts the products that have
 * it among those which the choices in all other groups leave. Options keep their place while one
 * filters, those that would leave nothing included.
 */
export interface FacetPort {
  list(question: FacetQuery): Promise<FacetResult>
  /** The options that lists offer for colours or sizes as the catalogue has them; what is unknown stays. */
  currentOptions(group: 'colour' | 'size', ids: readonly string[]): Promise<readonly string[]>
  /** Reads what it needs before anybody asks. */
  warmUp(): Promise<void>
}
