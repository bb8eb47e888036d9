import type { FastifyInstance } from 'fastify'
import { createCampaignClock } from '../catalogue/campaigns/campaign-clock.ts'
import type { Db } from '../platform/db/schema.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'

const PAUSE_MS = 1000

/** Begins and ends campaigns in time: before anything is answered, and where nobody asks. */
export function followCampaigns(shop: FastifyInstance, db: Db, now: () => number): void {
  const report = (err: unknown) => shop.log.error({ err }, 'campaigns could not begin or end')
  const catchUp = createCampaignClock(db, now, report)
  let job: BackgroundJob | undefined

  shop.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const isStatic = routeOptions.config?.access?.cache === 'static'
    const waiting = isStatic ? undefined : catchUp()
    if (waiting) waiting.then(() => done(), done)
    else done()
  })
  shop.addHook('onListen', async () => {
    job = startBackgroundJob(async () => catchUp(), { pauseMs: PAUSE_MS, log: shop.log })
    job.trigger()
  })
  shop.addHook('preClose', async () => {
    await job?.stop()
  })
}
