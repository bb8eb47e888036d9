import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { accountRoutes } from '../account/account-routes.ts'
import { recoverAccountForm } from '../account/pages/recover-account-form.tsx'
import { approvalPages, approvalRoutes } from '../approvals/approval-routes.ts'
import { buyLinkRoutes } from '../buy-links/buy-link-routes.ts'
import { cartFormRoutes } from '../cart/cart-form-routes.ts'
import { handOffRoutes } from '../cart/hand-off/hand-off-routes.ts'
import { createCardCache } from '../catalogue/cards/card-cache.ts'
import { pictureRoutes } from '../catalogue/picture-routes.ts'
import {
  clearWithoutConsent,
  visitorListRoutes,
} from '../catalogue/visitor-lists/visitor-list-routes.ts'
import type { CodeGuard } from '../checkout/change/guard-code.ts'
import { releaseHeldOrder } from '../checkout/current/cancel-order.ts'
import { checkoutPageRoutes } from '../checkout/page/checkout-page-routes.ts'
import { marksOf } from '../checkout/payment/payment-marks.ts'
import { paymentMethodsFor } from '../checkout/payment/payment-methods.ts'
import type { OrderLimiter } from '../checkout/placing/order-limits.ts'
import type { CheckoutPayments } from '../checkout/quote/checkout-types.ts'
import { siteFileRoutes } from '../content/site-file-routes.ts'
import type { Carrier } from '../delivery/carrier.ts'
import { openWays } from '../delivery/delivery-prices.ts'
import { productDelivery } from '../delivery/product-delivery.ts'
import { demoCustomers } from '../demo/demo-customers.ts'
import { isDemoShop } from '../demo/demo-queries.ts'
import { demoDrawings } from '../demo/drawings/draw-article.ts'
import type { FacetPort } from '../facets/facets-port.ts'
import { presentErrors } from '../layout/error-response.ts'
import { createLayout } from '../layout/layout.ts'
import { productFilterRoutes } from '../listing/product-filter-routes.ts'
import { productsRoutes } from '../listing/products-routes.ts'
import { secretKeys } from '../login/secret-keys.ts'
import { newsletterPageRoutes } from '../newsletter/newsletter-routes.ts'
import { restockRoutes } from '../newsletter/restock/restock-routes.tsx'
import { orderRoutes } from '../orders/order-routes.ts'
import type { Payments } from '../payments/port/payments.ts'
import { connectionsOf } from '../platform/db/dialect/sql-dialect.ts'
import { sessionCookies } from '../platform/http/session-cookie.ts'
import type { Sources } from '../platform/http/sources.ts'
import { verificationTokens } from '../platform/http/verification-token.ts'
import { createPageCache } from '../platform/pages/page-cache.ts'
import { readAssets } from '../platform/pages/site.ts'
import { orderListPages, quickOrder } from '../quick-order/quick-order.ts'
import { offerEnds } from '../quotations/offer-approval.ts'
import { quotationPageRoutes } from '../quotations/quotation-page-routes.ts'
import { returnPageRoutes } from '../returns/return-page-routes.tsx'
import { reviewRoutes } from '../reviews/review-routes.tsx'
import type { SearchPort } from '../search/search-port.ts'
import type { StaffOptions } from '../staff/page/staff-context.ts'
import { staffRoutes } from '../staff/staff-routes.tsx'
import { withdrawPageRoutes } from '../withdrawals/withdraw-page-routes.ts'
import { accountPages } from './account-pages.ts'
import { demoDoorRoutes } from './demo-door-routes.ts'
import { createSites } from './load-site.ts'
import { receiptParts } from './order-parts.ts'
import { pageEnds } from './page-ends.ts'
import { type PageRouteOptions, pageRoutes, suggestFrom } from './page-routes.ts'
import type { OpenedOptions } from './shop-options.ts'

export interface ShopPagesOptions extends Pick<Sources, 'db' | 'now' | 'attempts'> {
  readonly shop: OpenedOptions
  readonly orders: OrderLimiter
  readonly codes: CodeGuard
  readonly search: SearchPort
  readonly facets: FacetPort
  readonly carriers: () => readonly Carrier[]
  readonly work: CheckoutPayments
  readonly flushCounts: () => Promise<void>
}

