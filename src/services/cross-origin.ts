import { absoluteUrl, parseWithAbsoluteUrls } from '../contract/absolute-urls.ts'
import { apiBase, storedToken } from './page.ts'

/** The origin of the shop's API; the page's own if its setting is not an address. */
export function shopOrigin(): string {
  const base = apiBase()
  return URL.canParse(base, document.baseURI)
    ? new URL(base, document.baseURI).origin
    : location.origin
}

/**
 * Whether the page is on another origin than the shop, such as a blog, a campaign site or a static file.
 */
export function isCrossOrigin(): boolean {
  return shopOrigin() !== location.origin
}

/**
 * Whether the page is cross-origin and has no session with the shop. A backend that identifies the visitors
 * of such pages by cookies gives these pages its token.
 */
export function isCrossOriginWithoutToken(): boolean {
  return isCrossOrigin() && storedToken() === undefined
}

/** Resolves an address of the shop for this page. */
export function fromHere(address: string): string {
  return isCrossOrigin() ? absoluteUrl(address, shopOrigin()) : address
}

/** Parses JSON from the shop; on a page of another origin its addresses become absolute. */
export function readAnswer(text: string): unknown {
  return isCrossOrigin() ? parseWithAbsoluteUrls(text, shopOrigin()) : JSON.parse(text)
}
