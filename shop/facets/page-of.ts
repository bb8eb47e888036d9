import { IN, type Scope, visiblePrices } from './choice.ts'
import { type FacetIndex, NO_PRICE, type OrderName } from './facet-index.ts'
import type { FacetQuery } from './facets-port.ts'
import type { Selected } from './selection.ts'

type Ordering = Pick<FacetQuery, 'sort' | 'language' | 'ranked' | 'offset' | 'limit'> &
  Pick<Scope, 'storefront' | 'agreed'>

/** Ids of the products on one page of a list. */
export function pageOf(index: FacetIndex, { state }: Selected, ordering: Ordering): number[] {
  const { sort, ranked, offset, limit } = ordering
  const best = ranked && sort === 'popular' ? rowsOf(index, ranked) : new Set<number>()
  const page: Page = { state, rows: [], toSkip: offset, limit }
  fill(page, [...best])
  if (page.rows.length < limit) fill(page, rowsInOrder(index, ordering), best)
  return page.rows.map((row) => index.ids[row] ?? 0)
}

interface Page {
  readonly state: Uint8Array
  readonly rows: number[]
  toSkip: number
  readonly limit: number
}

function fill(page: Page, order: ArrayLike<number>, without?: ReadonlySet<number>): void {
  const { state, rows, limit } = page
  for (let at = 0; at < order.length && rows.length < limit; at += 1) {
    const row = order[at] ?? 0
    if (state[row] !== IN || without?.has(row)) continue
    if (page.toSkip > 0) page.toSkip -= 1
    else rows.push(row)
  }
}

function rowsOf({ rows }: FacetIndex, ids: readonly number[]): Set<number> {
  return new Set(ids.map((id) => rows[id] ?? -1).filter((row) => row >= 0))
}

function rowsInOrder(index: FacetIndex, ordering: Ordering): Int32Array {
  const { sort, agreed } = ordering
  const isByPrice = sort === 'price-up' || sort === 'price-down'
  const order = (isByPrice && agreed?.order) || index.orders[orderName(ordering)]
  return sort === 'price-down' ? dearestFirst(order, visiblePrices(index, ordering)) : order
}

/** By descending price; products without a price stay last. */
function dearestFirst(order: Int32Array, prices: Int32Array): Int32Array {
  let priced = order.length
  while (priced > 0 && prices[order[priced - 1] ?? 0] === NO_PRICE) priced -= 1
  const turned = order.slice()
  turned.subarray(0, priced).reverse()
  return turned
}

function orderName({ sort, storefront, language }: Ordering): OrderName {
  if (sort === 'name') return `name-${language}`
  return sort === 'price-up' || sort === 'price-down' ? `price-${storefront}` : sort
}
