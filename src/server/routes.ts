import type { FastifyInstance } from 'fastify'
import { createLoginGuard, type LoginGuard } from './actions/log-in.ts'
import { guardCarrier } from './carriers/guard-carrier.ts'
import { createSandboxCarrier } from './carriers/sandbox-carrier.ts'
import type { Db } from './db/schema.ts'
import { createMemoryFacets } from './facets/memory-facets.ts'
import { createSqliteSearch } from './ports/search/sqlite-search.ts'
import { cartRoutes } from './routes/cart-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { newsletterRoutes } from './routes/newsletter-routes.ts'
import { quickBuyRoutes } from './routes/quick-buy-routes.ts'
import { searchRoutes } from './routes/search-routes.ts'
import { shopPages } from './routes/shop-pages.ts'
import { tokenRoutes } from './routes/token-routes.ts'
import { transportRoutes } from './routes/transport-routes.ts'
import { userRoutes } from './routes/user-routes.ts'
import type { ShopOptions } from './shop.ts'

/** What every subject's routes are given. */
export interface RouteOptions {
  readonly db: Db
  readonly shop: ShopOptions
  readonly loginGuard: LoginGuard
  readonly now: () => number
}

/** All routes of the shop, one plugin a subject. Each route has a line in the access table. */
export async function addRoutes(
  shop: FastifyInstance,
  db: Db,
  options: ShopOptions,
): Promise<void> {
  const { now = Date.now } = options
  const given: RouteOptions = { db, shop: options, loginGuard: createLoginGuard(now), now }
  await shop.register(healthRoutes, given)
  await shop.register(tokenRoutes, given)
  await shop.register(userRoutes, given)
  await shop.register(cartRoutes, given)
  await shop.register(quickBuyRoutes, given)
  const { carriers: givenCarriers = [createSandboxCarrier()] } = options
  const carriers = givenCarriers.map((it) => guardCarrier(it, { now }))
  await shop.register(newsletterRoutes, { db, now })
  await shop.register(transportRoutes, { db, carriers, now })
  const search = createSqliteSearch(db)
  await shop.register(searchRoutes, { db, search })
  const facets = createMemoryFacets(db)
  shop.addHook('onListen', () => {
    facets.warmUp().catch((error: unknown) => shop.log.error(error))
  })
  await shopPages(shop, { ...given, search, facets })
}
