import type { PriceRange } from '../../src/model/price-range.ts'
import { NO_CHOICE, type Scope, visiblePrices } from './choice.ts'
import { type Counts, countOptions, countPrices, type PriceCounts } from './counts.ts'
import type { FacetIndex } from './facet-index.ts'
import { priceSteps } from './price-steps.ts'
import { select } from './selection.ts'

/** An unfiltered list: the options of its filters, with their counts. */
export interface Base {
  readonly total: number
  readonly counts: Counts
  readonly ranges: readonly PriceRange[]
  /** Counts by these price ranges. */
  readonly prices: PriceCounts
}

/** Cached numbers in all, four bytes each. */
const MAX_NUMBERS = 500_000

interface Counted {
  readonly lists: Map<string, Base>
  /** Search results are cached apart, so that rare searches do not push out lists. */
  readonly searches: Map<string, Base>
}

/** Caches what is the same for everybody with the same list or the same search results. */
export class BaseCounts {
  readonly #cache = new WeakMap<FacetIndex, Counted>()
  readonly #numbers = new WeakMap<Int32Array, number>()
  #given = 0

  of(index: FacetIndex, scope: Scope): Base {
    const counted = this.#cache.get(index) ?? { lists: new Map(), searches: new Map() }
    this.#cache.set(index, counted)
    const { storefront, category, onlyCampaigns, agreed, among } = scope
    const cache = among ? counted.searches : counted.lists
    const hits = among && this.#numberOf(among)
    const key = `${storefront} ${category} ${onlyCampaigns} ${agreed?.key} ${hits}`
    const base = cache.get(key) ?? countBase(index, scope)
    cache.delete(key)
    cache.set(key, base)
    const [oldest] = cache.keys()
    if (cache.size > maxEntries(base) && oldest !== undefined) cache.delete(oldest)
    return base
  }

  forget(index: FacetIndex): void {
    this.#cache.delete(index)
  }

  /** Recognises search results by identity, as long as the search returns the same array. */
  #numberOf(hits: Int32Array): number {
    const number = this.#numbers.get(hits) ?? ++this.#given
    this.#numbers.set(hits, number)
    return number
  }
}

function maxEntries({ counts }: Base): number {
  const numbers = Object.values(counts).reduce((sum, it) => sum + it.length, 0)
  return Math.max(1, Math.floor(MAX_NUMBERS / numbers))
}

function countBase(index: FacetIndex, scope: Scope): Base {
  const selected = select(index, scope, NO_CHOICE)
  const prices = visiblePrices(index, scope)
  const ranges = priceSteps(prices, selected.rows)
  return {
    total: selected.rows.length,
    counts: countOptions(index, selected),
    ranges,
    prices: countPrices(prices, selected, ranges),
  }
}
