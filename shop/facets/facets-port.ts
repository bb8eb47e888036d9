import type { FacetGroup } from '../../src/contract/product-filter.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { PriceLists } from '../platform/http/visitor.ts'

export type ListingSort = 'popular' | 'newest' | 'price-up' | 'price-down' | 'name'

/** Ids of all groups, which are the names of filters in addresses. */
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

/** The requested list before any filter. */
interface ListingScope {
  readonly storefront: Storefront
  /** A category's id; absent: the whole shop. */
  readonly categoryId?: string
  readonly onlyCampaigns?: boolean
  /** Ids of the products that the list is made from, in no order: search results. */
  readonly among?: Int32Array
}

export interface FacetQuery extends ListingScope {
  readonly language: Language
  /** The catalogue's version, if it has been read already. */
  readonly catalogueVersion?: number
  /**
   * Ids of chosen options by group; options that are unknown or in no product of the list are ignored.
   */
  readonly chosen: ReadonlyMap<string, readonly string[]>
  /** If false, prices and stock must not be revealed. */
  readonly seesPrices: boolean
  /** Price lists of the viewer's company: the list is sorted and filtered by its prices. */
  readonly priceLists?: PriceLists | undefined
  readonly sort: ListingSort
  /** For the order `popular`: ids of the best search results, the best first. The rest follows. */
  readonly ranked?: readonly number[]
  readonly offset: number
  readonly limit: number
}

export interface FacetResult {
  /** Number of products in the list. */
  readonly total: number
  /** Ids of the products on the requested page, in order. */
  readonly ids: readonly number[]
  /** The catalogue's ids of the chosen colours: every shade of the options. */
  readonly colourIds?: readonly string[] | undefined
  /** Groups that divide this list, with the chosen options. */
  readonly groups: readonly FacetGroup[]
}

/**
 * Filters lists, and counts the products of each option among those that match the choices in all other
 * groups. Options keep their position while filters change, even without any product left.
 */
export interface FacetPort {
  list(question: FacetQuery): Promise<FacetResult>
  /** The current options for the catalogue's colours or sizes; unknown ids stay. */
  currentOptions(group: 'colour' | 'size', ids: readonly string[]): Promise<readonly string[]>
  /** Reads the catalogue before the first request. */
  warmUp(): Promise<void>
}
