import { linkTo, type PageContext } from './page-context.ts'
import type { Site } from './site.ts'

export interface Crumb {
  readonly name: string
  /** Without prefixes; the last crumb, the page itself, has none. */
  readonly path?: string
}

interface BreadcrumbsProps {
  readonly page: PageContext
  readonly crumbs: readonly Crumb[]
}

/** The whole trail, on phones too. */
export function Breadcrumbs({ page, crumbs }: BreadcrumbsProps) {
  return (
    <nav className="shop-crumbs" aria-label={page.t('page.crumbs')}>
      <ol>
        <li>
          <a href={linkTo(page, '/')}>{page.t('page.home')}</a>
        </li>
        {crumbs.map(({ name, path }) => (
          <li key={`${path} ${name}`}>
            {path ? (
              <a href={linkTo(page, path)}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The breadcrumbs as structured data for search engines. */
export function breadcrumbsJson(page: PageContext, site: Site, crumbs: readonly Crumb[]): object {
  const all = [{ name: page.t('page.home'), path: '/' }, ...crumbs]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: site.baseUrl + linkTo(page, path) }),
    })),
  }
}
