import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProductFilter } from '../../contract/product-filter.ts'
import { readRequestContext } from '../platform/http/request-context.ts'
import { textFor } from '../platform/http/visitor.ts'
import { queryOf } from '../platform/pages/addresses.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import type { SiteOf } from '../platform/pages/site.ts'
import type { ListingSources } from './load-faceted.ts'
import { loadProductFilter } from './load-product-filter.ts'

export interface ProductFilterOptions extends ListingSources {
  readonly siteOf: SiteOf
}

/** Lists as they are filtered, with the list's html or without it. Any casing of the path will do. */
export async function productFilterRoutes(
  shop: FastifyInstance,
  options: ProductFilterOptions,
): Promise<void> {
  shop.get('/api/productFilter', (request) => answer(options, request))
  shop.get('/api/productFilter/withHtmlResult', (request, reply: FastifyReply) =>
    // Forms in the html carry the visitor's token, where there is a session that it is good for.
    answer(options, request, { token: request.visitor.session ? reply.verificationToken() : '' }),
  )
}

async function answer(
  { siteOf, ...sources }: ProductFilterOptions,
  request: FastifyRequest,
  html?: { readonly token: string },
): Promise<ProductFilter> {
  const { visitor, headers, url } = request
  const { language, storefront, customer, canSeePrices, priceLists, wantsVat, shop } = visitor
  const page: PageContext = {
    language,
    storefront,
    shop,
    t: textFor(visitor),
    path: '/',
    token: html?.token ?? '',
    visitor: {
      isAuthenticated: customer !== undefined,
      isBusiness: storefront === 'professional' && canSeePrices,
      priceLists,
      wantsVat,
    },
    cart: { quantity: 0 },
    hasNews: false,
  }
  return loadProductFilter(sources, page, await siteOf(language, storefront), {
    query: queryOf(url),
    context: readRequestContext(headers),
    withHtml: html !== undefined,
  })
}
