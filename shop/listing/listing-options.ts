import type { ListingSort } from '../facets/facets-port.ts'
import type { PageContext } from '../platform/pages/page-context.ts'

export const PAGE_SIZES = [24, 48, 96] as const
export const SORTS: readonly ListingSort[] = ['popular', 'newest', 'price-up', 'price-down', 'name']

/** The options of a list in its address. */
export interface ListingOptions {
  readonly sort: ListingSort
  /** Counted from 1. */
  readonly page: number
  readonly perPage: number
}

const LAST_PAGE = 10_000

/** Anything invalid in an address means the first page in the default order. */
export function readListingOptions(query: Readonly<Record<string, unknown>>): ListingOptions {
  const sort = SORTS.find((it) => it === query.sort) ?? 'popular'
  const perPage = PAGE_SIZES.find((it) => String(it) === query.perpage) ?? PAGE_SIZES[0]
  const page = typeof query.page === 'string' && /^\d{1,5}$/.test(query.page) ? +query.page : 1
  return { sort, page: Math.min(Math.max(page, 1), LAST_PAGE), perPage }
}

/**
 * The name of an order: search results are sorted by relevance by default, and "bestsellers" needs sales.
 */
export function sortName(
  page: Pick<PageContext, 't'>,
  sort: ListingSort,
  { isSearch, hasSales }: { readonly isSearch: boolean; readonly hasSales: boolean },
): string {
  if (sort !== 'popular') return page.t(`page.sort.${sort}`)
  if (isSearch) return page.t('page.sort.fit')
  return page.t(hasSales ? 'page.sort.popular' : 'page.sort.shop')
}
