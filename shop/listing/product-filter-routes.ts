import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProductFilter } from '../../src/contract/product-filter.ts'
import type { CatalogueSite, CatalogueSiteOf } from '../catalogue/site.ts'
import { readRequestContext } from '../platform/http/request-context.ts'
import { queryOf } from '../platform/pages/addresses.ts'
import { type PageContext, pageOfCall } from '../platform/pages/page-context.ts'
import { fillIn, NOBODY } from '../platform/pages/page-template.ts'
import type { SharedPageOptions } from '../platform/pages/present.ts'
import type { ListingSources } from './load-faceted.ts'
import { type FilterRequest, loadProductFilter } from './load-product-filter.ts'

export interface ProductFilterOptions
  extends ListingSources,
    Pick<SharedPageOptions, 'cache' | 'endsAt'> {
  readonly siteOf: CatalogueSiteOf
}

interface FilterCall {
  readonly page: PageContext
  readonly site: CatalogueSite
  readonly question: Omit<FilterRequest, 'withHtml'>
}

/** Lists as they are filtered, with the list's html or without it. Any casing of the path will do. */
export async function productFilterRoutes(
  shop: FastifyInstance,
  options: ProductFilterOptions,
): Promise<void> {
  shop.get('/api/productFilter', (request) => answer(options, request))
  shop.get('/api/productFilter/withHtmlResult', (request, reply: FastifyReply) =>
    answerWithHtml(options, request, reply),
  )
}

async function answer(
  { siteOf, ...sources }: ProductFilterOptions,
  request: FastifyRequest,
): Promise<ProductFilter> {
  const { page, site, question } = await readFilterCall(siteOf, request)
  return loadProductFilter(sources, page, site, { ...question, withHtml: false })
}

/**
 * Kept as the page of the list is. Forms in the html carry the visitor's token, where there is a session
 * that it is good for.
 */
async function answerWithHtml(
  { siteOf, cache, endsAt, ...sources }: ProductFilterOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { page, site, question } = await readFilterCall(siteOf, request)
  const path = `productFilter ${JSON.stringify([question.query, question.context])}`
  const kept = await cache.read({ ...page, path }, site.version, {
    endsAt: () => endsAt(site),
    draw: async (shared) => {
      const here = { ...shared, path: page.path }
      const filterRequest = { ...question, withHtml: true }
      const markup = JSON.stringify(await loadProductFilter(sources, here, site, filterRequest))
      return { markup, values: NOBODY }
    },
  })
  const token = request.visitor.session ? reply.verificationToken() : ''
  reply.type('application/json; charset=utf-8')
  return reply.send(kept && fillIn(kept.template, { ...NOBODY, token }))
}

async function readFilterCall(
  siteOf: CatalogueSiteOf,
  request: FastifyRequest,
): Promise<FilterCall> {
  const { headers, url } = request
  const page = pageOfCall(request.visitor)
  const site = await siteOf(page.language, page.storefront)
  return { page, site, question: { query: queryOf(url), context: readRequestContext(headers) } }
}
