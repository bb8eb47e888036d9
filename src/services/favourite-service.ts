import { favouritesSchema } from '../contract/favourites.ts'
import { request } from './http.ts'

interface Change {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Changes what the account keeps, and answers with all of it. */
export function changeFavourites(change: Change): Promise<{ productIds: string[] }> {
  return request('POST', '/api/favourites', favouritesSchema, { body: change })
}
