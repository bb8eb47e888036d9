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

/** Reports per minute from one network; a page sends one when it is left. */
const MAX_REPORTS = 60
const WINDOW_MS = MINUTE_MS

interface VitalsOptions {
  readonly shop: Pick<ShopFacts, 'measurement'>
  readonly tally: Tally
}

/**
 * Receives page times from browsers with the visitor's consent. A forged report only adds to the counts that
 * the staff reads, and a network may send 60 per minute; nothing about the sender is stored.
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
