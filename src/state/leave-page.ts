import { isCanceled } from '../events/element-events.ts'
import type { NavigationRequest } from '../events/event-map.ts'
import { isCrossOriginWithoutToken, shopOrigin } from '../services/cross-origin.ts'
import { navigateTo } from '../services/page.ts'

interface NavigationSource {
  readonly kind: NavigationRequest['kind']
  /** The element that navigates; the event fires there. */
  readonly host?: EventTarget | undefined
}

/** Whether the page allows the navigation. The event leaves out the query, which may hold a key. */
export function mayLeave(url: string, { kind, host = document }: NavigationSource): boolean {
  const target = kind === 'order' ? {} : { url: url.replace(/[?#].*$/s, '') }
  return !isCanceled(host, 'courtside:before-navigate', { kind, ...target })
}

/** Navigates to the address of an answer, unless a listener cancels it. */
export function leavePage(
  url: string | null | undefined,
  { go = navigateTo, ...leaving }: NavigationSource & { readonly go?: typeof navigateTo },
): void {
  if (mayLeave(url ?? '', leaving)) go(url)
}

/** The shop's address for a page of another origin; undefined on its own pages. */
export function crossOriginShop(): URL | undefined {
  return isCrossOriginWithoutToken() ? new URL(shopOrigin()) : undefined
}
