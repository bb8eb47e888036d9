import { absoluteUrl, parseWithAbsoluteUrls } from '../contract/absolute-urls.ts'
import { apiBase, storedToken } from './page.ts'

/** The origin that the shop answers from; the page's own where what it says is no address. */
export function shopOrigin(): string {
  const base = apiBase()
  return URL.canParse(base, document.baseURI)
    ? new URL(base, document.baseURI).origin
    : location.origin
}

/** Whether the page stands on another origin than the shop: a blog, a campaign's site, a static file. */
export function isCrossOrigin(): boolean {
  return shopOrigin() !== location.origin
}

/**
 * Whether the page is another site's, which has no session with the shop. A backend that knows visitors of
 * its pages by cookies, from whatever origin it answers, gives these pages its token.
 */
export function isCrossOriginWithoutToken(): boolean {
  return isCrossOrigin() && storedToken() === undefined
}

/** An address as the shop has written it, from where the page stands. */
export function fromHere(address: string): string {
  return isCrossOrigin() ? absoluteUrl(address, shopOrigin()) : address
}

/** Reads what the shop has written as JSON; its addresses lead to the shop. */
export function readAnswer(text: string): unknown {
  return isCrossOrigin() ? parseWithAbsoluteUrls(text, shopOrigin()) : JSON.parse(text)
}
