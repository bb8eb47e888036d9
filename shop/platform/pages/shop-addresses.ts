import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readPageContext } from '../http/request-context.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import { ShopError } from '../shop-error.ts'
import { linkTo } from './page-context.ts'
import { pathOf } from './present.ts'

/**
 * Restricts addresses to the shop's storefronts and languages: another storefront returns 404, and another
 * language redirects to the shop's own.
 */
export function addShopAddresses(server: FastifyInstance, shop: ShopFacts): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (/^\/api\//i.test(request.url)) return done()
    const { storefront, language } = readPageContext(bareAddress(request))
    if (storefront === 'professional' && !shop.professional) {
      throw new ShopError(404, 'request.notfound')
    }
    const [main = 'sv'] = shop.languages
    if (shop.languages.includes(language) || !isShopPage(request)) return done()
    reply.redirect(linkTo({ language: main, storefront }, pathOf(request.url)), 302)
  })
}

/** The staff area has one address, in the language of the logged-in member. */
function isShopPage({ method, routeOptions }: FastifyRequest): boolean {
  const { page, area } = routeOptions.config.access ?? {}
  return page === true && area === undefined && (method === 'GET' || method === 'HEAD')
}

function bareAddress({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}
