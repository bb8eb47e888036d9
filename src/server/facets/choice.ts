import type { PriceRange } from '../../model/price-range.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { OptionGroup } from './facet-index.ts'
import { FACET_IDS, type FacetId } from './facets-port.ts'

/** Which products a list is made from, before any filter. */
export interface Scope {
  readonly storefront: Storefront
  /** Place of a category. */
  readonly category?: number
  readonly onlyCampaigns?: boolean
  /** Ids of products, in no order. */
  readonly among?: Int32Array
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
