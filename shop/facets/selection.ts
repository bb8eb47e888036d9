import { isWithin, type PriceRange } from '../../src/model/price-range.ts'
import { type Choice, codeOf, IN, OUT, type Scope, visiblePrices } from './choice.ts'
import { ARTICLE_GROUPS, type FacetIndex, NO_PRICE } from './facet-index.ts'
import type { Numbers } from './number-list.ts'
import { setsWith } from './option-sets.ts'
import { type ArticleCounts, scanArticles } from './scan-articles.ts'
import { listedIn, rowsInScope } from './scope-rows.ts'

/**
 * The products that match a choice, and those that only one group excludes: these count for that group's
 * options, which are alternatives. Valid until the next selection of the same index.
 */
export interface Selected {
  /** Matching rows, in no order. */
  readonly rows: Int32Array
  /** Rows that a single group excludes. */
  readonly near: Int32Array
  /** By row: `IN`, the code of the only excluding group, or `OUT`. */
  readonly state: Uint8Array
  /** Present if a choice of colour, size or stock required a scan of the articles. */
  readonly articleCounts?: ArticleCounts
}

interface Rows {
  readonly rows: Int32Array
  readonly state: Uint8Array
  count: number
}

interface ScratchBuffers extends Omit<Rows, 'count'> {
  readonly near: Int32Array
}

/** One per index, so that a list allocates no memory. */
const scratchBuffers = new WeakMap<FacetIndex, ScratchBuffers>()

export function select(index: FacetIndex, scope: Scope, choice: Choice): Selected {
  const scratch = scratchBuffersOf(index)
  const found = enter(index, scope, scratch)
  for (const [group, options] of choice.options) {
    const { values, sets } = index.columns[group]
    narrow(found, values, setsWith(sets, options), codeOf(group))
  }
  if (choice.price) narrowByPrice(found, visiblePrices(index, scope), choice.price)
  const looksAtArticles = ARTICLE_GROUPS.some((it) => choice.options.has(it))
  const articleCounts = looksAtArticles ? scanArticles(index, choice, found) : undefined
  return {
    ...part(found, scratch.near),
    state: scratch.state,
    ...(articleCounts && { articleCounts }),
  }
}

function scratchBuffersOf(index: FacetIndex): ScratchBuffers {
  const cached = scratchBuffers.get(index)
  if (cached) return cached
  const { size } = index
  const scratch = {
    rows: new Int32Array(size),
    near: new Int32Array(size),
    state: new Uint8Array(size),
  }
  scratchBuffers.set(index, scratch)
  return scratch
}

function enter(index: FacetIndex, scope: Scope, { rows, state }: ScratchBuffers): Rows {
  const found = { rows, state: state.fill(OUT), count: 0 }
  if (scope.among) enterThese(index, { ...scope, among: scope.among }, found)
  else enterAll(rowsInScope(index, scope), found)
  return found
}

function enterAll(listed: Int32Array, found: Rows): void {
  const { rows, state } = found
  rows.set(listed)
  for (let at = 0; at < listed.length; at += 1) state[listed[at] ?? 0] = IN
  found.count = listed.length
}

function enterThese(
  index: FacetIndex,
  { among, ...scope }: Scope & { readonly among: Int32Array },
  found: Rows,
): void {
  const { rows, state } = found
  const isListed = listedIn(index, scope)
  for (let at = 0; at < among.length; at += 1) {
    const row = index.rows[among[at] ?? 0] ?? -1
    if (row < 0 || state[row] === IN || !isListed(row)) continue
    state[row] = IN
    rows[found.count] = row
    found.count += 1
  }
}

function narrow({ rows, state, count }: Rows, values: Numbers, passes: Uint8Array, code: number) {
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    if (passes[values[row] ?? 0] !== 1) state[row] = state[row] === IN ? code : OUT
  }
}

/** Products without a price are below every range. */
function narrowByPrice({ rows, state, count }: Rows, prices: Int32Array, range: PriceRange): void {
  const code = codeOf('price')
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    if (isWithin(range, prices[row] ?? NO_PRICE)) continue
    state[row] = state[row] === IN ? code : OUT
  }
}

/** Separates matching rows from nearly matching ones, and drops the rest. */
function part({ rows, state, count }: Rows, near: Int32Array): Pick<Selected, 'rows' | 'near'> {
  let inside = 0
  let outside = 0
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    if (state[row] === IN) {
      rows[inside] = row
      inside += 1
    } else if (state[row] !== OUT) {
      near[outside] = row
      outside += 1
    }
  }
  return { rows: rows.subarray(0, inside), near: near.subarray(0, outside) }
}
