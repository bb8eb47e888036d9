import type { FacetGroup } from '../../src/contract/product-filter.ts'
import type { ListingQuery } from '../../src/model/facet-query.ts'
import type { CardView } from '../catalogue/cards/card-view.ts'
import type { ListingOptions } from './listing-options.ts'

/** One page of a list, and what can be chosen in the list. */
export interface FacetedList {
  readonly cards: readonly CardView[]
  readonly total: number
  readonly groups: readonly FacetGroup[]
  readonly options: ListingOptions
  /** What the address asks for, as far as it means something. */
  readonly query: ListingQuery
  /** Ids of categories that are called what was searched for. */
  readonly categoryIds: readonly string[]
  /** What was searched for instead, where the query matched nothing as typed. */
  readonly corrected?: string
  /** Whether that is the nearest there is to a word that the shop knows nothing of. */
  readonly isGuess?: boolean
  /** Whether its usual order is that of what is bought most, and not just the shop's. */
  readonly hasSales: boolean
}
