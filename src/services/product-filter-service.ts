import { productFilterSchema } from '../contract/product-filter.ts'
import { request } from './http.ts'

/** The list of an address's query, with its HTML. */
export function getFilteredList(query: string, signal: AbortSignal) {
  return request(
    'GET',
    `/api/productFilter/withHtmlResult${queryPart(query)}`,
    productFilterSchema,
    {
      signal,
    },
  )
}

/** The same without HTML: groups, orders and sub-navigation. */
export function getFilters(query: string) {
  return request('GET', `/api/productFilter${queryPart(query)}`, productFilterSchema)
}

function queryPart(query: string): string {
  return query ? `?${query}` : ''
}
