import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { type Html, markupOf } from '../html/html.ts'
import { accepts } from '../http/accept-encoding.ts'
import { readCookieCheck } from '../http/cookie-check.ts'
import { hasOwnCookie } from '../http/session-cookie.ts'
import { textFor, type Visitor } from '../http/visitor.ts'
import { drawPage } from './draw-page.ts'
import { FLASH_COOKIE, type Flash, readFlash } from './flash.ts'
import { fillInGzip, gzipTemplate } from './gzip-template.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { PageContent } from './page-content.ts'
import { type CartSummary, type PageContext, type PageViewer, pageViewer } from './page-context.ts'
import { BLANK_PARTS, fillIn, type PersonalParts, type PersonalValues } from './page-template.ts'
import type { Site, SiteOf } from './site.ts'

/** What stands around the content of every page. */
export interface Layout {
  /** The whole page. */
  readonly document: (
    page: PageContext,
    site: Site,
    content: PageContent,
    personal: PersonalParts,
  ) => Html
  /** What it shows of its visitor, and of what their form did. */
  readonly personalParts: (page: PageContext, flash?: Flash) => PersonalParts
  /** What a page knows from cookies that browser and server both write. */
  readonly readCookies: (
    request: Pick<FastifyRequest, 'cookies'>,
  ) => Pick<PageContext, 'quotations' | 'favourites' | 'recentlyViewedMode'>
}

export interface Presenter {
  readonly layout: Layout
  readonly siteOf: SiteOf
  /** What the header shows of the visitor's cart. */
  readonly cartSummaryOf: (visitor: Visitor) => Promise<CartSummary>
  /** Products for a page that has none of its own. */
  readonly suggest?: (page: PageContext, site: Site) => Promise<ReactNode>
}

/** What a page is made from: for whom, of which site, after which form. */
export interface PageRequest {
  readonly layout: Layout
  readonly page: PageContext
  readonly site: Site
  readonly flash: Flash | undefined
}

const HTML_TYPE = 'text/html; charset=utf-8'
const PREFIX = /^(\/en(?=\/|\?|$))?(\/pro(?=\/|\?|$))?/i

/** A page of one visitor, with a token for its forms; opens the session that the token is good for. */
export function readPage(
  presenter: Presenter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest> {
  return describePage(presenter, request, reply.verificationToken())
}

/**
 * A page that is the same for everybody without a session: nothing is kept in their browser for it, and
 * its forms carry no token.
 */
export function readSharedPage(
  presenter: Presenter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest> {
  const { session } = request.visitor
  return describePage(presenter, request, session ? reply.verificationToken() : '')
}

async function describePage(
  { layout, siteOf, cartSummaryOf }: Presenter,
  request: FastifyRequest,
  token: string,
): Promise<PageRequest> {
  const { visitor } = request
  const { language, storefront, shop } = visitor
  const site = await siteOf(language, storefront)
  const { url, isAfterForm } = readCookieCheck(request.url)
  const t = textFor(visitor)
  const page: PageContext = {
    language,
    storefront,
    shop,
    t,
    path: pathOf(url),
    token,
    viewer: describe(visitor),
    ...(visitor.customer && { email: visitor.customer.email }),
    cart: await cartSummaryOf(visitor),
    ...layout.readCookies(request),
    hasNews: Date.now() < site.newsUntil,
  }
  const isBlocked = isAfterForm && !hasOwnCookie(request.headers)
  const flash: Flash | undefined = isBlocked
    ? { key: 'refused', errors: [t('error.cookies')] }
    : readFlash(request.cookies[FLASH_COOKIE])
  return { layout, page, site, flash }
}

export function sendPage(
  reply: FastifyReply,
  { layout, page, site, flash }: PageRequest,
  content: PageContent,
): FastifyReply {
  const personal = layout.personalParts(page, shownOnce(reply, flash))
  const whole = layout.document(page, site, content, personal)
  return reply.type(HTML_TYPE).send(markupOf(whole))
}

/** What a page is kept by that is the same for all who see the same prices. */
export interface Sharing {
  readonly cache: PageCache
  /** When something ends that pages of the site say. */
  readonly endsAt: (site: Site) => Promise<number>
  readonly draw: (page: PageContext) => Promise<PageContent | undefined>
}

/** Such a page; undefined where there is nothing to send. */
export function cachePage(
  { cache, endsAt, draw }: Sharing,
  { layout, page, site }: PageRequest,
): Promise<CachedPage | undefined> {
  return cache.read(page, site.catalogueVersion, {
    endsAt: () => endsAt(site),
    draw: async (shared) => {
      const content = await draw(shared)
      const markup = content && markupOf(layout.document(shared, site, content, BLANK_PARTS))
      if (markup === undefined) return undefined
      return { markup, values: valuesOf(layout, forNobody(shared)) }
    },
  })
}

/** Sends a page that is kept, with what is a visitor's own in it. */
export function sendCachedPage(
  reply: FastifyReply,
  kept: CachedPage,
  { layout, page, flash }: PageRequest,
): FastifyReply {
  const values = valuesOf(layout, page, shownOnce(reply, flash))
  reply.type(HTML_TYPE).header('vary', 'Accept-Encoding')
  if (!accepts(reply.request.headers['accept-encoding'], 'gzip')) {
    return reply.send(fillIn(kept.template, values))
  }
  kept.forEach ??= gzipTemplate(kept.template)
  return reply.header('content-encoding', 'gzip').send(fillInGzip(kept.forEach, values))
}

function valuesOf(layout: Layout, page: PageContext, flash?: Flash): PersonalValues {
  const { account, cart, notice } = layout.personalParts(page, flash)
  const drawn = (part: ReactNode) => markupOf(drawPage(page, part))
  const { token, email = '', recentlyViewedMode = '' } = page
  const parts = { account: drawn(account), cart: drawn(cart), notice: notice ? drawn(notice) : '' }
  return { token, email, recentlyViewedMode, ...parts }
}

/** The page of who has no session. */
function forNobody(page: PageContext): PageContext {
  const viewer = { isAuthenticated: false, isBusiness: false, mark: '' }
  return { ...page, token: '', email: '', recentlyViewedMode: 'consent', viewer }
}

/** What a form did is shown once. */
function shownOnce(reply: FastifyReply, flash: Flash | undefined): Flash | undefined {
  if (flash) reply.clearCookie(FLASH_COOKIE, { path: '/' })
  return flash
}

/** An address without its prefixes: `/en/pro/cart?x=1` is `/cart?x=1`. */
export function pathOf(url: string): string {
  const path = url.replace(PREFIX, '')
  return path.startsWith('/') ? path : `/${path}`
}

function markOf(customerId: string): string {
  return createHash('sha256').update(`visitor ${customerId}`).digest('base64url').slice(0, 16)
}

function describe(visitor: Visitor): PageViewer {
  const { customer, company } = visitor
  return {
    ...pageViewer(visitor),
    mark: customer ? markOf(customer.id) : '',
    ...(customer && { name: `${customer.firstName} ${customer.lastName}` }),
    ...(company && { company: company.name }),
  }
}
