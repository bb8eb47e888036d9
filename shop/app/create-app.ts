import type { ShopOptions } from './shop-options.ts'
import './texts.ts'
import type { Server } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { findCartKey } from '../cart/hand-off/cart-key-queries.ts'
import { createCampaignClock } from '../catalogue/campaigns/campaign-clock.ts'
import { demoFacts } from '../demo/demo-shop.ts'
import { refusalPages } from '../layout/error-response.ts'
import type { Payments } from '../payments/port/payments.ts'
import { createPayments } from '../payments/providers/create-payments.ts'
import type { Db } from '../platform/db/schema.ts'
import { readSigner } from '../platform/db/signing-secret.ts'
import { addAccess } from '../platform/http/access.ts'
import { addAttemptLog } from '../platform/http/attempt-log.ts'
import { addBodyParsers } from '../platform/http/body.ts'
import { respondToBrokenRequests } from '../platform/http/broken-requests.ts'
import { CONNECTION_LIMITS, capConnections } from '../platform/http/connections.ts'
import { addErrorResponses } from '../platform/http/errors.ts'
import { answerForeignPages } from '../platform/http/foreign-pages.ts'
import { answerHeadRequests } from '../platform/http/head-requests.ts'
import { requireOneHost } from '../platform/http/host.ts'
import { logResponse, logSettings, requestIdFrom } from '../platform/http/log.ts'
import { findPages, keepAddresses } from '../platform/http/page-addresses.ts'
import { limitPipelining } from '../platform/http/pipelining.ts'
import { addSecurityHeaders, type TrustedOrigins } from '../platform/http/security-headers.ts'
import { sessionCookies } from '../platform/http/session-cookie.ts'
import { addStaticFiles } from '../platform/http/static-files.ts'
import { verificationTokens } from '../platform/http/verification-token.ts'
import { addVisitors } from '../platform/http/visitors.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'
import { limitRequests } from '../platform/limits/request-limit.ts'
import { addShopAddresses } from '../platform/pages/shop-addresses.ts'
import { withRequestId } from '../platform/request-id.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { staffGuard } from '../staff/guard/staff-sessions.ts'
import { accessTable } from './access-table.ts'
import { addRoutes } from './routes.ts'

const PAUSE_MS = 1000

declare module 'fastify' {
  interface FastifyInstance {
    /** For the widgets' origin, a server of its own. */
    payments: Payments
  }
}

const MAX_BODY_BYTES = 100 * 1024
const MIN_COMPRESSED_BYTES = 1024
/** Answers are compressed each time: quality 4 would be a twentieth smaller for six times the work. */
const BROTLI_QUALITY = 3
const findPage = findPages(accessTable)

/** Creates the shop on a database, without a port: tests call it through `inject()`. */
export async function createShop(db: Db, options: ShopOptions = {}): Promise<FastifyInstance> {
  const { baseUrl, folders = {}, now = Date.now, facts = demoFacts() } = options
  const { maxRequests = 0, maxConnections = 0 } = options
  const isSecure = baseUrl?.startsWith('https:') ?? false
  const signer = await readSigner(db)
  const cookies = sessionCookies(signer, isSecure)
  const tokens = verificationTokens(signer, now)

  const shop = fastify(serverSettings(options, isSecure))
  capConnections(shop.server, { max: maxConnections, trustProxy: options.trustProxy })
  keepAddresses(shop)
  limitPipelining(shop)
  addAttemptLog(shop, signer)
  answerForeignPages(shop, { named: facts.origins.pages, baseUrl })
  await shop.register(cookie)
  addSecurityHeaders(shop, isSecure, trustedOrigins(facts, options.pictureOrigins))
  addVisitors(shop, { findCartKey, db, shop: facts, signer, cookies, tokens, isSecure, now })
  requireOneHost(shop)
  addShopAddresses(shop, facts)
  answerHeadRequests(shop)
  addAccess(shop, { table: accessTable, tokens, baseUrl, areas: { staff: staffGuard } })
  addBodyParsers(shop)
  const report = (err: unknown, what: string) =>
    shop.log.error({ err, what }, 'a step of a payment failed')
  shop.decorate(
    'payments',
    createPayments({ db, shop: facts, signer, now, report }, options.payments),
  )
  watchSandbox(shop)
  followCampaigns(shop, db, now)
  addErrorResponses(shop, { ...refusalPages, table: accessTable, shop: facts })
  shop.addHook('onResponse', (request, reply, done) => {
    logResponse(request, reply)
    done()
  })
  shop.addHook('preHandler', ({ id }, _reply, done) => withRequestId(id, done))
  await shop.register(compress, {
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await limitRequests(shop, {
    max: maxRequests,
    isFile: ({ routeOptions }) => routeOptions.config.access?.cache === 'static',
  })
  await addStaticFiles(shop, folders)
  await addRoutes(shop, db, { ...options, facts })
  return shop
}

/** Refreshes whether a sandbox is open, except for requests that need none. */
function watchSandbox(shop: FastifyInstance): void {
  const { sandbox } = shop.payments
  shop.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const { cache, needsNoProviders } = routeOptions.config?.access ?? {}
    if (cache === 'static' || needsNoProviders) return done()
    sandbox.refresh().then(() => done(), done)
  })
}

function serverSettings(options: ShopOptions, isSecure: boolean): FastifyHttpOptions<Server> {
  const { log = { level: 'silent' }, trustProxy = false } = options
  return {
    logger: logSettings(log),
    bodyLimit: MAX_BODY_BYTES,
    ...CONNECTION_LIMITS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    genReqId: requestIdFrom(options.trustProxy),
    trustProxy,
    rewriteUrl: findPage,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    ...respondToBrokenRequests(isSecure),
  }
}

/** Starts and ends campaigns on time, before each answer and without any request too. */
function followCampaigns(shop: FastifyInstance, db: Db, now: () => number): void {
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

/** The origins and hashes that the owner's file allows, including those of a tag manager. */
function trustedOrigins(
  { origins, tracking }: ShopFacts,
  pictureOrigins: readonly string[] = [],
): TrustedOrigins {
  const pictures = [...pictureOrigins, ...(origins.pictures ?? [])]
  const scripts = origins.scripts ?? []
  const { tagManager } = tracking ?? {}
  if (!tagManager) return { pictures, scripts }
  const { inlineScripts, connections, frames, allowsScriptText } = tagManager
  const own = new URL(tagManager.script).origin
  return {
    pictures: [...pictures, ...tagManager.pictures],
    scripts: [
      ...new Set([...scripts, own, ...tagManager.scripts]),
      ...inlineScripts.map((it) => `'${it}'`),
    ],
    connections,
    frames,
    policies: ['courtside-tags', ...(allowsScriptText ? ['default'] : [])],
  }
}
