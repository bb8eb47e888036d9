import type { FastifyInstance } from 'fastify'
import { CART_KEY_HEADER } from '../../../src/model/cart-hand-off.ts'
import { ShopError } from '../shop-error.ts'
import { readForeignOrigin } from './origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Origin of the requesting page if it is not the shop's; undefined for clients that send none. */
    foreignOrigin: string | undefined
  }
}

interface ForeignPages {
  /** Origins whose pages the owner allows to show and fill a cart. */
  readonly named: readonly string[]
  readonly baseUrl: string | undefined
}

const CALL = /^\/api\//i

/** Headers that elements send. Chromium caches a preflight for at most two hours. */
const SENT_HEADERS = [
  ...['request-context', 'litium-request-context', 'content-type'],
  ...['requestverificationtoken', 'idempotency-key', CART_KEY_HEADER],
]
const ALLOWED = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': `${CART_KEY_HEADER}, retry-after`,
}
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': SENT_HEADERS.join(', '),
  'access-control-max-age': '7200',
}

/**
 * Allows calls from pages of the named origins, and removes the cookies of every request from another
 * origin, since browsers send them from sibling hosts, which are of the same site. Must be added before
 * anything that reads cookies.
 */
export function answerForeignPages(
  server: FastifyInstance,
  { named, baseUrl }: ForeignPages,
): void {
  const names = new Set(named)

  server.decorateRequest('foreignOrigin', undefined)
  server.addHook('onRequest', (request, reply, done) => {
    const origin = readForeignOrigin(request, baseUrl)
    if (origin !== undefined) {
      request.foreignOrigin = origin
      delete request.headers.cookie
    }
    if (!CALL.test(request.url)) return done()
    reply.header('vary', 'Origin')
    if (origin === undefined) return done()
    if (!names.has(origin)) {
      request.noteAttempt('token')
      throw new ShopError(403, { key: 'request.origin', values: { origin } })
    }
    reply.headers({ ...ALLOWED, 'access-control-allow-origin': origin })
    if (request.method !== 'OPTIONS') return done()
    return reply.status(204).headers(PREFLIGHT).send()
  })
}
