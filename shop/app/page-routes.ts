import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { MAX_QUERY_LENGTH } from '../../src/model/limits.ts'
import { BUY_PATH } from '../buy-links/buy-address.ts'
import { loadBuyPage } from '../buy-links/buy-page.tsx'
import { canonicalAddress } from '../buy-links/resolve-lines.ts'
import { leadBackFrom } from '../cart/hand-off/return-code.ts'
import { cartPage } from '../cart/view/cart-page.tsx'
import { showCart } from '../cart/view/view-cart.ts'
import { loadFormer, loadSuggested } from '../catalogue/product/load-former.ts'
import { loadProduct, type ProductRequest } from '../catalogue/product/load-product.ts'
import { loadReviewsPage } from '../catalogue/reviews/reviews-page.tsx'
import type { CatalogueSite } from '../catalogue/site.ts'
import { type ConsentOptions, consentRoutes } from '../consents/consent-routes.ts'
import { INFO_PAGES, type InfoPage, infoPage } from '../content/article-pages.tsx'
import { loadHome } from '../content/load-home.ts'
import { vatRoutes } from '../layout/vat-routes.ts'
import { currentAddress } from '../listing/current-address.ts'
import {
  type ListingSources,
  loadCampaigns,
  loadCategory,
  loadSearch,
} from '../listing/load-faceted.ts'
import { NewsletterForm } from '../newsletter/newsletter-pages.tsx'
import { CART_PATH, PRODUCT_PATH, REVIEWS_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { readCookieCheck } from '../platform/http/cookie-check.ts'
import { hasOwnCookie } from '../platform/http/session-cookie.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import {
  cachePage,
  type PageRequest,
  type Presenter,
  readPage,
  readSharedPage,
  type SharedPageOptions,
  sendCachedPage,
  sendPage,
} from '../platform/pages/present.ts'
import { type PublishOptions, sendPublicPage } from '../platform/pages/send-public-page.ts'
import { ShopError } from '../platform/shop-error.ts'
import { companyBuyer, loadBusinessHome } from './business-home.tsx'
import { demoPageRoutes } from './demo-page-routes.tsx'

export interface PageRouteOptions extends ListingSources, Presenter<CatalogueSite>, PublishOptions {
  readonly db: Db
  readonly isSecure: boolean
  readonly onAnswer: ConsentOptions['onAnswer']
  readonly endsAt: SharedPageOptions['endsAt']
  readonly cache: SharedPageOptions['cache']
  /** The price and arrival of a product's delivery. */
  readonly deliver: ProductRequest['deliver']
  /** The delivery methods that are available now. */
  readonly openWays: () => readonly string[]
}

