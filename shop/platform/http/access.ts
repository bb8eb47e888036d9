import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ShopError } from '../shop-error.ts'
import type { AccessRule } from './access-line.ts'
import { checkBody } from './body.ts'
import { cleanSent } from './clean-sent.ts'
import { hidesOwnOrigin, isOwnOrigin } from './origin.ts'
import { routeOf } from './page-addresses.ts'
import { tokenOwner, type VerificationTokens } from './verification-token.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's line in the access table. */
    access?: AccessRule
  }
}

/** Enforces the access lines of an area that has sessions of its own. */
export interface AreaGuard {
  /** The owner of the token that a request must carry; undefined for a browser without the area's cookie. */
  tokenOwner(request: FastifyRequest): string | undefined
  /** Throws unless the requester has the role. */
  assertRole(request: FastifyRequest, line: AccessRule): void
}

export interface AccessOptions {
  readonly table: readonly AccessRule[]
  readonly tokens: VerificationTokens
  readonly baseUrl: string | undefined
  readonly areas?: Readonly<Partial<Record<NonNullable<AccessRule['area']>, AreaGuard>>>
}

const FIELD = '__RequestVerificationToken'

/** Enforces every route's line: who may call it, from where, and with which token. */
export function addAccess(shop: FastifyInstance, options: AccessOptions): void {
  const { table, areas = {} } = options
  const unused = new Set(table)
  const linesByRoute = groupByRoute(table)

  shop.addHook('onRoute', (route) => {
    const lines = linesByRoute.get(route.url)?.filter((it) => hasMethodsOf(it, route)) ?? []
    const line = lines.find((it) => it.path === route.url)
    if (!line) throw new Error(`No line in the access table: ${route.method} ${route.url}`)
    for (const it of lines) unused.delete(it)
    route.config = { ...route.config, access: line }
    if (line.upload === undefined) return
    route.bodyLimit = line.upload
    // Checked before the body is read: a file from somebody without the role is not even received.
    route.preParsing = (request, _reply, payload, done) => {
      const isFile = String(request.headers['content-type']).startsWith('multipart/')
      if (isFile) assertRole(request, line, line.area && areas[line.area])
      done(null, payload)
    }
  })

  shop.addHook('onReady', async () => {
    const [line] = unused
    if (line) throw new Error(`No route for the access table's ${line.method} ${line.path}`)
  })

  shop.addHook('preValidation', async (request) => {
    request.query = cleanSent(request.query)
    const line = request.routeOptions.config.access
    if (line) assertAllowed(request, line, options)
    await checkBody(request)
  })
}

function assertAllowed(request: FastifyRequest, line: AccessRule, options: AccessOptions): void {
  const guard = line.area && options.areas?.[line.area]
  const isForeign = request.foreignOrigin !== undefined
  if (isForeign) assertElsewhere(request, line)
  // An ended login invalidates its token too; the refusal should name the login, so it is checked first.
  if (!guard) assertLogin(request, line)
  if (line.csrf !== 'none' && !isForeign) assertOwn(request, line, options, guard)
  if (line.access !== 'anyone') assertRole(request, line, guard)
}

/** Keeps personal answers out of every cache, and visitors apart in shared caches. */
export function setCaching(request: FastifyRequest, reply: FastifyReply): void {
  const rule = request.routeOptions.config?.access?.cache ?? 'never'
  const cache = reply.statusCode < 400 ? rule : 'never'
  if (cache === 'static' || (cache === 'shared' && isShared(reply))) return
  if (cache === 'public') {
    reply.header('cache-control', 'no-cache')
    return
  }
  reply.header('cache-control', cache === 'private' ? 'private, no-cache' : 'no-store, private')
  reply.header('vary', withCookie(reply.getHeader('vary')))
}

/** The route has set how long, and nothing in the answer is for a single browser. */
function isShared(reply: FastifyReply): boolean {
  const isPage = reply.statusCode === 200 || reply.statusCode === 304
  return isPage && reply.hasHeader('cache-control') && !reply.hasHeader('set-cookie')
}

/** Lines by the path of their route: a page has a line for each storefront and language. */
function groupByRoute(table: readonly AccessRule[]): ReadonlyMap<string, readonly AccessRule[]> {
  const groups = new Map<string, AccessRule[]>()
  for (const line of table) {
    const route = routeOf(line.path)
    groups.set(route, [...(groups.get(route) ?? []), line])
  }
  return groups
}

function hasMethodsOf(line: AccessRule, { method }: RouteOptions): boolean {
  return [method].flat().every((it) => (it === 'HEAD' ? 'GET' : it) === line.method)
}

function assertOwn(
  request: FastifyRequest,
  { csrf, origin, area }: AccessRule,
  { tokens, baseUrl }: Pick<AccessOptions, 'tokens' | 'baseUrl'>,
  guard: AreaGuard | undefined,
): void {
  const { headers } = request
  const isHidden = origin === 'hidden' && hidesOwnOrigin(headers)
  const isOwn = isHidden || isOwnOrigin(request, baseUrl)
  const owner = area ? guard?.tokenOwner(request) : ownerOf(request)
  // A visitor may write before having a session; in an area, a page has always created one first.
  const hasToken = owner ? tokens.accepts(readToken(request), owner) : area === undefined
  if (isOwn && (csrf !== 'token' || hasToken)) return
  request.noteAttempt('token')
  throw new ShopError(403, 'token')
}

/** Pages of other origins may call routes that are marked for it, fetch files, and link to pages. */
function assertElsewhere(request: FastifyRequest, line: AccessRule): void {
  const { method } = request
  if (line.elsewhere || line.cache === 'static') return
  if (line.page && method === 'GET') return
  if (line.csrf === 'none' && method === 'POST') return
  request.noteAttempt('token')
  throw new ShopError(403, 'request.elsewhere')
}

function ownerOf({ visitor: { session, customer } }: FastifyRequest): string | undefined {
  return session && tokenOwner(session.id, customer?.id)
}

function readToken({ headers, body, routeOptions }: FastifyRequest): string {
  const sent = headers.requestverificationtoken
  if (typeof sent === 'string') return sent
  const isForm = routeOptions.config.access?.page && typeof body === 'object' && body !== null
  const field = isForm && FIELD in body ? body[FIELD] : ''
  return typeof field === 'string' ? field : ''
}

function assertLogin({ visitor }: FastifyRequest, { access }: AccessRule): void {
  const needsLogin = access === 'customer' || access === 'company'
  if (needsLogin && !visitor.customer) throw new ShopError(401, 'request.login')
}

function assertRole(request: FastifyRequest, line: AccessRule, guard: AreaGuard | undefined): void {
  const { visitor } = request
  const { access } = line
  if (guard) {
    guard.assertRole(request, line)
    return
  }
  if (access === 'staff') throw new ShopError(403, 'request.forbidden')
  if (access === 'company' && !visitor.company) throw new ShopError(403, 'request.forbidden')
}

function withCookie(vary: unknown): string {
  if (typeof vary !== 'string' || vary === '') return 'Cookie'
  return /\bcookie\b/i.test(vary) ? vary : `${vary}, Cookie`
}
