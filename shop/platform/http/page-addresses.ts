import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'
import type { AccessRule } from './access-line.ts'

type RawRequest = Pick<RawRequestDefaultExpression, 'url'>

/** An origin, where a request names the whole address; storefront and language; the rest. */
const PARTS = /^(https?:\/\/[^/?]*)?((?:\/en(?=[/?]|$))?(?:\/pro(?=[/?]|$))?)(.*)$/is

/** Where the route of a page stands that has a line for each storefront and language: `/cart`. */
export function routeOf(path: string): string {
  const [, origin = '', prefix, rest = ''] = PARTS.exec(path) ?? []
  if (!prefix) return path
  return `${origin}${rest.startsWith('/') ? '' : '/'}${rest}`
}

/**
 * Has one route answer for a page in every storefront and language: it is looked for without them. What
 * does not begin as a page of the table does is looked for as it is.
 */
export function findPages(table: readonly AccessRule[]): (request: RawRequest) => string {
  const pages = table.filter(({ path }) => routeOf(path) !== path)
  const starts = new Set(pages.map(({ path }) => startOf(routeOf(path))))
  return ({ url = '' }) => {
    const route = routeOf(url)
    return route !== url && starts.has(startOf(route)) ? route : url
  }
}

/** Lets all that comes after the search read the address as it was asked for. */
export function keepAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    request.raw.url = request.originalUrl
    done()
  })
}

/** What stands before the second slash. */
function startOf(path: string): string {
  return (/^(?:https?:\/\/[^/?]*)?\/([^/?]*)/i.exec(path)?.[1] ?? '').toLowerCase()
}
