import type { FastifyInstance } from 'fastify'
import { createLinkDesk } from '../account/link-desk.ts'
import { createLoginGuard } from '../account/log-in.ts'
import { passwordRoutes } from '../account/password-routes.ts'
import { userRoutes } from '../account/user-routes.ts'
import { quickBuyRoutes } from '../catalogue/product/quick-buy-routes.ts'
import { guardCarrier } from '../delivery/guard-carrier.ts'
import { createSandboxCarrier } from '../delivery/sandbox-carrier.ts'
import { createMemoryFacets } from '../facets/memory-facets.ts'
import { createNewsletterRequests } from '../newsletter/newsletter-requests.ts'
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts'
import { checkoutWork } from '../payments/checkout-work.ts'
import { paymentRoutes } from '../payments/payment-routes.ts'
import { providerRoutes } from '../payments/provider-routes.ts'
import type { Db } from '../platform/db/schema.ts'
import { healthRoutes } from '../platform/http/health-routes.ts'
import { tokenRoutes } from '../platform/http/token-routes.ts'
import { readSecret } from '../platform/secret-queries.ts'
import { cartRoutes } from '../sales/cart/cart-routes.ts'
import { checkoutRoutes } from '../sales/checkout/checkout-routes.ts'
import type { CheckoutWork } from '../sales/checkout/checkout-work.ts'
import { leaveHeld } from '../sales/checkout/leave-held.ts'
import { newsletterOptinRoutes } from '../sales/checkout/newsletter-optin-routes.ts'
import { transportRoutes } from '../sales/checkout/transport-routes.ts'
import { searchRoutes } from '../search/search-routes.ts'
import { createSqliteSearch } from '../search/sqlite-search.ts'
import { createWithdrawalGuard } from '../withdrawals/withdrawal-guard.ts'
import { withdrawalRoutes } from '../withdrawals/withdrawal-routes.ts'
import { mailWork } from './mail-work.ts'
import { workRegularly } from './regular-payments.ts'
import type { ShopOptions } from './shop-options.ts'
import { shopPages } from './shop-pages.ts'

/** All routes of the shop, one plugin a subject. Each route has a line in the access table. */
export async function addRoutes(
  shop: FastifyInstance,
  db: Db,
  options: ShopOptions,
): Promise<void> {
  const { now = Date.now } = options
  const loginGuard = createLoginGuard(now)
  await shop.register(healthRoutes, { db })
  await shop.register(tokenRoutes)
  await shop.register(userRoutes, { db, loginGuard, now })
  await shop.register(cartRoutes, { db, now, releaseHeld: leaveHeld })
  await shop.register(quickBuyRoutes, { db })
  const { carriers: givenCarriers = [createSandboxCarrier()] } = options
  const carriers = givenCarriers.map((it) => guardCarrier(it, { now }))
  const requests = await createNewsletterRequests(db, now)
  await shop.register(newsletterRoutes, { requests })
  await shop.register(newsletterOptinRoutes, { db, requests })
  await shop.register(transportRoutes, { db, carriers, now })
  showWidgets(shop)
  const work = await takePayments(shop, db, options)
  await shop.register(checkoutRoutes, { db, work, now })
  const withdrawals = createWithdrawalGuard(now)
  await shop.register(withdrawalRoutes, { db, withdrawals, hurry: work.hurry, now })
  const links = createLinkDesk({ db, now, hurry: work.hurry })
  await shop.register(passwordRoutes, { links })
  const report = (err: unknown) => shop.log.error({ err }, 'the catalogue was not read anew')
  const search = createSqliteSearch(db, report)
  await shop.register(searchRoutes, { db, search })
  const facets = createMemoryFacets(db, report)
  shop.addHook('onListen', () => {
    facets.warmUp().catch(report)
  })
  await shopPages(shop, {
    db,
    shop: options,
    now,
    loginGuard,
    search,
    facets,
    carriers,
    work,
    withdrawals,
    links,
  })
}

/** Routes and regular work of payments and mail; answers what the checkout needs of them. */
async function takePayments(
  shop: FastifyInstance,
  db: Db,
  { mail, now = Date.now }: ShopOptions,
): Promise<CheckoutWork> {
  const { payments } = shop.payments
  const shopUrl = () => payments.origins().shop
  const mails = mail ? mailWork(mail, { db, secret: await readSecret(db), shopUrl, now }) : {}
  const hurry = workRegularly(shop, shop.payments, mails)
  const work = checkoutWork(payments, hurry)
  await shop.register(paymentRoutes, { payments, work })
  await shop.register(providerRoutes, { payments, hurry })
  return work
}

/** The checkout, and no other page, shows the widgets' origin in a frame, and leads to providers. */
function showWidgets(shop: FastifyInstance): void {
  const { payments } = shop.payments
  const leads = [...payments.providers.values()].flatMap((it) => it.payOrigins ?? []).join(' ')
  shop.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (!url.endsWith('/checkout')) return
    reply.frameOrigin = payments.origins().widgets
    reply.formOrigins = leads
  })
}
