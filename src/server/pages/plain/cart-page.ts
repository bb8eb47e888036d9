import type { Cart } from '../../../contract/cart.ts'
import { html } from '../html.ts'
import type { PageContent } from '../layout/document.ts'
import { cartTable } from '../markup/cart-table.ts'
import { hiddenFields } from '../markup/form-fields.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import { money } from '../parts/price-tag.ts'
import { DELIVERY_FROM } from '../shop-facts.ts'

/** Where the cart leads; nothing until there is a checkout to go to. */
export const CHECKOUT_PATH: string | undefined = undefined

export function cartPage(page: PageContext, cart: Cart): PageContent {
  const isEmpty = cart.orderRows.length === 0
  const notices = (cart.notices ?? []).map((it) => html`<li>${it}</li>`)
  return {
    title: page.t('cart.title'),
    isPrivate: true,
    main: html`<div class="shop-cart"><h1>${page.t('cart.title')}</h1>${
      notices.length > 0 && html`<ul class="shop-refusals">${notices}</ul>`
    }${cartTable(page, cart)}${!isEmpty && belowTable(page, cart)}</div>`,
  }
}

function belowTable(page: PageContext, cart: Cart) {
  const left = cart.amountLeftToFreeShipping
  const isFree = cart.amountLeftToFreeShippingAmount === 0
  const sum = money(page, DELIVERY_FROM)
  return html`<div class="shop-cart__below">${
    isFree
      ? html`<p class="shop-cart__free">${page.t('cart.freeshipping.reached')}</p>`
      : html`<p>${page.t('page.cart.delivery', { sum })}${left && html` ${page.t('cart.freeshipping.left', { sum: left })}.`}</p>`
  }<div class="shop-cart__ways">${
    CHECKOUT_PATH &&
    html`<a class="cs-button cs-button--primary" href="${linkTo(page, CHECKOUT_PATH)}">${page.t('cart.checkout')}</a>`
  }<a class="cs-button" href="${linkTo(page, '/')}">${page.t('cart.continue')}</a><form method="post" action="${linkTo(page, '/cart/clear')}">${hiddenFields(page)}<button class="cs-button cs-button--quiet" type="submit">${page.t('cart.clear')}</button></form></div></div>`
}
