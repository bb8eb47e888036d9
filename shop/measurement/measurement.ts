import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/db/schema.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { countLooks } from './count-looks.ts'
import { createTally, type Tally } from './tally.ts'
import { vitalsRoutes } from './vitals-routes.ts'

const FLUSH_PAUSE_MS = 10_000

interface MeasurementOptions {
  readonly db: Db
  readonly shop: ShopFacts
  readonly now: () => number
}

/**
 * Counts what happens in the shop, as its file says, from the routes on that are added after this. What
 * is in memory is written every ten seconds, and when the last request has been answered.
 */
export async function openMeasurement(
  app: FastifyInstance,
  { db, shop, now }: MeasurementOptions,
): Promise<Tally> {
  const tally = createTally({ db, shop, now })
  await vitalsRoutes(app, { shop, tally })
  if (!shop.measurement) return tally
  countLooks(app, tally)
  let job: BackgroundJob | undefined
  app.addHook('onListen', async () => {
    job = startBackgroundJob(tally.flush, { pauseMs: FLUSH_PAUSE_MS, log: app.log })
  })
  app.addHook('preClose', async () => job?.stop())
  app.addHook('onClose', () => tally.flush())
  return tally
}
