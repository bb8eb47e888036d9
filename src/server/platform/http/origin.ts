import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request may come from a page of this shop. A browser says where a request comes from; a
 * client that says nothing is no browser, and no other site speaks through it.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, baseUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  if (baseUrl !== undefined && origin === new URL(baseUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

/**
 * Whether a request comes from a page of this shop that tells nobody its address (`no-referrer`): the
 * browser then says no origin either, but that it is the same.
 */
export function hidesOwnOrigin(headers: IncomingHttpHeaders): boolean {
  return headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin'
}
