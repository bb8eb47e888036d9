import { seenSchema, storedSeenSchema } from '../contract/seen.ts'
import { SEEN_KEY } from './forget-seen.ts'
import { request } from './http.ts'
import { storedProducts } from './stored-products.ts'

export const storedSeen = storedProducts(SEEN_KEY, storedSeenSchema)

interface Change {
  readonly add?: readonly string[]
  readonly clear?: boolean
}

/** Changes what the account remembers, and answers with all of it. */
export function changeOwnSeen(change: Change): Promise<{ productIds: string[] }> {
  return request('POST', '/api/recently-viewed', seenSchema, { body: change })
}
