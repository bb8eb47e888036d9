import type { Cart } from '../../../contract/cart.ts'
import { html } from '../../platform/html/html.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { CHECKOUT_PATH } from '../../platform/shop-facts.ts'
import { cartTable } from './cart-table.tsx'

export function cartPage(page: PageContext, cart: Cart): PageContent {
  const isEmpty = cart.orderRows.length === 0
  return {
    title: page.t('cart.title'),
    isPrivate: true,
    main: html`<div class="shop-cart"><h1>${page.t('cart.title')}</h1>${cartTable(page, cart)}${!isEmpty && waysOn(page)}</div>`,
  }
}

function waysOn(page: PageContext) {
  const checkout =
    CHECKOUT_PATH &&
    html`<a class="cs-button cs-button--primary" href="${linkTo(page, CHECKOUT_PATH)}">${page.t('cart.checkout')}</a>`
  return html`<div class="shop-cart__ways">${checkout}<a class="cs-button cs-button--secondary" href="${linkTo(page, '/')}">${page.t('cart.continue')}</a></div>`
}
