import type { Storefront } from '../../src/model/storefront.ts'
import type { MappedAddress } from '../catalogue/product-queries.ts'
import { escapeHtml } from '../platform/html/html.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { INFO_PAGES } from './article-pages.tsx'

/** Pages that are there whatever the catalogue holds. */
const FIXED = ['/', '/campaigns', '/cart', '/login', '/search']
/** A sitemap may name this many addresses. */
const MAX_URLS = 50_000

export function sitemap(
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
