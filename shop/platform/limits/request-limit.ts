import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import { networkOf } from './network.ts'
import { RequestWindows } from './request-windows.ts'

/** A page brings scripts, styles and pictures along: a network may ask for so many files a request. */
const FILES_PER_REQUEST = 5

interface RequestLimitOptions {
  /** Requests a minute from one network; 0 for no limit. */
  readonly max: number
  /** Of files, which are counted apart. */
  readonly isFile: (request: FastifyRequest) => boolean
}

/** Refuses with 429 what one network asks too often, whether there is something at the address or not. */
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
