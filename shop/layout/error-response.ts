import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { markupOf } from '../platform/html/html.ts'
import { textFor } from '../platform/http/visitor.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import {
  type PageRequest,
  type Presenter,
  pathOf,
  readSharedPage,
} from '../platform/pages/present.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import { document, type ShopSite } from './document.tsx'
import { errorPageContent } from './error-page.tsx'
import { NOBODY } from './layout.ts'
import { loginUrlFor } from './login-url-for.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws pages; absent until the routes have been added. */
    presenter?: Presenter<ShopSite>
  }
}

interface Refusal {
  readonly status: number
  readonly sentence: string
}

/** Enables error pages in the shop's layout. */
export function presentErrors(shop: FastifyInstance, presenter: Presenter<ShopSite>): void {
  shop.decorate('presenter', presenter)
}

/** The responses to refused requests for pages. */
export const refusalPages = { errorPage: errorResponse, loginUrl: loginUrlFor }

/**
 * Draws the page of a refusal; without menu and cart if the database fails.
 */
async function errorResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, sentence }: Refusal,
): Promise<string> {
  const { page, site, personal } = await readPageAnyhow(request, reply)
  const isStaleForm = status === 403 && request.method === 'POST'
  const content = errorPageContent(page, {
    status,
    sentence: isStaleForm ? page.t('page.form.stale') : sentence,
    categories: site.categories,
    suggested: status === 404 ? await suggestAnyhow(request, page, site) : undefined,
    ...(isStaleForm && { formUrl: readReturnPath(formOf(request)[RETURN_FIELD], request.visitor) }),
    endsInId: request.routeOptions.url?.endsWith('/:id') ?? false,
  })
  return markupOf(document(page, site, content, personal.draw(withoutMark(page))))
}

/** Removes the viewer's mark, so that other tabs do not assume a logout when the database fails. */
function withoutMark(page: PageContext): PageContext {
  return { ...page, viewer: { ...page.viewer, mark: undefined } }
}

async function readPageAnyhow(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Pick<PageRequest<ShopSite>, 'page' | 'site' | 'personal'>> {
  const { presenter } = request.server
  try {
    if (presenter) return withoutForm(request, await readSharedPage(presenter, request, reply))
  } catch (error) {
    request.log.error({ err: error }, 'failed to draw an error page')
  }
  return { page: barePage(request), site: BARE_SITE, personal: NOBODY }
}

async function suggestAnyhow(
  request: FastifyRequest,
  page: PageContext,
  site: ShopSite,
): Promise<ReactNode> {
  try {
    return await request.server.presenter?.suggest?.(page, site)
  } catch (error) {
    request.log.error({ err: error }, 'failed to suggest products on an error page')
    return undefined
  }
}

/** After a form post, returns to the home page, since the post's address has no page. */
function withoutForm(
  { method }: FastifyRequest,
  pageRequest: PageRequest<ShopSite>,
): PageRequest<ShopSite> {
  return method === 'POST'
    ? { ...pageRequest, page: { ...pageRequest.page, path: '/' } }
    : pageRequest
}

const BARE_SITE = {
  baseUrl: '',
  assets: undefined,
  categories: [],
  version: 0,
  waysToPay: [],
  isDemo: false,
  hasCampaigns: false,
  campaigns: [],
  newsUntil: 0,
  hasSales: false,
}

function barePage({ visitor, url }: FastifyRequest): PageContext {
  const { language, storefront, shop } = visitor
  return {
    language,
    storefront,
    shop,
    t: textFor(visitor),
    path: pathOf(url),
    token: '',
    viewer: { isAuthenticated: false, isBusiness: false },
    hasNews: false,
  }
}
