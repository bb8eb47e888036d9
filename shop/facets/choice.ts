import type { PriceRange } from '../../src/model/price-range.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { FacetIndex, OptionGroup } from './facet-index.ts'
import { FACET_IDS, type FacetId } from './facets-port.ts'

/** The prices of products for companies with the same price lists. */
export interface AgreedPrices {
  /** Key of the lists. */
  readonly key: string
  /** Prices by row, like those of the index. */
  readonly prices: Int32Array
  /** Rows by ascending price. */
  readonly order: Int32Array
}

/** The products of an unfiltered list. */
export interface Scope {
  readonly storefront: Storefront
  /** Position of a category. */
  readonly category?: number
  readonly onlyCampaigns?: boolean
  /** Ids of products, in no order. */
  readonly among?: Int32Array
  /** Present if the viewer's company has price lists. */
  readonly agreed?: AgreedPrices
}

/** The prices that the viewer sees. */
export function visiblePrices(
  { prices }: FacetIndex,
  { storefront, agreed }: Pick<Scope, 'storefront' | 'agreed'>,
): Int32Array {
  return agreed?.prices ?? prices[storefront]
}

/** The chosen options, by their positions. Groups without a choice are absent. */
export interface Choice {
  readonly options: ReadonlyMap<OptionGroup, readonly number[]>
  readonly price?: PriceRange
}

export const NO_CHOICE: Choice = { options: new Map() }

/** State of a product that is in the list, or out for more than one reason. */
export const IN = 0
export const OUT = 255

/** State of a product that only this group excludes. */
export function codeOf(group: FacetId): number {
  return FACET_IDS.indexOf(group) + 1
}
