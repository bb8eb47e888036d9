import type { PriceRange } from '../../src/model/price-range.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { FacetIndex, OptionGroup } from './facet-index.ts'
import { FACET_IDS, type FacetId } from './facets-port.ts'

/** What products cost the companies that have the same price lists. */
export interface AgreedPrices {
  /** That of the lists. */
  readonly key: string
  /** As the columns of all have them. */
  readonly prices: Int32Array
  /** Rows by rising price. */
  readonly order: Int32Array
}

/** Which products a list is made from, before any filter. */
export interface Scope {
  readonly storefront: Storefront
  /** Place of a category. */
  readonly category?: number
  readonly onlyCampaigns?: boolean
  /** Ids of products, in no order. */
  readonly among?: Int32Array
  /** Present where a company that has price lists looks at the list. */
  readonly agreed?: AgreedPrices
}

/** The prices that the visitor of a list sees. */
export function visiblePrices(
  { prices }: FacetIndex,
  { storefront, agreed }: Pick<Scope, 'storefront' | 'agreed'>,
): Int32Array {
  return agreed?.prices ?? prices[storefront]
}

/** What was chosen: options by their places. A group without a choice is not in it. */
export interface Choice {
  readonly options: ReadonlyMap<OptionGroup, readonly number[]>
  readonly price?: PriceRange
}

export const NO_CHOICE: Choice = { options: new Map() }

/** A product's state: in the list, or out of it for more than one reason. */
export const IN = 0
export const OUT = 255

/** A product's state where this group alone keeps it out. */
export function codeOf(group: FacetId): number {
  return FACET_IDS.indexOf(group) + 1
}
