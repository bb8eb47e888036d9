import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueSiteOf } from '../catalogue/site.ts'
import { hasOwnCookie } from '../platform/http/session-cookie.ts'
import { pageOfCall } from '../platform/pages/page-context.ts'
import type { SharedPageOptions } from '../platform/pages/present.ts'
import { type PublishOptions, sendPublicJson } from '../platform/pages/send-public-page.ts'
import { loadProducts, type ProductSources } from './load-products.ts'
import { readProductsQuestion } from './products-question.ts'

export interface ProductsOptions
  extends ProductSources,
    PublishOptions,
    Pick<SharedPageOptions, 'endsAt'> {
  readonly siteOf: CatalogueSiteOf
}

/** Products for the tags of any page. */
export async function productsRoutes(
  shop: FastifyInstance,
  options: ProductsOptions,
): Promise<void> {
  shop.get('/api/products', (request, reply: FastifyReply) => answer(options, request, reply))
}

async function answer(
  { siteOf, endsAt, hasAddress, ...sources }: ProductsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const question = readProductsQuestion(request.query)
  const page = pageOfCall(request.visitor)
  const site = await siteOf(page.language, page.storefront)
  // Read first: a campaign may end while the answer is made.
  const ends = await endsAt(site)
  const text = JSON.stringify(await loadProducts(sources, page, site, question))
  const isForAll = page.storefront === 'sport' && !hasOwnCookie(request.headers)
  return sendPublicJson(
    request,
    reply,
    { text, endsAt: isForAll ? ends : 0 },
    { ...sources, hasAddress },
  )
}
