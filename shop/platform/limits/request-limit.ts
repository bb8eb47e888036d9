import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import { networkOf } from './network.ts'
import { RequestWindows } from './request-windows.ts'

/** Files allowed per request: a page loads scripts, style sheets and pictures. */
const FILES_PER_REQUEST = 5

interface RequestLimitOptions {
  /** Requests per minute from one network; 0 for no limit. */
  readonly max: number
  /** Whether a request is for a file; files are counted separately. */
  readonly isFile: (request: FastifyRequest) => boolean
}

/** Refuses a network's requests over the limit with 429, including those for unknown addresses. */
export async function limitRequests(
  server: FastifyInstance,
  { max, isFile }: RequestLimitOptions,
): Promise<void> {
  if (max === 0) return
  await server.register(rateLimit, { global: false, store: RequestWindows })
  const count = server.createRateLimit({
    max: (request) => (isFile(request) ? max * FILES_PER_REQUEST : max),
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const network = networkOf(request.ip) ?? networkOf(request.socket.remoteAddress)
      return `${isFile(request) ? 'files' : 'requests'} of ${network}`
    },
  })
  server.addHook('onRequest', async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttl)
  })
}

export function tooManyRequests(waitMs: number): ShopError {
  const seconds = Math.ceil(waitMs / 1000)
  return new ShopError(
    429,
    { key: 'request.toomany', values: { s: seconds } },
    { retryAfter: seconds },
  )
}
