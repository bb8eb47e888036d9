import { apiBase } from './page.ts'

/** The origin that the shop answers from; the page's own where what it says is no address. */
export function shopOrigin(): string {
  const base = apiBase()
  return URL.canParse(base, document.baseURI)
    ? new URL(base, document.baseURI).origin
    : location.origin
}

/** Whether the page stands on another origin than the shop: a blog, a campaign's site, a static file. */
export function isAway(): boolean {
  return shopOrigin() !== location.origin
}
