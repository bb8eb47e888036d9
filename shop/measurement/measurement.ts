import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PRODUCT_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'
import { FLASH_COOKIE } from '../platform/pages/flash.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { createTally, type Tally } from './tally.ts'
import { vitalsRoutes } from './vitals-routes.ts'

/** What programs that read pages by themselves call themselves; browsers do not. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse/i

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
  countProductViews(app, tally)
  let job: BackgroundJob | undefined
  app.addHook('onListen', async () => {
    job = startBackgroundJob(tally.flush, { pauseMs: FLUSH_PAUSE_MS, log: app.log })
  })
  app.addHook('preClose', async () => job?.stop())
  app.addHook('onClose', () => tally.flush())
  return tally
}

/** Counts answers that are pages of goods. No other route of the shop has anything to do for it. */
function countProductViews(shop: FastifyInstance, tally: Tally): void {
  shop.addHook('onRoute', (route) => {
    if (route.url !== PRODUCT_PATH) return
    route.onResponse = (request, reply, done) => {
      if (isProductView(request, reply)) tally.countView(request.visitor)
      done()
    }
  })
}

/** A browser that has the page already gets 304; one that comes back from a form has seen it before. */
function isProductView(
  { method, headers, cookies }: FastifyRequest,
  { statusCode }: FastifyReply,
): boolean {
  const isSent = statusCode === 200 || statusCode === 304
  return method === 'GET' && isSent && cookies[FLASH_COOKIE] === undefined && isPageView(headers)
}

/**
 * Whether a page was asked for by a browser that shows it to somebody, as far as the request says. Every
 * browser's name begins with Mozilla/5.0; what it fetches ahead, or for a script, nobody has seen.
 */
function isPageView(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': name = '', 'sec-fetch-dest': target = 'document' } = headers
  const isAhead = /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
  return name.startsWith('Mozilla/5.0') && !PROGRAM.test(name) && target === 'document' && !isAhead
}
