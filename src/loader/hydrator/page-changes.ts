import { VISITOR_KEY } from '../constants.ts'
import { all, attribute, stateOf } from '../dom.ts'
import { findHostsByMode } from './find-hosts.ts'
import { hydrateNow } from './load-part.ts'
import { loader } from './page-loader.ts'

/** Tags that are hydrated once the cart has changed, and tags that show the content of the address. */
declare const COURTSIDE_STALE: readonly string[]
declare const COURTSIDE_HISTORY: readonly string[]

const OF_THE_CART = ['pageshow', 'message', 'courtside:cart-changed']

/**
 * Keeps the page in step with other tabs and with Back: hydrates elements that the server drew for another
 * cart, or for another address, and reloads a page whose visitor has logged out or changed.
 */
export function handleChange({ type, data }: Event & { data?: { kind?: string } | null }): void {
  if (type === 'popstate' && location.search !== loader.search) hydrateMoved()
  if (type === 'pageshow' || type === 'storage') leaveAnother()
  // Tabs also exchange messages that are not about the cart.
  if (!OF_THE_CART.includes(type) || (type === 'message' && data?.kind !== 'cart')) return
  for (const it of findHostsByMode('stale', COURTSIDE_STALE)) hydrateNow(it)
}

function leaveAnother(): void {
  const own = pageVisitor()
  const last = lastVisitor()
  if (own && last !== undefined && own !== last) location.reload()
}

/** Makes other tabs reload their carts if this page's visitor is not the previous page's. */
export function publishVisitor(): void {
  localStorage[VISITOR_KEY] = pageVisitor()
  loader.tabs?.postMessage({ kind: 'cart', version: 0 })
}

/** The visitor of this page; undefined if the page does not say, and empty for nobody. */
function pageVisitor(): string | null | undefined {
  const [host] = all(document, '[data-courtside-visitor]')
  return host && attribute(host, 'data-courtside-visitor')
}

/** Undefined if cookies are blocked, and nothing is stored. */
function lastVisitor(): string | undefined {
  try {
    return localStorage[VISITOR_KEY] ?? ''
  } catch {
    return undefined
  }
}

/** Does nothing if a hydrated element already follows the address for all. */
function hydrateMoved(): void {
  const hosts = findHostsByMode('history', COURTSIDE_HISTORY)
  if (hosts.some((it) => stateOf(it) === 'ready')) return
  for (const it of hosts) {
    it.setAttribute('data-moved', '')
    hydrateNow(it)
  }
}