/** Draws the content of one page; undefined if the address has none. */
type Draw = (
  pageRequest: PageRequest<CatalogueSite>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<PageContent | undefined>

interface Address {
  readonly slug?: string
}

export function suggestFrom(
  db: PageRouteOptions['db'],
): NonNullable<Presenter<CatalogueSite>['suggest']> {
  return (page, site) => loadSuggested(db, page, site)
}

/** Every page of the shop, in each storefront and language. */
export async function pageRoutes(shop: FastifyInstance, options: PageRouteOptions): Promise<void> {
  await vatRoutes(shop, options)
  await consentRoutes(shop, options)
  await demoPageRoutes(shop, options)
  for (const [path, draw] of Object.entries(ownPages(options))) {
    shop.get(path, (request, reply) => answer(options, draw, request, reply))
  }
  for (const [path, draw] of Object.entries(sharedPages(options))) {
    const own = path === '/' ? businessHome(options) : undefined
    shop.get(path, (request, reply) =>
      own && companyBuyer(request.visitor)
        ? answer(options, own, request, reply)
        : answerShared(options, draw, request, reply),
    )
  }
}

async function answer(
  options: PageRouteOptions,
  draw: Draw,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pageRequest = await readPage(options, request, reply)
  return answerAs(options, draw, { request, reply, pageRequest })
}

interface PageAnswer {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly pageRequest: PageRequest<CatalogueSite>
}

async function answerAs(
  options: PageRouteOptions,
  draw: Draw,
  { request, reply, pageRequest }: PageAnswer,
): Promise<FastifyReply> {
  const content = await draw(pageRequest, request, reply)
  return content
    ? sendPage(reply, pageRequest, content)
    : answerGone(options, pageRequest, request, reply)
}

/** Responds for a missing page; with 410 for a discontinued product, so that search engines drop it. */
async function answerGone(
  { db }: PageRouteOptions,
  pageRequest: PageRequest<CatalogueSite>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isProduct = pageRequest.page.path.startsWith('/p/')
  const former =
    isProduct && (await loadFormer(db, pageRequest.page, pageRequest.site, slugOf(request)))
  if (!former) throw new ShopError(404, 'request.notfound')
  return sendPage(reply.status(410), pageRequest, former)
}

/** Sends a shared page; with the errors of a form, a personal one. */
async function answerShared(
  options: PageRouteOptions,
  draw: Draw,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pageRequest = await readSharedPage(options, request, reply)
  const address = await currentAddress(options.facets, pageRequest.page)
  if (address) return reply.redirect(address, 302)
  const kept = await canonicalAddress(options.db, pageRequest.page)
  if (kept) return reply.redirect(kept, 308)
  if (pageRequest.flash?.errors?.length)
    return answerAs(options, draw, { request, reply, pageRequest })
  const drawn = await cachePage(
    { ...options, draw: (page) => draw({ ...pageRequest, page }, request, reply) },
    pageRequest,
  )
  if (!drawn) return answerGone(options, pageRequest, request, reply)
  return isPublic(request)
    ? sendPublicPage(request, reply, drawn, options)
    : sendCachedPage(reply, drawn, pageRequest)
}

/**
 * Whether an answer is equal for everybody: the browser has no cookie of the shop, and the address is no
 * cookie check. Pages of the professional storefront are never public, with or without prices.
 */
function isPublic({ visitor, headers, url }: FastifyRequest): boolean {
  return visitor.storefront === 'sport' && !hasOwnCookie(headers) && !readCookieCheck(url).isCheck
}

function businessHome({ db, now }: PageRouteOptions): Draw {
  return (pageRequest, request) => loadBusinessHome(db, pageRequest, request, now())
}

/** Pages that differ from visitor to visitor. */
function ownPages({ db, now }: PageRouteOptions): Record<string, Draw> {
  return {
    [CART_PATH]: async ({ page, site, flash }, request, reply) => {
      const { visitor } = request
      const [cart, before] = await Promise.all([
        showCart(db, visitor, now),
        leadBackFrom(db, visitor, reply),
      ])
      const isEmpty = cart.orderRows.length === 0
      const suggested = isEmpty && (await loadSuggested(db, page, site))
      return cartPage(page, cart, { suggested, before, changed: flash?.values?.row })
    },
  }
}

function sharedPages({
  db,
  search,
  facets,
  cards,
  deliver,
  openWays,
}: PageRouteOptions): Record<string, Draw> {
  const info = Object.keys(INFO_PAGES) as InfoPage[]
  const sources = { search, facets, cards }
  return {
    '/': ({ page, site }) =>
      loadHome(db, page, site, { newsletter: createElement(NewsletterForm, { page }) }),
    '/c/:slug': ({ page, site }, request) => loadCategory(sources, page, site, slugOf(request)),
    [PRODUCT_PATH]: ({ page, site, flash }, request) =>
      loadProduct(db, page, site, {
        slug: slugOf(request),
        colourId: textOf(request, 'colour') || undefined,
        returned: flash?.boxes,
        flash,
        deliver,
      }),
    [REVIEWS_PATH]: ({ page }, request) =>
      loadReviewsPage(db, page, { slug: slugOf(request), after: textOf(request, 'after') }),
    '/search': ({ page, site }) => loadSearch(sources, page, site),
    '/campaigns': ({ page, site }) => loadCampaigns(sources, page, site),
    [BUY_PATH]: ({ page, site, flash }, { visitor }) =>
      loadBuyPage(db, page, site, flash?.errors?.length ? visitor : undefined),
    ...Object.fromEntries(
      info.map((name): [string, Draw] => [
        `/${name}`,
        async ({ page }) => infoPage(page, name, openWays()),
      ]),
    ),
  }
}

function slugOf({ params }: FastifyRequest): string {
  return ((params as Address).slug ?? '').toLowerCase()
}

/** The first value of a parameter, trimmed and no longer than a search may be. */
function textOf({ query }: FastifyRequest, name: string): string {
  const value = (query as Record<string, unknown>)[name]
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first.trim().slice(0, MAX_QUERY_LENGTH) : ''
}
