import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request may come from a page of this shop. A browser says where a request comes from; a
 * client that says nothing is no browser, and no other site speaks through it.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, baseUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  // A page that says nobody where it is says it in no origin either; the browser itself knows better.
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true
  if (baseUrl !== undefined && origin === new URL(baseUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}
