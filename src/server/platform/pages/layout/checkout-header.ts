import { type Html, html } from '../../html/html.ts'
import { icon } from '../../html/icon.ts'
import { SHOP } from '../../shop-facts.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { PersonalParts } from '../personal.ts'
import { logoLink } from './logo.ts'

/** Of the header, the logo, the phone number and the cart: nothing leads away from a checkout (UX CHK-18). */
export function checkoutHeader(page: PageContext, personal: PersonalParts): Html {
  const suffix = page.storefront === 'professional' ? page.t('page.pro') : ''
  return html`<page-header><header class="shop-header shop-header--checkout"><div class="shop-header__bar">${logoLink(
    linkTo(page, '/'),
    page.t('page.logo'),
    suffix,
  )}<div class="shop-header__account"><a class="shop-header__link" href="${SHOP.phoneUrl}">${icon('phone')}<span class="shop-header__word">${SHOP.phone}</span></a></div><div class="shop-header__cart">${personal.cart}</div></div></header></page-header>`
}
