import { seenSchema } from '../contract/seen.ts'
import { request } from './http.ts'

interface Change {
  readonly add?: readonly string[]
  readonly clear?: boolean
}

/** Changes what the account remembers, and answers with all of it. */
export function changeOwnSeen(change: Change): Promise<{ productIds: string[] }> {
  return request('POST', '/api/recently-viewed', seenSchema, { body: change })
}
