import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Storefront } from '../../src/model/storefront.ts'
import { readCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { listAddresses, type MappedAddress } from '../catalogue/product-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import { escapeHtml } from '../platform/html/html.ts'
import { requestOrigin } from '../platform/http/host.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { INFO_PAGES } from './article-pages.tsx'

/** Pages that exist regardless of the catalogue. */
const FIXED = ['/', '/campaigns', '/cart', '/login', '/search']

/** The protocol's limit of addresses in a sitemap. */
const MAX_URLS = 50_000

/** The favicon: a service box with a ball in it. */
const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<rect width="32" height="32" rx="6" fill="#e86100"/>',
  '<path d="M6 6h20v20H6zM6 16h20M16 16v10" fill="none" stroke="#fff" stroke-width="2.4"/>',
  '<circle cx="20.5" cy="11" r="2.8" fill="#d8f034"/></svg>',
].join('')

export interface SiteFileOptions {
  readonly db: Db
  readonly facts: ShopFacts
  readonly baseUrl: string | undefined
}

const DAY = 'public, max-age=86400'

/** The favicon, and files for search engines. */
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

  /** Cached, since it has up to 50,000 addresses, and anybody may request it repeatedly. */
  async function sitemapFor(origin: string): Promise<string> {
    const key = `${await readCatalogueVersion(db)} ${origin}`
    if (kept?.key !== key) kept = { key, text: sitemap(facts, origin, await listAddresses(db)) }
    return kept.text
  }

  /** The origin for whole addresses: the configured one, or else the requested one. */
  function originOf(request: FastifyRequest): string {
    return baseUrl ?? requestOrigin(request)
  }

  /** An answer with the requested host must not be cached for other clients. */
  function named(reply: FastifyReply): FastifyReply {
    return reply.header('cache-control', baseUrl === undefined ? 'no-store' : DAY)
  }
}

function sitemap(
  { professional, languages }: ShopFacts,
  baseUrl: string,
  addresses: readonly MappedAddress[],
): string {
  const storefronts: readonly Storefront[] = professional ? ['sport', 'professional'] : ['sport']
  const fixed = [...FIXED, ...Object.keys(INFO_PAGES).map((it) => `/${it}`)]
  const all = storefronts.flatMap((storefront) => {
    const sold = addresses.filter((it) => it[storefront === 'sport' ? 'onSport' : 'onProfessional'])
    const paths = [
      ...fixed,
      ...sold.map(({ kind, slug }) => `/${kind}/${encodeURIComponent(slug)}`),
    ]
    return paths.flatMap((path) =>
      languages.map((language) => baseUrl + linkTo({ language, storefront }, path)),
    )
  })
  const urls = all.slice(0, MAX_URLS).map((it) => `<url><loc>${escapeHtml(it)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('')
}
