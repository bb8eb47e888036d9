const WEB = /^https?:$/
const ABSOLUTE = /^\s*https?:\/\//i

/** An address of the page's own origin, where an answer must not lead away from it. */
export function ownUrl(value: string | null | undefined): string | undefined {
  const url = safeUrl(value)
  return url && new URL(url, document.baseURI).origin === location.origin ? url : undefined
}

/**
 * An address that is safe in `href` and `src`: http or https as written, or a path on the page's own
 * origin. Anything else (`javascript:`, `data:`, `//elsewhere`) is undefined.
 */
export function safeUrl(
  value: string | null | undefined,
  base: string = globalThis.document?.baseURI ?? 'http://localhost/',
): string | undefined {
  if (!value || !URL.canParse(value, base)) return undefined
  const url = new URL(value, base)
  if (!WEB.test(url.protocol)) return undefined
  if (ABSOLUTE.test(value)) return url.href
  return url.origin === new URL(base).origin ? url.pathname + url.search + url.hash : undefined
}

/** Percent-encodes a query; half a surrogate pair, which has no encoding, becomes U+FFFD. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(query.replace(/\p{Surrogate}/gu, '\ufffd'))
}
