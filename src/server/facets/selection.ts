import { isWithin, type PriceRange } from '../../model/price-range.ts'
import { type Choice, codeOf, IN, OUT, type Scope } from './choice.ts'
import { ARTICLE_GROUPS, type FacetIndex, NO_PRICE, STOREFRONT_BITS } from './facet-index.ts'
import type { Numbers } from './number-list.ts'
import { setsWith } from './option-sets.ts'
import { type ArticleCounts, scanArticles } from './scan-articles.ts'

/**
 * The products that a choice leaves, and those that only one group keeps out: they count for that
 * group's options, since a group widens and the others narrow (UX FACET-1).
 */
export interface Selected {
  /** Rows in or nearly in; the rest needs no further look. */
  readonly rows: Int32Array
  /** By row: `IN`, the code of the only group that keeps it out, or `OUT`. */
  readonly state: Uint8Array
  readonly total: number
  /** Present where a choice of colour, size or stock made it necessary to look at articles. */
  readonly articleCounts?: ArticleCounts
}

interface Rows {
  readonly rows: Int32Array
  readonly state: Uint8Array
  count: number
}

export function select(index: FacetIndex, scope: Scope, choice: Choice): Selected {
  const found = enter(index, scope)
  for (const [group, options] of choice.options) {
    const { values, sets } = index.columns[group]
    narrow(found, values, setsWith(sets, options), codeOf(group))
  }
  if (choice.price) narrowByPrice(found, index.prices[scope.storefront], choice.price)
  const looksAtArticles = ARTICLE_GROUPS.some((it) => choice.options.has(it))
  const articleCounts = looksAtArticles ? scanArticles(index, choice, found) : undefined
  const total = keepNear(found)
  const rows = found.rows.subarray(0, found.count)
  return { rows, state: found.state, total, ...(articleCounts && { articleCounts }) }
}

function enter(index: FacetIndex, scope: Scope): Rows {
  const found = {
    rows: new Int32Array(scope.among?.length ?? index.size),
    state: new Uint8Array(index.size).fill(OUT),
    count: 0,
  }
  if (scope.among) enterThese(index, scope.among, STOREFRONT_BITS[scope.storefront], found)
  else enterAll(index, STOREFRONT_BITS[scope.storefront], found)
  if (scope.category !== undefined) {
    const { values, sets } = index.columns.category
    narrow(found, values, setsWith(sets, [scope.category]), OUT)
  }
  if (scope.onlyCampaigns) {
    const { values, sets } = index.columns.campaign
    narrow(found, values, setsWith(sets, [0]), OUT)
  }
  keepNear(found)
  return found
}

function enterAll({ size, storefronts }: FacetIndex, bit: number, found: Rows): void {
  const { rows, state } = found
  for (let row = 0; row < size; row += 1) {
    if (((storefronts[row] ?? 0) & bit) === 0) continue
    state[row] = IN
    rows[found.count] = row
    found.count += 1
  }
}

function enterThese(index: FacetIndex, ids: Int32Array, bit: number, found: Rows): void {
  const { rows, state } = found
  for (const id of ids) {
    const row = index.rows[id] ?? -1
    if (row < 0 || state[row] === IN || ((index.storefronts[row] ?? 0) & bit) === 0) continue
    state[row] = IN
    rows[found.count] = row
    found.count += 1
  }
}

function narrow({ rows, state, count }: Rows, values: Numbers, passes: Uint8Array, code: number) {
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    if (passes[values[row] ?? 0] === 1) continue
    state[row] = state[row] === IN ? code : OUT
  }
}

function narrowByPrice({ rows, state, count }: Rows, prices: Int32Array, range: PriceRange): void {
  const code = codeOf('price')
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    const price = prices[row] ?? NO_PRICE
    if (price !== NO_PRICE && isWithin(range, price)) continue
    state[row] = state[row] === IN ? code : OUT
  }
}

/** Drops the rows that are out for good; answers how many are in. */
function keepNear(found: Rows): number {
  const { rows, state, count } = found
  let kept = 0
  let total = 0
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    if (state[row] === OUT) continue
    rows[kept] = row
    kept += 1
    if (state[row] === IN) total += 1
  }
  found.count = kept
  return total
}
