import type { FacetGroup } from '../../src/contract/product-filter.ts'
import type { ListingQuery } from '../../src/model/facet-query.ts'
import type { CardView } from '../catalogue/cards/card-view.ts'
import type { ListingOptions } from './listing-options.ts'

/** One page of a list, and its filters. */
export interface FacetedList {
  readonly cards: readonly CardView[]
  readonly total: number
  readonly groups: readonly FacetGroup[]
  readonly options: ListingOptions
  /** The valid parts of the address's query. */
  readonly query: ListingQuery
  /** Ids of categories that have the query as their name. */
  readonly categoryIds: readonly string[]
  /** The query that was used instead, if the original one matched nothing. */
  readonly corrected?: string
  /** Whether it is only a guess for a word that the shop does not know. */
  readonly isGuess?: boolean
  /** Whether the default order is by sales rather than the shop's own. */
  readonly hasSales: boolean
}
