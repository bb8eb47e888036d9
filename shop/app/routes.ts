import type { FastifyInstance } from 'fastify'
import { cartRoutes } from '../cart/cart-routes.ts'
import { quickBuyRoutes } from '../catalogue/product/quick-buy-routes.ts'
import { openProjection, type Projection } from '../catalogue/projection/open-projection.ts'
import { createCodeGuard } from '../checkout/change/guard-code.ts'
import { checkoutRoutes } from '../checkout/checkout-routes.ts'
import { releaseHeldOrder } from '../checkout/current/cancel-order.ts'
import { newsletterOptinRoutes } from '../checkout/newsletter-optin-routes.ts'
import { markRoutes } from '../checkout/payment/payment-marks.ts'
import { idleWays } from '../checkout/payment/payment-methods.ts'
import {
  createOrderLimiter,
  ORDERS_FROM_ADDRESS,
  type OrderLimiter,
} from '../checkout/placing/order-limits.ts'
import type { CheckoutPayments } from '../checkout/quote/checkout-types.ts'
import { transportRoutes } from '../checkout/transport-routes.ts'
import { withCircuitBreaker } from '../delivery/carrier-circuit-breaker.ts'
import { createSandboxCarrier } from '../delivery/sandbox-carrier.ts'
import { createMemoryFacets } from '../facets/memory-facets.ts'
import { openMeasurement } from '../measurement/measurement.ts'
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts'
import { paymentRoutes } from '../payments/payment-routes.ts'
import { providerRoutes } from '../payments/provider-routes.ts'
import { createCheckoutPayments } from '../payments/widgets/checkout-payments.ts'
import type { Db } from '../platform/db/schema.ts'
import { entityTag, matchesTag } from '../platform/http/entity-tag.ts'
import { healthRoutes } from '../platform/http/health-routes.ts'
import { tokenRoutes } from '../platform/http/verification-token.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'
import { createAttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import { returnRoutes } from '../returns/return-routes.ts'
import { searchRoutes } from '../search/search-routes.ts'
import { createSqliteSearch } from '../search/sqlite-search.ts'
import { withdrawalRoutes } from '../withdrawals/withdrawal-routes.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { mailJobs } from './mail-jobs.ts'
import type { OpenedOptions } from './shop-options.ts'
import { shopPages } from './shop-pages.ts'

/** How often a copy of the goods looks for changes. */
const FOLLOW_PAUSE_MS = 1000

declare module 'fastify' {
  interface FastifyInstance {
    /** How long ago the copy of the goods had everything; undefined where there is none. */
    goodsLagMs?: () => number
  }
}

/**
 * Adds all routes of the shop, one function per subject. Each route has a line in the access table. Only
 * routes with hooks, parsers or an error handler of their own are plugins, since each plugin has a cost.
 */
export async function addRoutes(
  shop: FastifyInstance,
  db: Db,
  options: OpenedOptions,
): Promise<void> {
  const { facts, baseUrl, now = Date.now } = options
  const { signer } = shop.payments
  const attempts = createAttemptLimiter({ db, signer, now })
  const tally = await openMeasurement(shop, { db, shop: facts, now })
  await healthRoutes(shop, { db, now, warningsOf: () => warningsOf(shop) })
  await tokenRoutes(shop)
  await openApiRoutes(shop)
  await cartRoutes(shop, { db, signer, attempts, baseUrl, now, releaseHeld: releaseHeldOrder })
  await quickBuyRoutes(shop, { db })
  const { carriers: givenCarriers = [createSandboxCarrier(facts)] } = options
  const guarded = givenCarriers.map((it) => withCircuitBreaker(it, { now }))
  const carriers = () => guarded.filter((it) => !it.isSandbox || shop.payments.sandbox.carrier)
  await newsletterRoutes(shop, { db, signer, attempts, now })
  await newsletterOptinRoutes(shop, { db, signer, attempts, now })
  await transportRoutes(shop, { db, carriers, now })
  registerWidgets(shop)
  const orders = createOrderLimiter({ signer, maxOrders: options.maxOrders ?? ORDERS_FROM_ADDRESS })
  const work = await registerPayments(shop, db, { ...options, openCarriers: carriers, orders })
  await markRoutes(shop)
  const codes = createCodeGuard({ db, attempts, now })
  await checkoutRoutes(shop, { db, work, codes, orders, now })
  await withdrawalRoutes(shop, { db, attempts, flushOutbox: work.flushOutbox, now })
  await returnRoutes(shop, { db, signer, attempts, flushOutbox: work.flushOutbox, now })
  const report = (err: unknown) => shop.log.error({ err }, 'the catalogue was not read again')
  const projection = await openGoods(shop, db, options.dataDir)
  const search = projection.upToDate(createSqliteSearch(projection.db, report))
  await searchRoutes(shop, { db, search })
  const facets = projection.upToDate(createMemoryFacets(projection.db, facts, report, db))
  warnOnListen(shop)
  shop.addHook('onListen', () => void facets.warmUp().catch(report))
  await shopPages(shop, {
    db,
    shop: options,
    now,
    attempts,
    orders,
    codes,
    search,
    facets,
    carriers,
    work,
    flushCounts: tally.flush,
  })
}

/** Opens what the search and the facets read. A copy follows the changes of other nodes without any request, too. */
async function openGoods(shop: FastifyInstance, db: Db, dataDir?: string): Promise<Projection> {
  const projection = await openProjection(db, dataDir)
  const { follower } = projection
  let job: BackgroundJob | undefined
  if (follower) {
    shop.decorate('goodsLagMs', follower.lagMs)
    shop.addHook('onListen', async () => {
      job = startBackgroundJob(follower.catchUp, { pauseMs: FOLLOW_PAUSE_MS, log: shop.log })
    })
  }
  shop.addHook('preClose', async () => job?.stop())
  shop.addHook('onClose', () => projection.close())
  return projection
}

interface PaymentParts {
  readonly orders: OrderLimiter
  readonly openCarriers: () => NonNullable<OpenedOptions['carriers']>
}

/** Adds routes and background jobs of payments and mail; returns what the checkout needs of them. */
async function registerPayments(
  shop: FastifyInstance,
  db: Db,
  { mail, facts, now = Date.now, openCarriers, orders }: OpenedOptions & PaymentParts,
): Promise<CheckoutPayments> {
  const { payments } = shop
  const shopUrl = () => payments.origins().shop
  const mails = mail
    ? mailJobs(mail, { db, shop: facts, signer: payments.signer, shopUrl, now })
    : {}
  const flushOutbox = startBackgroundJobs(shop, payments, mails)
  const work = createCheckoutPayments(payments, flushOutbox, openCarriers)
  await paymentRoutes(shop, { payments, work, orders })
  await shop.register(providerRoutes, { payments, flushOutbox })
  return work
}

/** Faults that the operator must know about, although visitors can still browse. */
function warningsOf({ payments, nodeWarnings = [] }: FastifyInstance): string[] {
  return [...paymentWarnings(payments), ...nodeWarnings]
}

function paymentWarnings(payments: FastifyInstance['payments']): string[] {
  const { providers, takesTransfers, shop, sandbox } = payments
  const open = { providers: [...providers.keys()], takesTransfers }
  const { idle, canBePaid } = idleWays(shop, open)
  if (!canBePaid) return ['There is no way to pay: no provider has keys, and the shop no account.']
  if (idle.length === 0 || sandbox.payments) return []
  return [`Nobody is offered ${idle.join(', ')}: shop.json names what no provider has keys for.`]
}

function warnOnListen(shop: FastifyInstance): void {
  shop.addHook('onListen', async () => {
    await shop.payments.sandbox.refresh()
    for (const it of warningsOf(shop)) shop.log.warn(it)
  })
}

/** Allows pages with payment widgets to frame the widgets' origin, and their forms to lead to providers. */
function registerWidgets(shop: FastifyInstance): void {
  const { payments } = shop
  shop.addHook('onRoute', (route) => {
    if (!route.config?.access?.widgets) return
    route.onRequest = (_request, reply, done) => {
      reply.frameOrigin = payments.origins().widgets
      const providers = [...payments.providers.values()]
      reply.formOrigins = providers.flatMap((it) => it.payOrigins ?? []).join(' ')
      done()
    }
  })
}

/** Serves the calls as an OpenAPI document, which is read at the first request. */
async function openApiRoutes(shop: FastifyInstance): Promise<void> {
  let read: Promise<{ readonly text: string; readonly etag: string }> | undefined

  shop.get('/api/openapi.json', async (request, reply) => {
    read ??= readDocument()
    const { text, etag } = await read
    reply.header('etag', etag)
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

async function readDocument() {
  const { default: document } = await import('../../types/openapi.json')
  const text = JSON.stringify(document)
  return { text, etag: entityTag(text) }
}
