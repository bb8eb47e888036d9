import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AccessRule } from './access-line.ts'
import { checkBody } from './body.ts'
import { hidesOwnOrigin, isOwnOrigin } from './origin.ts'
import { ShopError } from './shop-error.ts'
import { tokenOwner, type VerificationTokens } from './verification-token.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's line in the access table. */
    access?: AccessRule
  }
}

export interface AccessOptions {
  readonly table: readonly AccessRule[]
  readonly tokens: VerificationTokens
  readonly baseUrl: string | undefined
}

const FIELD = '__RequestVerificationToken'

/** Holds every route to its line: who may ask, from where, with what. */
export function addAccess(shop: FastifyInstance, { table, tokens, baseUrl }: AccessOptions): void {
  const unused = new Set(table)

  shop.addHook('onRoute', (route) => {
    const line = table.find((it) => isRuleOf(it, route))
    if (!line) throw new Error(`No line in the access table: ${route.method} ${route.url}`)
    unused.delete(line)
    route.config = { ...route.config, access: line }
  })

  shop.addHook('onReady', async () => {
    const [line] = unused
    if (line) throw new Error(`No route for the access table's ${line.method} ${line.path}`)
  })

  shop.addHook('preValidation', async (request) => {
    const line = request.routeOptions.config.access
    if (line?.csrf === 'token') assertOwn(request, line, { tokens, baseUrl })
    if (line && line.access !== 'anyone') assertRole(request, line.access)
    await checkBody(request)
  })
}

/** Personal answers stay out of every cache, and a shared cache never mixes two visitors. */
export function setCaching(request: FastifyRequest, reply: FastifyReply): void {
  const cache = request.routeOptions.config?.access?.cache ?? 'never'
  if (cache === 'static' && reply.statusCode < 400) return
  if (cache === 'public' && reply.statusCode < 400) reply.header('cache-control', 'no-cache')
  else {
    const isKept = cache === 'private' && reply.statusCode < 400
    reply.header('cache-control', isKept ? 'private, no-cache' : 'no-store, private')
    reply.header('vary', withCookie(reply.getHeader('vary')))
  }
}

function isRuleOf(line: AccessRule, { method, url }: RouteOptions): boolean {
  if (line.path !== url) return false
  return [method].flat().every((it) => (it === 'HEAD' ? 'GET' : it) === line.method)
}

function assertOwn(
  request: FastifyRequest,
  { origin }: AccessRule,
  { tokens, baseUrl }: Pick<AccessOptions, 'tokens' | 'baseUrl'>,
): void {
  const { headers, visitor } = request
  const { session, customer } = visitor
  const isHidden = origin === 'hidden' && hidesOwnOrigin(headers)
  const isOwn = isHidden || isOwnOrigin(request, baseUrl)
  const owner = session && tokenOwner(session.id, customer?.id)
  if (isOwn && (!owner || tokens.accepts(readToken(request), owner))) return
  throw new ShopError(403, 'token')
}

function readToken({ headers, body, routeOptions }: FastifyRequest): string {
  const sent = headers.requestverificationtoken
  if (typeof sent === 'string') return sent
  const isForm = routeOptions.config.access?.page && typeof body === 'object' && body !== null
  const field = isForm && FIELD in body ? body[FIELD] : ''
  return typeof field === 'string' ? field : ''
}

function assertRole({ visitor }: FastifyRequest, access: 'customer' | 'company'): void {
  if (!visitor.customer) throw new ShopError(401, 'request.login')
  if (access === 'company' && !visitor.company) throw new ShopError(403, 'request.forbidden')
}

function withCookie(vary: unknown): string {
  if (typeof vary !== 'string' || vary === '') return 'Cookie'
  return /\bcookie\b/i.test(vary) ? vary : `${vary}, Cookie`
}
