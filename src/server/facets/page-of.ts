import type { FacetQuestion } from '../ports/facets.ts'
import { IN } from './choice.ts'
import { type FacetIndex, NO_PRICE, type OrderName } from './facet-index.ts'
import type { Selected } from './selection.ts'

type Ordering = Pick<
  FacetQuestion,
  'sort' | 'storefront' | 'language' | 'ranked' | 'offset' | 'limit'
>

/** Ids of the products on one page of a list. */
export function pageOf(index: FacetIndex, { state }: Selected, ordering: Ordering): number[] {
  const { offset, limit } = ordering
  const ids: number[] = []
  if (limit === 0) return ids
  let at = 0
  for (const row of rowsInOrder(index, ordering)) {
    if (state[row] !== IN) continue
    if (at >= offset) ids.push(index.ids[row] ?? 0)
    at += 1
    if (ids.length === limit) break
  }
  return ids
}

function rowsInOrder(index: FacetIndex, ordering: Ordering): Iterable<number> {
  const { sort, ranked } = ordering
  if (ranked && sort === 'popular') return rankedFirst(index, ranked)
  const order = index.orders[orderName(ordering)]
  return sort === 'price-down' ? dearestFirst(order, index.prices[ordering.storefront]) : order
}

function* rankedFirst(index: FacetIndex, ranked: readonly number[]): Generator<number> {
  const rows = new Set(ranked.map((id) => index.rows[id] ?? -1).filter((row) => row >= 0))
  yield* rows
  for (const row of index.orders.popular) if (!rows.has(row)) yield row
}

/** The other way round, except that what has no price stays last. */
function* dearestFirst(order: Int32Array, prices: Int32Array): Generator<number> {
  let priced = order.length
  while (priced > 0 && prices[order[priced - 1] ?? 0] === NO_PRICE) priced -= 1
  for (let at = priced - 1; at >= 0; at -= 1) yield order[at] ?? 0
  yield* order.subarray(priced)
}

function orderName({ sort, storefront, language }: Ordering): OrderName {
  if (sort === 'name') return `name-${language}`
  return sort === 'price-up' || sort === 'price-down' ? `price-${storefront}` : sort
}
