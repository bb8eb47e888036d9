import { type Html, html } from '../../html/html.ts'
import type { PageContent } from '../page-content.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { PersonalParts } from '../personal.ts'
import { quickSearch } from '../quick-search.tsx'
import type { Site } from '../site.ts'
import { logoLink } from './logo.ts'
import { navigation } from './navigation.ts'

/** Logo, search, account, cart and menu; on a wide screen the categories stand below them. */
export function header(
  page: PageContext,
  site: Site,
  content: PageContent,
  personal: PersonalParts,
): Html {
  const suffix = page.storefront === 'professional' ? page.t('page.pro') : ''
  return html`<page-header><header class="shop-header"><div class="shop-header__bar">${logoLink(
    linkTo(page, '/'),
    page.t('page.logo'),
    suffix,
  )}<div class="shop-header__search">${quickSearch(page, content.query)}</div><div class="shop-header__account">${personal.account}</div><div class="shop-header__cart">${personal.cart}</div>${navigation(page, site, content.categoryTrail ?? [])}</div></header></page-header>`
}
