import type { PriceRange } from '../../src/model/price-range.ts'
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

/** The highest value in a column of prices. */
const MAX_INT32 = 0x7f_ff_ff_ff

/**
 * Number of products by option, among those that match all other groups. Choices in the option's own
 * group do not count, because options of one group are alternatives.
 */
export type Counts = Readonly<Record<OptionGroup, Uint32Array>>

export interface PriceCounts {
  /** Lowest and highest price among the products that match all other groups. */
  readonly range?: { readonly min: number; readonly max: number }
  /** Number of products by range; a price on the border of two counts in both. */
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
  let min = MAX_INT32
  let max = NO_PRICE
  for (let at = 0; at < found.length; at += 1) {
    const price = found[at] ?? 0
    if (price < min) min = price
    if (price > max) max = price
  }
  const counts = ranges.map((it) => countWithin(found, it))
  return max === NO_PRICE ? { counts } : { counts, range: { min, max } }
}

/** Prices of the products that match all groups but the price. */
function pricesOf(prices: Int32Array, { rows, near, state }: Selected): Int32Array {
  const code = codeOf('price')
  const nearest = near.filter((row) => state[row] === code)
  const found = new Int32Array(rows.length + nearest.length)
  const count = copyPrices(prices, rows, found)
  const end = count + copyPrices(prices, nearest, found.subarray(count))
  return found.subarray(0, end)
}

function copyPrices(prices: Int32Array, rows: Int32Array, into: Int32Array): number {
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const price = prices[rows[at] ?? 0] ?? NO_PRICE
    if (price === NO_PRICE) continue
    into[count] = price
    count += 1
  }
  return count
}

function countWithin(prices: Int32Array, { from = 0, to = MAX_INT32 }: PriceRange): number {
  let count = 0
  for (let at = 0; at < prices.length; at += 1) {
    const price = prices[at] ?? NO_PRICE
    if (price >= from && price <= to) count += 1
  }
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
