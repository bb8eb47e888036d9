import { type Html, html } from '../html/html.ts'
import { icon } from '../html/icon.ts'
import { loginUrlAttribute } from './login-url.ts'
import { linkTo, type PageContext } from './page-context.ts'

/** The cart button: a link to the cart until the element makes it open the panel. */
export function miniCart(page: PageContext): Html {
  const { quantity, total } = page.cart
  const cartUrl = linkTo(page, '/cart')
  const name = page.t('cart.button', { n: quantity, sum: total ?? 'none' })
  return html`<mini-cart carturl="${cartUrl}" shopurl="${linkTo(page, '/search?sort=newest')}"${loginUrlAttribute(page)}><a class="mini-cart__button" href="${cartUrl}" data-act="toggle"><span class="cs-visually-hidden">${name}</span>${icon('cart')}${
    quantity > 0 &&
    html`<span class="mini-cart__count cs-badge" aria-hidden="true">${quantity}</span>`
  }<span class="mini-cart__total" aria-hidden="true">${total ?? page.t('cart.title')}</span></a></mini-cart>`
}
