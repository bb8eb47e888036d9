import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listAddresses } from '../catalogue/product-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import { FAVICON } from './favicon.ts'
import { sitemap } from './sitemap.ts'

export interface SiteFileOptions {
  readonly db: Db
  readonly baseUrl: string | undefined
}

const DAY = 'public, max-age=86400'

/** The tab's icon, and what search engines read. */
export async function siteFileRoutes(
  shop: FastifyInstance,
  { db, baseUrl }: SiteFileOptions,
): Promise<void> {
  shop.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', DAY).send(FAVICON),
  )

  shop.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', DAY)
      .send(sitemap(originOf(request), await listAddresses(db))),
  )

  shop.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', DAY)
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  )

  /** A sitemap has whole addresses. Without a configured one, the one that was asked. */
  function originOf({ protocol, host }: FastifyRequest): string {
    return baseUrl ?? `${protocol}://${host}`
  }
}
