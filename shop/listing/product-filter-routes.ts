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

/** Filtered lists, with or without their HTML. The case of the path does not matter. */
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

/** Cached like the list's page. Forms in the HTML carry the visitor's token, if there is a session. */
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
