import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string | undefined>()

/** Does work on behalf of a request: what it calls and awaits can ask for the request's id. */
export function withRequestId<Result>(id: string | undefined, work: () => Result): Result {
  return ids.run(id, work)
}

/** The id of the request on whose behalf this runs; undefined if there is none. */
export function currentRequestId(): string | undefined {
  return ids.getStore()
}
