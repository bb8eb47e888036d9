import type { FastifyInstance } from 'fastify'
import type { LinkDesk } from '../account/link-desk.ts'
import type { CheckoutWork } from '../sales/checkout/checkout-work.ts'
import type { WithdrawalGuard } from '../withdrawals/withdrawal-guard.ts'
import { presentErrors } from '../platform/pages/error-answer.ts'
import { createSites } from '../catalogue/load-site.ts'
import { readAssets } from '../platform/pages/site.ts'
import type { Carrier } from '../delivery/carrier.ts'
import type { FacetPort } from '../facets/facets-port.ts'
import type { SearchPort } from '../search/search-port.ts'
import type { RouteOptions } from './routes.ts'
import { checkoutPageRoutes } from '../sales/checkout/checkout-page-routes.ts'
import { fileRoutes } from '../catalogue/file-routes.ts'
import { formRoutes } from '../sales/cart/form-routes.ts'
import { newsletterPageRoutes } from '../newsletter/newsletter-page-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { passwordPageRoutes } from '../account/password-page-routes.ts'
import { productFilterRoutes } from '../listing/product-filter-routes.ts'
import { receiptAccountRoutes } from '../account/receipt-account-routes.ts'
import { withdrawPageRoutes } from '../withdrawals/withdraw-page-routes.ts'

export interface ShopPagesOptions extends RouteOptions {
  readonly search: SearchPort
  readonly facets: FacetPort
  readonly carriers: readonly Carrier[]
  readonly work: CheckoutWork
  readonly withdrawals: WithdrawalGuard
  readonly links: LinkDesk
}

/** All that people see without a call of the elements: pages, their forms, pictures, errors. */
export async function shopPages(
  shop: FastifyInstance,
  {
    db,
    search,
    facets,
    carriers,
    work,
    withdrawals,
    links,
    loginGuard,
    now,
    shop: { baseUrl, folders },
  }: ShopPagesOptions,
): Promise<void> {
  const assets = folders?.ui === undefined ? undefined : await readAssets(folders.ui)
  if (assets) shop.inlineScripts.push(assets.importMap.source)
  const siteOf = createSites(db, { baseUrl: baseUrl ?? '', assets })
  const isSecure = baseUrl?.startsWith('https:') ?? false
  presentErrors(shop, { db, siteOf })
  await shop.register(fileRoutes, { db, baseUrl })
  await shop.register(pageRoutes, { db, search, facets, siteOf })
  await shop.register(newsletterPageRoutes, { db, siteOf, now })
  await shop.register(passwordPageRoutes, { db, siteOf, links, isSecure })
  await shop.register(receiptAccountRoutes, { db, now, isSecure, hurry: work.hurry })
  await shop.register(productFilterRoutes, { db, search, facets, siteOf })
  await shop.register(formRoutes, { db, siteOf, loginGuard, isSecure })
  await shop.register(checkoutPageRoutes, { db, siteOf, isSecure, carriers, work, now })
  await shop.register(withdrawPageRoutes, { db, siteOf, withdrawals, hurry: work.hurry, now })
}
