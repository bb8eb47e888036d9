import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createElement, type ReactNode } from 'react'
import { markupOf } from '../html/html.ts'
import { readCookieCheck } from '../http/cookie-check.ts'
import { textFor, type Visitor } from '../http/visitor.ts'
import { drawPage } from './draw-page.ts'
import { FLASH_COOKIE, type Flash, readFlash } from './flash.ts'
import { FlashNotice } from './flash-notice.tsx'
import { document } from './layout/document.tsx'
import type { PageCache } from './page-cache.ts'
import type { PageContent } from './page-content.ts'
import type { CartSummary, PageContext, PageVisitor } from './page-context.ts'
import { BLANK_PARTS, fillIn } from './page-template.ts'
import { personalParts } from './personal.tsx'
import { readQuotationCount } from './quotation-count.ts'
import type { Site, SiteOf } from './site.ts'

export interface Presenter {
  readonly siteOf: SiteOf
  /** What the header shows of the visitor's cart. */
  readonly cartSummaryOf: (visitor: Visitor) => Promise<CartSummary>
  /** Products for a page that has none of its own. */
  readonly suggest?: (page: PageContext, site: Site) => Promise<ReactNode>
}

/** What a page is made from: for whom, of which site, after which form. */
export interface PageRequest {
  readonly page: PageContext
  readonly site: Site
  readonly flash: Flash | undefined
}

const HTML_TYPE = 'text/html; charset=utf-8'
const PREFIX = /^(\/en(?=\/|\?|$))?(\/pro(?=\/|\?|$))?/i

export async function readPage(
  { siteOf, cartSummaryOf }: Presenter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest> {
  const { visitor } = request
  const { language, storefront, shop } = visitor
  const site = await siteOf(language, storefront)
  const { url, isAsked } = readCookieCheck(request.url)
  const t = textFor(visitor)
  const page: PageContext = {
    language,
    storefront,
    shop,
    t,
    path: pathOf(url),
    token: reply.verificationToken(),
    visitor: describe(visitor),
    ...(visitor.customer && { email: visitor.customer.email }),
    cart: await cartSummaryOf(visitor),
    quotations: readQuotationCount(request),
    hasNews: Date.now() < site.newsUntil,
  }
  const isBlocked = isAsked && !request.hasCookie
  const flash: Flash | undefined = isBlocked
    ? { key: 'refused', errors: [t('error.cookies')] }
    : readFlash(request.cookies[FLASH_COOKIE])
  return { page, site, flash }
}

export function sendPage(
  reply: FastifyReply,
  { page, site, flash }: PageRequest,
  content: PageContent,
): FastifyReply {
  const whole = document(page, site, content, personalParts(page, noticeFor(reply, page, flash)))
  return reply.type(HTML_TYPE).send(markupOf(whole))
}

/**
 * A page that is the same for all who see the same prices; false where there is nothing to send.
 */
export async function sendSharedPage(
  cache: PageCache,
  reply: FastifyReply,
  { page, site, flash }: PageRequest,
  draw: (page: PageContext) => Promise<PageContent | undefined>,
): Promise<boolean> {
  const template = await cache.read(page, site.catalogueVersion, async (shared) => {
    const content = await draw(shared)
    return content && markupOf(document(shared, site, content, BLANK_PARTS))
  })
  if (!template) return false
  const { account, cart, notice } = personalParts(page, noticeFor(reply, page, flash))
  const drawn = (part: ReactNode) => markupOf(drawPage(page, part))
  const values = {
    token: page.token,
    email: page.email ?? '',
    account: drawn(account),
    cart: drawn(cart),
    notice: notice ? drawn(notice) : '',
  }
  reply.type(HTML_TYPE).send(fillIn(template, values))
  return true
}

/** Shows what a form did, and forgets it. */
function noticeFor(reply: FastifyReply, page: PageContext, flash: Flash | undefined): ReactNode {
  if (!flash) return undefined
  reply.clearCookie(FLASH_COOKIE, { path: '/' })
  return createElement(FlashNotice, { page, flash })
}

/** An address without its prefixes: `/en/pro/cart?x=1` is `/cart?x=1`. */
export function pathOf(url: string): string {
  const path = url.replace(PREFIX, '')
  return path.startsWith('/') ? path : `/${path}`
}

function markOf(customerId: string): string {
  return createHash('sha256').update(`visitor ${customerId}`).digest('base64url').slice(0, 16)
}

function describe(visitor: Visitor): PageVisitor {
  const { customer, company, storefront, canSeePrices, priceLists, wantsVat } = visitor
  return {
    isAuthenticated: customer !== undefined,
    isBusiness: storefront === 'professional' && canSeePrices,
    priceLists,
    wantsVat,
    mark: customer ? markOf(customer.id) : '',
    ...(customer && { name: `${customer.firstName} ${customer.lastName}` }),
    ...(company && { company: company.name }),
  }
}
