import { isCanceled } from '../events/element-events.ts'
import type { NavigationAsked } from '../events/event-map.ts'
import { isCrossOriginWithoutToken, shopOrigin } from '../services/cross-origin.ts'
import { navigateTo } from '../services/page.ts'

interface Leaving {
  readonly kind: NavigationAsked['kind']
  /** The element that leads there; the page hears of it there. */
  readonly host?: EventTarget | undefined
}

/** Whether the page lets an element go there. It is not shown the query, which may hold a key. */
export function mayLeave(url: string, { kind, host = document }: Leaving): boolean {
  const target = kind === 'order' ? {} : { url: url.replace(/[?#].*$/s, '') }
  return !isCanceled(host, 'courtside:before-navigate', { kind, ...target })
}

/** Goes where an answer says, unless the page holds that back. */
export function leavePage(
  url: string | null | undefined,
  { go = navigateTo, ...leaving }: Leaving & { readonly go?: typeof navigateTo },
): void {
  if (mayLeave(url ?? '', leaving)) go(url)
}

/** Where the shop is, for the page of another site; undefined on its own pages. */
export function crossOriginShop(): URL | undefined {
  return isCrossOriginWithoutToken() ? new URL(shopOrigin()) : undefined
}
