import { VISITOR_KEY } from '../constants.ts'
import { all, attribute, stateOf } from '../dom.ts'
import { findHostsByMode } from './find-hosts.ts'
import { hydrateNow } from './load-part.ts'
import { loader } from './page-loader.ts'

/** Tags that are hydrated once the cart has changed, and those that show what the address asks for. */
declare const COURTSIDE_STALE: readonly string[]
declare const COURTSIDE_HISTORY: readonly string[]

const OF_THE_CART = ['pageshow', 'message', 'courtside:cart-changed']

/**
 * Keeps the page in step with other tabs and with Back: hydrates what the server drew for another cart,
 * or for another address, and asks again for a page of somebody who is not logged in any more.
 */
export function handleChange({ type, data }: Event & { data?: { kind?: string } | null }): void {
  if (type === 'popstate' && location.search !== loader.search) hydrateMoved()
  if (type === 'pageshow' || type === 'storage') leaveAnother()
  // Tabs tell each other of more than the cart.
  if (!OF_THE_CART.includes(type) || (type === 'message' && data?.kind !== 'cart')) return
  for (const it of findHostsByMode('stale', COURTSIDE_STALE)) hydrateNow(it)
}

function leaveAnother(): void {
  const own = pageVisitor()
  const last = lastVisitor()
  if (own && last !== undefined && own !== last) location.reload()
}

/** Has other tabs read their carts again where this page is somebody else's than the one before. */
export function publishVisitor(): void {
  localStorage[VISITOR_KEY] = pageVisitor()
  loader.tabs?.postMessage({ kind: 'cart', version: 0 })
}

/** Whose page this is; null where it does not say, and empty where it is nobody's. */
function pageVisitor(): string | null | undefined {
  const [host] = all(document, '[data-courtside-visitor]')
  return host && attribute(host, 'data-courtside-visitor')
}

/** Undefined where cookies are blocked, and nothing is kept. */
function lastVisitor(): string | undefined {
  try {
    return localStorage[VISITOR_KEY] ?? ''
  } catch {
    return undefined
  }
}

/** Unless an element that is hydrated already follows the address for all. */
function hydrateMoved(): void {
  const hosts = findHostsByMode('history', COURTSIDE_HISTORY)
  if (hosts.some((it) => stateOf(it) === 'ready')) return
  for (const it of hosts) {
    it.setAttribute('data-moved', '')
    hydrateNow(it)
  }
}
