const WEB = /^https?:$/
const API_PATH = /^\/api\/[A-Za-z0-9/_-]+$/
/** A path that needs no parsing, and is of the page's own origin on any page. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)+(?:\?[\w=&%+.~-]*)?$/
const ANY_ORIGIN = 'https://shop.invalid'
const ABSOLUTE = /^\s*https?:\/\//i

/** An address of one origin, by default the page's own, for answers that must not lead elsewhere. */
export function ownUrl(
  value: string | null | undefined,
  origin: string = location.origin,
): string | undefined {
  const url = safeUrl(value)
  return url && new URL(url, document.baseURI).origin === origin ? url : undefined
}

/**
 * An address that is safe in `href` and `src`: http or https as written, or a path on the page's own
 * origin. Anything else (`javascript:`, `data:`, `//elsewhere`) is undefined.
 */
export function safeUrl(
  value: string | null | undefined,
  base: string = globalThis.document?.baseURI ?? 'http://localhost/',
): string | undefined {
  if (!value) return undefined
  if (PLAIN_PATH.test(value)) return value
  if (!URL.canParse(value, base)) return undefined
  const url = new URL(value, base)
  if (!WEB.test(url.protocol)) return undefined
  if (ABSOLUTE.test(value)) return url.href
  return url.origin === new URL(base).origin ? url.pathname + url.search + url.hash : undefined
}

/**
 * A path of the shop's own calls, as parsed: no other origin, no way out of `/api/`, nothing encoded.
 * Anything else is undefined.
 */
export function apiPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !API_PATH.test(value)) return undefined
  return new URL(value, ANY_ORIGIN).href === ANY_ORIGIN + value ? value : undefined
}

/**
 * Where an answer may send the visitor: within the page's own origin, or to another site by http or https,
 * without user information that disguises the host.
 */
export function leavingUrl(value: string | null | undefined): string | undefined {
  const url = safeUrl(value)
  if (!url) return undefined
  const { username, password } = new URL(url, document.baseURI)
  return username || password ? undefined : url
}

/** Percent-encodes a query; a lone surrogate, which has no encoding, becomes U+FFFD. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(query.replace(/\p{Surrogate}/gu, '\ufffd'))
}
