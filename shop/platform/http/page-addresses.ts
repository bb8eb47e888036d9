import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'
import type { AccessRule } from './access-line.ts'

type RawRequest = Pick<RawRequestDefaultExpression, 'url'>

/** The origin, if a request names the whole address; the language and storefront prefix; the rest. */
const PARTS = /^(https?:\/\/[^/?]*)?((?:\/en(?=[/?]|$))?(?:\/pro(?=[/?]|$))?)(.*)$/is

/** The route of a page's path, without the prefix of language and storefront: `/cart`. */
export function routeOf(path: string): string {
  const [, origin = '', prefix, rest = ''] = PARTS.exec(path) ?? []
  if (!prefix) return path
  return `${origin}${rest.startsWith('/') ? '' : '/'}${rest}`
}

/**
 * Lets one route serve a page in every storefront and language, by removing the prefix before routing.
 * An address that begins like no page of the table is routed as is.
 */
export function findPages(table: readonly AccessRule[]): (request: RawRequest) => string {
  const pages = table.filter(({ path }) => routeOf(path) !== path)
  const starts = new Set(pages.map(({ path }) => startOf(routeOf(path))))
  return ({ url = '' }) => {
    const route = routeOf(url)
    return route !== url && starts.has(startOf(route)) ? route : url
  }
}

/** Restores the requested address after routing, for everything that reads it. */
export function keepAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    request.raw.url = request.originalUrl
    done()
  })
}

/** The first segment of the path. */
function startOf(path: string): string {
  return (/^(?:https?:\/\/[^/?]*)?\/([^/?]*)/i.exec(path)?.[1] ?? '').toLowerCase()
}
