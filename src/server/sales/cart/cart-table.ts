import type { Cart, OrderRow } from '../../../contract/cart.ts'
import { freeShippingShare } from '../../../model/cart.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { hiddenFields } from '../../platform/pages/form-fields.ts'
import { loginUrlAttribute, loginUrlForPrices } from '../../platform/pages/login-url.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { cartRow } from './cart-row.ts'

/** Where an empty cart sends people. */
const NEWS = '/search?sort=newest'

/** The order rows, each with a form of its own for minus, plus and remove; then the sum. */
export function cartTable(page: PageContext, cart: Cart): Html {
  const content = cart.orderRows.length === 0 ? emptyCart(page) : filledCart(page, cart)
  return html`<cart-table shopurl="${linkTo(page, NEWS)}"${loginUrlAttribute(page)}>${cart.notices?.map(
    (it) => html`<p class="cart-table__notice">${it}</p>`,
  )}${above(page, cart)}${content}</cart-table>`
}

function above(page: PageContext, cart: Cart): Html | false {
  const loginUrl = loginUrlForPrices(page)
  if (loginUrl) {
    return html`<p class="cart-table__above"><a href="${loginUrl}">${page.t('price.login')}</a></p>`
  }
  return !!cart.abovePriceText && html`<p class="cart-table__above">${cart.abovePriceText}</p>`
}

function emptyCart(page: PageContext): Html {
  return html`<div class="cart-table__empty"><p>${page.t('cart.empty')}</p><a class="cs-button cs-button--primary" href="${linkTo(page, NEWS)}">${page.t('cart.empty.action')}</a></div>`
}

function filledCart(page: PageContext, cart: Cart): Html {
  const rows: readonly OrderRow[] = cart.orderRows
  return html`<ul class="cart-table__rows" aria-label="${page.t('cart.title')}">${rows.map((row) =>
    cartRow(page, row),
  )}</ul><div class="cart-table__foot">${freeShipping(page, cart)}${sum(page, cart)}<form method="post" action="${linkTo(page, '/cart/clear')}">${hiddenFields(page)}<button class="cart-table__clear cs-button cs-button--quiet" type="submit" data-act="clear">${page.t('cart.clear')}</button></form></div>`
}

function freeShipping(page: PageContext, cart: Cart): Html | false {
  const share = freeShippingShare(cart.freeShippingLimitAmount, cart.amountLeftToFreeShippingAmount)
  if (share === undefined) return false
  const isReached = share === 1
  const words = isReached
    ? page.t('cart.freeshipping.reached')
    : page.t('cart.freeshipping.left', { sum: cart.amountLeftToFreeShipping ?? '' })
  return html`<div class="cs-free-shipping"${isReached && html` data-reached="true"`}><p class="cs-free-shipping__words">${words}</p><progress class="cs-free-shipping__bar" value="${share}" max="1" aria-label="${words}"></progress></div>`
}

function sum(page: PageContext, cart: Cart): Html | false {
  if (cart.orderTotal === undefined) return false
  const [totalKey, vatKey] = cart.includesVat
    ? ['cart.total', 'cart.vat.included']
    : ['cart.total.exvat', 'cart.vat.added']
  return html`<p class="cart-table__sum"><span>${page.t(totalKey)}</span> <strong>${cart.orderTotal}</strong></p>${
    cart.vat && html`<p class="cart-table__vat">${page.t(vatKey, { sum: cart.vat })}</p>`
  }${
    cart.deliveryFrom &&
    html`<p class="cart-table__vat">${page.t('cart.delivery.from', { sum: cart.deliveryFrom })}</p>`
  }`
}
