import type { PriceRange } from '../../model/price-range.ts'
import { codeOf } from './choice.ts'
import {
  ARTICLE_GROUPS,
  type ArticleGroup,
  type FacetIndex,
  NO_PRICE,
  OPTION_GROUPS,
  type OptionGroup,
} from './facet-index.ts'
import { addUp } from './option-sets.ts'
import type { Selected } from './selection.ts'

/**
 * Products by option: those that have it among the products that all other groups leave. What is
 * chosen in the option's own group does not count, since a group widens (UX FACET-1).
 */
export type Counts = Readonly<Record<OptionGroup, Uint32Array>>

export interface PriceCounts {
  /** Lowest and highest price among the products that all other groups leave. */
  readonly range?: { readonly min: number; readonly max: number }
  /** Products by range; a price on the border of two counts in both. */
  readonly counts: readonly number[]
}

export function countOptions(index: FacetIndex, selected: Selected): Counts {
  const count = (group: OptionGroup): Uint32Array =>
    (isOfArticles(group) && selected.articleCounts?.[group]) || countColumn(index, group, selected)
  return Object.fromEntries(OPTION_GROUPS.map((it) => [it, count(it)])) as unknown as Counts
}

export function countPrices(
  prices: Int32Array,
  selected: Selected,
  ranges: readonly PriceRange[],
): PriceCounts {
  if (ranges.length === 0) return { counts: [] }
  const found = pricesOf(prices, selected)
  let min = Number.POSITIVE_INFINITY
  let max = NO_PRICE
  for (const price of found) {
    if (price < min) min = price
    if (price > max) max = price
  }
  const counts = ranges.map((it) => countWithin(found, it))
  return max === NO_PRICE ? { counts } : { counts, range: { min, max } }
}

/** Prices of the products that all groups but the price leave. */
function pricesOf(prices: Int32Array, { rows, near, state }: Selected): Int32Array {
  const code = codeOf('price')
  const found = new Int32Array(rows.length + near.length)
  let count = 0
  const take = (row: number) => {
    const price = prices[row] ?? NO_PRICE
    if (price === NO_PRICE) return
    found[count] = price
    count += 1
  }
  for (const row of rows) take(row)
  for (const row of near) if (state[row] === code) take(row)
  return found.subarray(0, count)
}

function countWithin(prices: Int32Array, range: PriceRange): number {
  const { from = 0, to = Number.POSITIVE_INFINITY } = range
  let count = 0
  for (const price of prices) if (price >= from && price <= to) count += 1
  return count
}

function countColumn(index: FacetIndex, group: OptionGroup, { rows, near, state }: Selected) {
  const { values, sets } = index.columns[group]
  const code = codeOf(group)
  const bySet = new Uint32Array(sets.size)
  for (let at = 0; at < rows.length; at += 1) {
    const set = values[rows[at] ?? 0] ?? 0
    bySet[set] = (bySet[set] ?? 0) + 1
  }
  for (let at = 0; at < near.length; at += 1) {
    const row = near[at] ?? 0
    if (state[row] !== code) continue
    const set = values[row] ?? 0
    bySet[set] = (bySet[set] ?? 0) + 1
  }
  return addUp(sets, bySet, index.options[group].labels.length)
}

function isOfArticles(group: OptionGroup): group is ArticleGroup {
  return (ARTICLE_GROUPS as readonly string[]).includes(group)
}
