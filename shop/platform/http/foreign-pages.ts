import type { FastifyInstance } from 'fastify'
import { CART_KEY_HEADER } from '../../../src/model/cart-hand-off.ts'
import { ShopError } from '../shop-error.ts'
import { readForeignOrigin } from './origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page is that asks, if it is none of the shop's; undefined for clients that say nothing. */
    foreignOrigin: string | undefined
  }
}

interface ForeignPages {
  /** Origins whose pages the owner lets show and fill a cart. */
  readonly named: readonly string[]
  readonly baseUrl: string | undefined
}

const CALL = /^\/api\//i

/** What elements send, and read of an answer. Chromium keeps a preflight for two hours at most. */
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
 * Lets pages of named origins make calls, and takes the cookies from every request that comes from a page
 * of another origin: a browser sends them along from a sibling host, which is of the same site. Has to
 * come before whatever reads cookies.
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