/** Adds everything that people see without calls of elements: pages, forms, pictures and errors. */
export async function shopPages(shop: FastifyInstance, options: ShopPagesOptions): Promise<void> {
  const { db, search, carriers, work, attempts, orders, codes, now, flushCounts } = options
  const { flushOutbox } = work
  const { baseUrl, folders, facts } = options.shop
  const assets = folders?.ui === undefined ? undefined : await readAssets(folders.ui)
  const siteOf = createSites(db, {
    baseUrl: baseUrl ?? '',
    assets,
    isDemo: () => isDemoShop(db),
    hasDoors: options.shop.demoMailbox !== undefined,
    readMore: openWaysToPay(shop.payments),
    now,
  })
  const presenter = { layout: createLayout(db, now), siteOf }
  const given = { ...presenter, db, now, isSecure: baseUrl?.startsWith('https:') ?? false }
  const { signer, takesTransfers } = shop.payments
  const keyed = { ...given, baseUrl, signer, attempts, flushOutbox }
  presentErrors(shop, { ...presenter, suggest: suggestFrom(db) })
  await pictureRoutes(shop, { db, drawings: demoDrawings })
  await siteFileRoutes(shop, { db, facts, baseUrl })
  await keptPages(shop, { ...given, ...publicPages(options) })
  await accountRoutes(shop, {
    ...keyed,
    keys: secretKeys(signer, options.shop.staffKeys),
    demoCustomers: () => demoCustomers(db),
    pages: { ...accountPages(given), ...orderListPages(db), ...approvalPages(given) },
  })
  await demoDoorRoutes(shop, { ...given, mailbox: options.shop.demoMailbox })
  await newsletterPageRoutes(shop, keyed)
  await restockRoutes(shop, keyed)
  await visitorListRoutes(shop, { ...given, suggest: suggestFrom(db) })
  await cartFormRoutes(shop, { ...given, releaseHeld: releaseHeldOrder })
  await handOffRoutes(shop, { ...given, signer })
  await buyLinkRoutes(shop, { ...given, work, codes, releaseHeld: releaseHeldOrder })
  await checkoutPageRoutes(shop, { ...given, baseUrl, carriers, work, codes, orders })
  await orderRoutes(shop, {
    ...given,
    attempts,
    flushOutbox,
    releaseHeld: releaseHeldOrder,
    ...receiptParts(db, now),
  })
  await withdrawPageRoutes(shop, { ...given, attempts, flushOutbox })
  await returnPageRoutes(shop, keyed)
  await reviewRoutes(shop, keyed)
  await quotationPageRoutes(shop, { ...keyed, takesTransfers })
  await quickOrder(shop, { ...keyed, search, releaseHeld: releaseHeldOrder })
  await approvalRoutes(shop, {
    ...given,
    flushOutbox,
    ends: offerEnds,
    recoverOwnForm: (form) => recoverAccountForm(keyed, form),
  })
  const staffed = { db, attempts, now, assets, flushOutbox, flushCounts }
  await openStaffArea(shop, { ...staffed, shop: options.shop })
}

/** Adds the routes with shared caches: pages, and lists for facets. */
async function keptPages(shop: FastifyInstance, options: PageRouteOptions): Promise<void> {
  await pageRoutes(shop, options)
  await productFilterRoutes(shop, options)
  await productsRoutes(shop, options)
}

/** Where other nodes sell as well, a page with its cards shows stock that is at most two seconds old. */
const SHARED_AGES = { cards: 500, pages: 1500 }

/** Sources and caching of public pages. */
function publicPages({ db, search, facets, carriers, now, shop }: ShopPagesOptions) {
  const { baseUrl, facts, maxPageBytes } = shop
  const deliver = productDelivery({ carriers, now })
  const endsAt = pageEnds({ db, facts, now })
  const onAnswer = clearWithoutConsent(db)
  const ages = connectionsOf(db) && SHARED_AGES
  return {
    search,
    facets,
    cards: createCardCache(db, now, ages?.cards),
    deliver,
    openWays: () => openWays(facts, carriers()),
    endsAt,
    cache: createPageCache({ now, maxBytes: maxPageBytes, maxAgeMs: ages?.pages }),
    onAnswer,
    hasAddress: baseUrl !== undefined,
  }
}

interface StaffAreaOptions
  extends Pick<StaffOptions, 'db' | 'attempts' | 'now' | 'assets' | 'flushOutbox' | 'flushCounts'> {
  readonly shop: OpenedOptions
}

/** Adds the staff area, with cookies of its own. */
async function openStaffArea(
  shop: FastifyInstance,
  {
    shop: { baseUrl, staffWait, facts, pictureOrigins = [], staffKeys },
    ...given
  }: StaffAreaOptions,
): Promise<void> {
  const { signer } = shop.payments
  const isSecure = baseUrl?.startsWith('https:') ?? false
  await shop.register(staffRoutes, {
    ...given,
    shop: facts,
    pictureOrigins: [...pictureOrigins, ...(facts.origins.pictures ?? [])],
    signer,
    keys: secretKeys(signer, staffKeys),
    cookies: sessionCookies(signer, isSecure, 'staff'),
    tokens: verificationTokens(signer, given.now),
    isSecure,
    baseUrl,
    wait: staffWait ?? pause,
  })
}

/** The available payment methods of a storefront, for the footer. */
function openWaysToPay(payments: Payments) {
  const { shop, sandbox, takesTransfers } = payments
  return async (language: Language, storefront: Storefront) => {
    await sandbox.refresh()
    const isBusiness = storefront === 'professional'
    const methods = paymentMethodsFor({
      isBusiness,
      mayInvoice: isBusiness,
      country: shop.company.country,
      providers: [...payments.providers.keys()],
      takesTransfers,
      shop,
      language,
    })
    return { waysToPay: marksOf(methods) }
  }
}
