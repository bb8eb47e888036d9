import { unknown } from 'valibot'
import { cartKey } from './cart-key.ts'
import { isCrossOrigin } from './cross-origin.ts'
import { request } from './http.ts'
import { TIMEOUT_MS } from './http-call.ts'
import { HttpError } from './http-error.ts'
import { pageSingleton } from './page-singleton.ts'

const OPENING = '/api/cart/add'
/** `RETURN_CODE` of the model, with the code in the address to which the shop redirects a visitor. */
const RETURNED = /^#courtside-cart=([\w.~-]{1,200})$/
const LOCK = 'courtside.cartkeys'
/** Other tabs may run in other processes, which see a write a moment later. */
const SPREAD_MS = 150

/** Calls the cart as `request` does, with its key. */
export const cartRequest: typeof request = (method, path, schema, options) => {
  const ask = () => request(method, path, schema, options)
  const askInTurn = () =>
    path === OPENING && isCrossOrigin() && !cartKey() ? alone(ask, options?.signal) : ask()
  return takeReturned()?.then(askInTurn) ?? askInTurn()
}

interface ReturnCode {
  code?: string | undefined
  asking?: Promise<void> | undefined
}

/** A code that could not be exchanged is tried again with the next call. */
function takeReturned(): Promise<void> | undefined {
  const returning = pageSingleton('returning', (): ReturnCode => ({}))
  const [, found] = (isCrossOrigin() && RETURNED.exec(location.hash)) || []
  if (found) {
    returning.code = found
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  if (returning.code) {
    returning.asking ??= exchange(returning).finally(() => {
      returning.asking = undefined
    })
  }
  return returning.asking
}

/** The answer's header holds the key. A refused code was used already, or is too old: there is no key. */
async function exchange(returning: ReturnCode): Promise<void> {
  const { code } = returning
  try {
    await request('POST', '/api/cart/key', unknown(), { body: { code } })
  } catch (error) {
    if (!(error instanceof HttpError && error.isFinal)) return
  }
  if (returning.code === code) returning.code = undefined
}

/**
 * The first addition of all tabs creates the cart, and the others wait for its key; otherwise each would
 * create a cart. If locks are unavailable or refused, nobody waits; a tab that the browser has suspended is
 * waited for no longer than a call.
 */
function alone<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  return new Promise((resolve) => {
    const hold = async () => {
      const answer = ask()
      resolve(answer)
      // The caller receives the failure; here it only ends the turn.
      await answer.catch(() => {})
      await new Promise((spread) => setTimeout(spread, SPREAD_MS))
    }
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    const timer = setTimeout(stop, TIMEOUT_MS)
    signal?.addEventListener('abort', stop)
    const lock = async () => navigator.locks.request(LOCK, { signal: waiting.signal }, hold)
    lock()
      .catch(() => resolve(ask()))
      .finally(() => clearTimeout(timer))
  })
}
