import { productFilterSchema } from '../contract/product-filter.ts'
import { type ActiveVariant, activeVariantSchema } from '../contract/quick-buy.ts'
import {
  type ArticleSuggestion,
  articleSuggestionsSchema,
  type SearchHit,
  searchHitsSchema,
} from '../contract/quick-search.ts'
import { encodeQuery } from '../model/url.ts'
import { request } from './http.ts'

/** The list that an address's query asks for, with its html. */
export function getFilteredList(query: string, signal: AbortSignal) {
  return request('GET', `/api/productFilter/withHtmlResult${asked(query)}`, productFilterSchema, {
    signal,
  })
}

/** The same without html: groups, orders and sub-navigation. */
export function getFilters(query: string) {
  return request('GET', `/api/productFilter${asked(query)}`, productFilterSchema)
}

function asked(query: string): string {
  return query ? `?${query}` : ''
}

/** The body is a bare JSON string, percent-encoded. */
export function quickSearch(query: string, signal?: AbortSignal): Promise<SearchHit[]> {
  const body = encodeQuery(query)
  return request('POST', '/api/quickSearch', searchHitsSchema, { body, signal })
}

/** The sizes of one colour, as they can be had now. */
export function getActiveVariant(variantId: string, signal: AbortSignal): Promise<ActiveVariant> {
  const path = `/api/quickbuy/activevariant?variantid=${encodeQuery(variantId)}`
  return request('GET', path, activeVariantSchema, { signal })
}

/** Articles that what is typed of a number or a name may mean. */
export function suggestArticles(query: string, signal: AbortSignal): Promise<ArticleSuggestion[]> {
  const path = `/api/quickorder/suggestions?${new URLSearchParams({ query })}`
  return request('GET', path, articleSuggestionsSchema, { signal })
}
