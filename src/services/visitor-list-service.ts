import { accountListSchema } from '../contract/visitor-lists.ts'
import { request } from './http.ts'

interface FavouritesChange {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Changes what the account keeps, and answers with all of it. */
export function changeFavourites(change: FavouritesChange): Promise<{ productIds: string[] }> {
  return request('POST', '/api/favourites', accountListSchema, { body: change })
}

interface RecentlyViewedChange {
  readonly add?: readonly string[]
  readonly clear?: boolean
}

/** The same of what the account remembers. */
export function changeRecentlyViewed(
  change: RecentlyViewedChange,
): Promise<{ productIds: string[] }> {
  return request('POST', '/api/recently-viewed', accountListSchema, { body: change })
}
