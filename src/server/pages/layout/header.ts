import { type Html, html } from '../html.ts'
import { icon } from '../icon.ts'
import { hiddenFields } from '../markup/form-fields.ts'
import { miniCart } from '../markup/mini-cart.ts'
import { quickSearch } from '../markup/quick-search.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { Site } from '../site.ts'
import { logoLink } from './logo.ts'
import { navigation } from './navigation.ts'
import type { PageContent } from './page-content.ts'

/** Logo, search, account, cart; below them the categories. */
export function header(page: PageContext, site: Site, content: PageContent): Html {
  const suffix = page.storefront === 'professional' ? page.t('page.pro') : ''
  return html`<page-header><header class="shop-header"><div class="shop-header__bar"><a class="shop-header__menu" href="#shop-menu">${icon('menu')}<span class="cs-visually-hidden">${page.t('page.menu')}</span></a>${logoLink(
    linkTo(page, '/'),
    page.t('page.logo'),
    suffix,
  )}<div class="shop-header__search">${quickSearch(page, content.query)}</div><div class="shop-header__account">${account(page)}</div><div class="shop-header__cart">${miniCart(page)}</div></div>${navigation(page, site, content.categoryTrail ?? [])}</header></page-header>`
}

function account(page: PageContext): Html {
  const { visitor } = page
  if (!visitor.isAuthenticated) {
    return html`<a class="shop-header__link" href="${linkTo(page, '/login')}">${icon('person')}<span class="shop-header__word">${page.t('login.submit')}</span></a>`
  }
  const name = visitor.company ?? visitor.name ?? ''
  return html`<form class="shop-header__logout" method="post" action="${linkTo(page, '/logout')}">${hiddenFields(page)}<button class="shop-header__link" type="submit">${icon('person')}<span class="shop-header__word">${page.t('page.logout')}</span><span class="shop-header__name">${name}</span></button></form>`
}
