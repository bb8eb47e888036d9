import { accountListSchema } from '../contract/visitor-lists.ts'
import { request } from './http.ts'

interface FavouritesChange {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Changes the account's favourites, and resolves to all of them. */
export function changeFavourites(change: FavouritesChange): Promise<{ productIds: string[] }> {
  return request('POST', '/api/favourites', accountListSchema, { body: change })
}

interface RecentlyViewedChange {
  readonly add?: readonly string[]
  readonly clear?: boolean
}

/** Changes the account's recently viewed products, and resolves to all of them. */
export function changeRecentlyViewed(
  change: RecentlyViewedChange,
): Promise<{ productIds: string[] }> {
  return request('POST', '/api/recently-viewed', accountListSchema, { body: change })
}
