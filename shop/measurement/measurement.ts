import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PRODUCT_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'
import { FLASH_COOKIE } from '../platform/pages/flash.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { createTally, type Tally } from './tally.ts'
import { vitalsRoutes } from './vitals-routes.ts'

/** User agents of programs that read pages automatically. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse/i

const FLUSH_PAUSE_MS = 10_000

interface MeasurementOptions {
  readonly db: Db
  readonly shop: ShopFacts
  readonly now: () => number
}

/**
 * Counts views and page times, if the shop's file enables it, on routes that are added after this call. Counts
 * in memory are written every ten seconds, and after the last request.
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

/** Counts views of product pages, in a hook of that route only. */
function countProductViews(shop: FastifyInstance, tally: Tally): void {
  shop.addHook('onRoute', (route) => {
    if (route.url !== PRODUCT_PATH) return
    route.onResponse = (request, reply, done) => {
      if (isProductView(request, reply)) tally.countView(request.visitor)
      done()
    }
  })
}

/** A 304 is a view of a cached page. A page with the result of a form has been counted before. */
function isProductView(
  { method, headers, cookies }: FastifyRequest,
  { statusCode }: FastifyReply,
): boolean {
  const isSent = statusCode === 200 || statusCode === 304
  return method === 'GET' && isSent && cookies[FLASH_COOKIE] === undefined && isPageView(headers)
}

/**
 * Whether a browser shows the requested page to a person, as far as the request tells. Every browser's user
 * agent begins with Mozilla/5.0; prefetched pages, and those fetched by scripts, have not been seen.
 */
function isPageView(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': name = '', 'sec-fetch-dest': target = 'document' } = headers
  const isAhead = /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
  return name.startsWith('Mozilla/5.0') && !PROGRAM.test(name) && target === 'document' && !isAhead
}
