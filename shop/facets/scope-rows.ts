import { BoundedCache } from '../platform/bounded-cache.ts'
import type { Scope } from './choice.ts'
import { type FacetIndex, STOREFRONT_BITS } from './facet-index.ts'
import { setsWith } from './option-sets.ts'

/** Cached rows per product: it is in a few categories of two storefronts. */
const MAX_KEPT_FOR_PRODUCT = 8

/** The conditions of a list without search results. */
type ListedScope = Pick<Scope, 'storefront' | 'category' | 'onlyCampaigns'>

/** One per index: the products of a category change only with the catalogue. */
const kept = new WeakMap<FacetIndex, BoundedCache<Int32Array>>()

/** The rows of an unfiltered list without search results. Read-only. */
export function rowsInScope(index: FacetIndex, scope: ListedScope): Int32Array {
  const lists = keptLists(index)
  const key = `${scope.storefront} ${scope.category} ${scope.onlyCampaigns}`
  const cached = lists.get(key)
  if (cached) return cached
  const rows = findRows(index, scope)
  lists.set(key, rows, rows.byteLength)
  return rows
}

function keptLists(index: FacetIndex): BoundedCache<Int32Array> {
  const cached = kept.get(index)
  if (cached) return cached
  const maxBytes = MAX_KEPT_FOR_PRODUCT * index.size * Int32Array.BYTES_PER_ELEMENT
  const lists = new BoundedCache<Int32Array>(maxBytes)
  kept.set(index, lists)
  return lists
}

function findRows(index: FacetIndex, scope: ListedScope): Int32Array {
  const isListed = listedIn(index, scope)
  const rows = new Int32Array(index.size)
  let count = 0
  for (let row = 0; row < index.size; row += 1) {
    if (!isListed(row)) continue
    rows[count] = row
    count += 1
  }
  return rows.slice(0, count)
}

/**
 * Returns a test whether a row's product is on the storefront, in the category, if any, and reduced, if
 * required.
 */
export function listedIn(
  { storefronts, columns }: FacetIndex,
  { storefront, category, onlyCampaigns }: ListedScope,
): (row: number) => boolean {
  const bit = STOREFRONT_BITS[storefront]
  const inCategory =
    category === undefined ? undefined : setsWith(columns.category.sets, [category])
  const reduced = onlyCampaigns ? setsWith(columns.campaign.sets, [0]) : undefined
  return (row) =>
    ((storefronts[row] ?? 0) & bit) !== 0 &&
    (!inCategory || inCategory[columns.category.values[row] ?? 0] === 1) &&
    (!reduced || reduced[columns.campaign.values[row] ?? 0] === 1)
}
