import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listAddresses } from '../catalogue/product-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import { askedOrigin } from '../platform/http/host.ts'
import { readCatalogueVersion } from '../platform/shop/catalogue-version.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { FAVICON } from './favicon.ts'
import { sitemap } from './sitemap.ts'

export interface SiteFileOptions {
  readonly db: Db
  readonly facts: ShopFacts
  readonly baseUrl: string | undefined
}

const DAY = 'public, max-age=86400'

/** The tab's icon, and what search engines read. */
export async function siteFileRoutes(
  shop: FastifyInstance,
  { db, facts, baseUrl }: SiteFileOptions,
): Promise<void> {
  let kept: { readonly key: string; readonly text: string } | undefined

  shop.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', DAY).send(FAVICON),
  )

  shop.get('/sitemap.xml', async (request, reply) =>
    named(reply.type('application/xml')).send(await sitemapFor(originOf(request))),
  )

  shop.get('/robots.txt', (request, reply) =>
    named(reply.type('text/plain')).send(
      `User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`,
    ),
  )

  /** It names up to 50,000 addresses, and whoever likes may ask for it again and again. */
  async function sitemapFor(origin: string): Promise<string> {
    const key = `${await readCatalogueVersion(db)} ${origin}`
    if (kept?.key !== key) kept = { key, text: sitemap(facts, origin, await listAddresses(db)) }
    return kept.text
  }

  /** These have whole addresses. Without a configured one, the one that was asked. */
  function originOf(request: FastifyRequest): string {
    return baseUrl ?? askedOrigin(request)
  }

  /** What names the host that one client asked is for that client alone. */
  function named(reply: FastifyReply): FastifyReply {
    return reply.header('cache-control', baseUrl === undefined ? 'no-store' : DAY)
  }
}
