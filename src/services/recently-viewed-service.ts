import { recentlyViewedSchema, storedRecentlyViewedSchema } from '../contract/recently-viewed.ts'
import { RECENTLY_VIEWED_KEY } from './forget-recently-viewed.ts'
import { request } from './http.ts'
import { storedProducts } from './stored-products.ts'

export const storedRecentlyViewed = storedProducts(RECENTLY_VIEWED_KEY, storedRecentlyViewedSchema)

interface Change {
  readonly add?: readonly string[]
  readonly clear?: boolean
}

/** Changes what the account remembers, and answers with all of it. */
export function changeRecentlyViewed(change: Change): Promise<{ productIds: string[] }> {
  return request('POST', '/api/recently-viewed', recentlyViewedSchema, { body: change })
}
