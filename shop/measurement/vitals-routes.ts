import type { FastifyInstance } from 'fastify'
import { vitalsSchema } from '../../src/contract/vitals.ts'
import { MINUTE_MS } from '../platform/durations.ts'
import { bodyOf } from '../platform/http/body.ts'
import { networkOf } from '../platform/limits/network.ts'
import { tooManyRequests } from '../platform/limits/request-limit.ts'
import { RequestWindows } from '../platform/limits/request-windows.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { Tally } from './tally.ts'

/** Reports a minute from one network: a page sends one when it is left. */
const MAX_REPORTS = 60
const WINDOW_MS = MINUTE_MS

interface VitalsOptions {
  readonly shop: Pick<ShopFacts, 'measurement'>
  readonly tally: Tally
}

/**
 * What pages were like, from browsers that may say so. A forged report is one more in counts that the
 * staff reads, and 60 a minute are taken from a network; nothing is kept of who sent it.
 */
export async function vitalsRoutes(
  app: FastifyInstance,
  { shop, tally }: VitalsOptions,
): Promise<void> {
  const windows = new RequestWindows()
  app.post('/api/vitals', async (request, reply) => {
    if (!shop.measurement?.vitals) throw new ShopError(404, 'request.notfound')
    limit(windows, networkOf(request.ip) ?? '')
    tally.countVitals(bodyOf(request, vitalsSchema))
    return reply.send()
  })
}

function limit(windows: RequestWindows, network: string): void {
  windows.incr(
    network,
    (_error, counted) => {
      if (counted && counted.current > MAX_REPORTS) throw tooManyRequests(counted.ttl)
    },
    WINDOW_MS,
  )
}
