import { type SearchHit, searchHitsSchema } from '../contract/quick-search.ts'
import { encodeQuery } from '../model/url.ts'
import { request } from './http.ts'

/** The body is a bare JSON string, percent-encoded. */
export function quickSearch(query: string, signal?: AbortSignal): Promise<SearchHit[]> {
  const body = encodeQuery(query)
  return request('POST', '/api/quickSearch', searchHitsSchema, { body, signal })
}
