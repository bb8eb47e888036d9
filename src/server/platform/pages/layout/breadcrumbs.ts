import { type Html, html } from '../../html/html.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { Site } from '../site.ts'

export interface Crumb {
  readonly name: string
  /** Without prefixes; the last crumb, the page itself, has none. */
  readonly path?: string
}

/** The whole path, on phones too (UX PDP-8). */
export function breadcrumbs(page: PageContext, crumbs: readonly Crumb[]): Html {
  const home = html`<li><a href="${linkTo(page, '/')}">${page.t('page.home')}</a></li>`
  return html`<nav class="shop-crumbs" aria-label="${page.t('page.crumbs')}"><ol>${home}${crumbs.map(
    ({ name, path }) =>
      path
        ? html`<li><a href="${linkTo(page, path)}">${name}</a></li>`
        : html`<li><span aria-current="page">${name}</span></li>`,
  )}</ol></nav>`
}

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
