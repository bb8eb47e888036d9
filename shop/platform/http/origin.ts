import type { IncomingHttpHeaders } from 'node:http'
import { type RequestHead, requestOrigin } from './host.ts'

/**
 * Whether a request may come from a page of this shop. A browser sends the origin of a request; a client
 * that sends none is not a browser, so no other site can act through it.
 */
export function isOwnOrigin(request: RequestHead, baseUrl: string | undefined): boolean {
  const { headers } = request
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return headers.origin === undefined || isOrigin(request, headers.origin, baseUrl)
}

/** The origin of the requesting page, if it is not the shop's. */
export function readForeignOrigin(
  request: RequestHead,
  baseUrl: string | undefined,
): string | undefined {
  const { headers } = request
  const { origin } = headers
  if (origin === undefined || hidesOwnOrigin(headers)) return undefined
  return isOrigin(request, origin, baseUrl) ? undefined : origin
}

function isOrigin(request: RequestHead, origin: string, baseUrl: string | undefined): boolean {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl)
  if (base && origin === base.origin) return true
  return URL.canParse(origin) && isRequested(request, new URL(origin), base)
}

/** Hosts that browsers trust without a certificate. */
const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a host names the machine that asks. */
export function isLocalName(hostname: string): boolean {
  return LOCAL.test(hostname)
}

/**
 * Whether an origin is the one that the request addressed. Where the shop has a configured address, the
 * only other names that count are those of its own machine, which nobody else can reach by them.
 */
function isRequested(request: RequestHead, origin: URL, base: URL | undefined): boolean {
  const { host, 'sec-fetch-site': site } = request.headers
  const requested = requestOrigin(request)
  const { hostname, host: name } = new URL(requested)
  // At the shop's own name only its own scheme counts, whatever the proxy in front speaks.
  if (base && (name === base.host || !LOCAL.test(hostname))) return false
  // A browser that says `same-origin` has compared the schemes itself; a proxy may have ended TLS.
  return origin.origin === requested || (site === 'same-origin' && origin.host === host)
}

/**
 * The referrer policy of a page with a secret in its address. From a page with `no-referrer`, browsers
 * still send `Sec-Fetch-Site` with a form, but only to hosts that they trust.
 */
export function secretReferrerPolicy(request: RequestHead, isSecure: boolean): string {
  const { hostname } = new URL(requestOrigin(request))
  return isSecure || LOCAL.test(hostname) ? 'no-referrer' : 'same-origin'
}

/**
 * Whether a request comes from a page of this shop with `no-referrer`: the browser then hides the origin
 * as well, and states only that it is the same.
 */
export function hidesOwnOrigin(headers: IncomingHttpHeaders): boolean {
  return headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin'
}
