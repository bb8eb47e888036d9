import type { MappedAddress } from '../catalogue/product-queries.ts'
import { escapeHtml } from '../platform/html/html.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { INFO_PAGES } from './article-pages.tsx'

/** Pages that are there whatever the catalogue holds. */
const FIXED = ['/', '/campaigns', '/cart', '/login', '/search']
const LANGUAGES = ['sv', 'en'] as const
const STOREFRONTS = ['sport', 'professional'] as const
/** A sitemap may name this many addresses. */
const MAX_URLS = 50_000

export function sitemap(baseUrl: string, addresses: readonly MappedAddress[]): string {
  const fixed = [...FIXED, ...Object.keys(INFO_PAGES).map((it) => `/${it}`)]
  const all = STOREFRONTS.flatMap((storefront) => {
    const sold = addresses.filter((it) => it[storefront === 'sport' ? 'onSport' : 'onProfessional'])
    const paths = [
      ...fixed,
      ...sold.map(({ kind, slug }) => `/${kind}/${encodeURIComponent(slug)}`),
    ]
    return paths.flatMap((path) =>
      LANGUAGES.map((language) => baseUrl + linkTo({ language, storefront }, path)),
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
