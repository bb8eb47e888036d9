import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { type Html, markupOf } from '../html/html.ts'
import { accepts } from '../http/accept-encoding.ts'
import { readCookieCheck } from '../http/cookie-check.ts'
import { readDemoLine } from '../http/demo-line.ts'
import { hasOwnCookie } from '../http/session-cookie.ts'
import { textFor, type Visitor } from '../http/visitor.ts'
import { drawPage } from './draw-page.ts'
import { FLASH_COOKIE, type Flash, readFlash } from './flash.ts'
import { fillInGzip, gzipTemplate } from './gzip-template.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { PageContent } from './page-content.ts'
import { type PageContext, type PageViewer, pageViewer } from './page-context.ts'
import { BLANK_PARTS, fillIn, type PersonalParts, type PersonalValues } from './page-template.ts'
import type { Site, SiteOf } from './site.ts'

/** The frame around the content of every page. */
export interface Layout<OwnSite extends Site = Site> {
  /** The whole page. */
  document(page: PageContext, site: OwnSite, content: PageContent, personal: PersonalParts): Html
  /** The personal parts for the sender of a request. */
  readonly readPersonal: (request: FastifyRequest) => Promise<Personal>
  /** The personal parts without a session. */
  readonly nobody: Personal
}

/** The personal parts of a page. */
export interface Personal
  extends Required<Pick<PageContext, 'consentWake'>>,
    Pick<PageViewer, 'toApprove'> {
  /** With the result of the viewer's form. */
  readonly draw: (page: PageContext, flash?: Flash) => PersonalParts
}

export interface Presenter<OwnSite extends Site = Site> {
  readonly layout: Layout<OwnSite>
  readonly siteOf: SiteOf<OwnSite>
  /** Suggested products for a page without any of its own. */
  suggest?(page: PageContext, site: OwnSite): Promise<ReactNode>
}

/** What a page is made from: viewer, site, and the result of a form. */
export interface PageRequest<OwnSite extends Site = Site> {
  readonly layout: Layout<OwnSite>
  readonly page: PageContext
  readonly site: OwnSite
  readonly personal: Personal
  readonly flash: Flash | undefined
}

const HTML_TYPE = 'text/html; charset=utf-8'
const PREFIX = /^(\/en(?=\/|\?|$))?(\/pro(?=\/|\?|$))?/i

/** Reads a personal page with a token for its forms; opens the session that the token belongs to. */
export function readPage<OwnSite extends Site>(
  presenter: Presenter<OwnSite>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest<OwnSite>> {
  return describePage(presenter, request, reply.verificationToken())
}

/**
 * Reads a page that is equal for everybody without a session: it sets no cookie for them, and its forms
 * carry no token.
 */
export function readSharedPage<OwnSite extends Site>(
  presenter: Presenter<OwnSite>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest<OwnSite>> {
  const { session } = request.visitor
  return describePage(presenter, request, session ? reply.verificationToken() : '')
}

async function describePage<OwnSite extends Site>(
  { layout, siteOf }: Presenter<OwnSite>,
  request: FastifyRequest,
  token: string,
): Promise<PageRequest<OwnSite>> {
  const { visitor } = request
  const { language, storefront, shop } = visitor
  const site = await siteOf(language, storefront)
  const { url, isAfterForm } = readCookieCheck(request.url)
  const t = textFor(visitor)
  const personal = await layout.readPersonal(request)
  const page: PageContext = {
    language,
    storefront,
    shop,
    t,
    path: pathOf(url),
    token,
    viewer: { ...describe(visitor), toApprove: personal.toApprove },
    ...(visitor.customer && { email: visitor.customer.email }),
    consentWake: personal.consentWake,
    hasNews: Date.now() < site.newsUntil,
    ...(site.isDemo && { demoLine: readDemoLine(request) }),
  }
  const isBlocked = isAfterForm && !hasOwnCookie(request.headers)
  const flash: Flash | undefined = isBlocked
    ? { key: 'refused', errors: [t('error.cookies')] }
    : readFlash(request.cookies[FLASH_COOKIE])
  return { layout, page, site, personal, flash }
}

export function sendPage(
  reply: FastifyReply,
  { layout, page, site, personal, flash }: PageRequest,
  content: PageContent,
): FastifyReply {
  const parts = personal.draw(page, takeFlash(reply, flash))
  const whole = layout.document(page, site, content, parts)
  return reply.type(HTML_TYPE).send(markupOf(whole))
}

/** How to cache a page that is equal for everybody who sees the same prices. */
export interface SharedPageOptions {
  readonly cache: PageCache
  /** When the first thing on the site's pages expires. */
  readonly endsAt: (site: Site) => Promise<number>
  readonly draw: (page: PageContext) => Promise<PageContent | undefined>
}

/** Reads or draws a shared page; undefined if the address has none. */
export function cachePage(
  { cache, endsAt, draw }: SharedPageOptions,
  { layout, page, site }: PageRequest,
): Promise<CachedPage | undefined> {
  return cache.read(page, site.version, {
    endsAt: () => endsAt(site),
    draw: async (shared) => {
      const content = await draw(shared)
      const markup = content && markupOf(layout.document(shared, site, content, BLANK_PARTS))
      if (markup === undefined) return undefined
      return { markup, values: valuesOf(layout.nobody, forNobody(shared, layout.nobody)) }
    },
  })
}

/** Sends a cached page with the viewer's own parts filled in. */
export function sendCachedPage(
  reply: FastifyReply,
  kept: CachedPage,
  { page, personal, flash }: PageRequest,
): FastifyReply {
  const values = valuesOf(personal, page, takeFlash(reply, flash))
  reply.type(HTML_TYPE).header('vary', 'Accept-Encoding')
  if (!accepts(reply.request.headers['accept-encoding'], 'gzip')) {
    return reply.send(fillIn(kept.template, values))
  }
  kept.forEach ??= gzipTemplate(kept.template)
  return reply.header('content-encoding', 'gzip').send(fillInGzip(kept.forEach, values))
}

function valuesOf(personal: Personal, page: PageContext, flash?: Flash): PersonalValues {
  const { headerLinks, headerButton, notice } = personal.draw(page, flash)
  const drawn = (part: ReactNode) => markupOf(drawPage(page, part))
  const { token, email = '', consentWake = '' } = page
  return {
    ...{ token, email, consentWake },
    headerLinks: drawn(headerLinks),
    headerButton: drawn(headerButton),
    notice: notice ? drawn(notice) : '',
  }
}

/** The page for viewers without a session. */
function forNobody(page: PageContext, { consentWake }: Personal): PageContext {
  const viewer = { isAuthenticated: false, isBusiness: false, mark: '' }
  return { ...page, token: '', email: '', consentWake, viewer }
}

/** Deletes the cookie of a flash that is about to be shown. */
function takeFlash(reply: FastifyReply, flash: Flash | undefined): Flash | undefined {
  if (flash) reply.clearCookie(FLASH_COOKIE, { path: '/' })
  return flash
}

/** An address without its prefixes: `/cart?x=1` for `/en/pro/cart?x=1`. */
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
