import { fieldId, hasField, inFormOrder } from '../../../model/checkout-form.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import { TOKEN_FIELD } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { kindSwitch } from './page/choices.ts'
import type { CheckoutDrawing } from './page/drawing.ts'
import { FORM_ID } from './page/fields.ts'
import { order, side } from './page/order.ts'
import { delivery, details, payment } from './page/sections.ts'

/** Where an empty cart sends people. */
const NEWS = '/search?sort=newest'

/** The whole checkout, as one form that works without script (UX ALL-14, STATE-6). */
export function shopCheckout(drawing: CheckoutDrawing): Html {
  const { page, checkout } = drawing
  const login = `${linkTo(page, '/login')}?returnTo=${encodeURIComponent(linkTo(page, '/checkout'))}`
  const attributes = html` checkout="${JSON.stringify(checkout)}" termsurl="${linkTo(page, '/terms')}" loginurl="${login}" shopurl="${linkTo(page, NEWS)}"`
  return html`<shop-checkout${attributes}>${content(drawing, login)}</shop-checkout>`
}

function content(drawing: CheckoutDrawing, login: string): Html {
  const { page, cart, checkout } = drawing
  if (!seesPrices(page)) return loggedOut(page, login)
  if (cart.orderRows.length === 0 && !checkout.orderId) return empty(page)
  return html`<div class="shop-checkout__top">${notices(drawing)}${faults(drawing)}</div><div class="shop-checkout__columns"><form class="shop-checkout__form" id="${FORM_ID}" method="post" action="${linkTo(page, '/checkout')}" novalidate>${hidden(drawing)}${intro(drawing, login)}${details(drawing)}${delivery(drawing)}${payment(drawing)}</form>${side(drawing)}${order(drawing)}</div>`
}

function hidden({ page, checkout }: CheckoutDrawing): Html {
  return html`<input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="orderId" value="${checkout.orderId}"><input type="hidden" name="shownTotalAmount" value="${checkout.totals?.totalAmount ?? ''}">`
}

function intro({ page, checkout }: CheckoutDrawing, login: string): Html {
  return html`<div class="shop-checkout__intro">${
    page.storefront === 'sport' && kindSwitch(page, checkout.isBusinessCustomer)
  }${
    !checkout.authenticated &&
    html`<p class="shop-checkout__note">${page.t('checkout.here')} <a href="${login}">${page.t('checkout.login')}</a></p>`
  }<p class="shop-checkout__note">${page.t('checkout.required')}</p></div>`
}

/** What the shop has changed without being asked. */
function notices({ checkout }: CheckoutDrawing): Html[] {
  return (checkout.notices ?? []).map(
    (it) =>
      html`<div class="cs-problem cs-problem--notice" role="status">${icon('info')}<p>${it}</p></div>`,
  )
}

/** All that is wrong, as links to where it is (UX CHK-14). */
function faults({ page, errors }: CheckoutDrawing): Html | false {
  const found = inFormOrder(Object.keys(errors)).map((path) => [path, errors[path] ?? ''] as const)
  if (found.length === 0) return false
  return html`<div class="cs-faults" role="alert" tabindex="-1" aria-labelledby="checkout-faults"><h2 class="cs-faults__title" id="checkout-faults">${icon('warning')}${page.t('checkout.summary')}</h2><ul class="cs-faults__list">${found.map(
    ([path, words]) =>
      html`<li>${hasField(path) ? html`<a href="#${fieldId(path)}">${words}</a>` : words}</li>`,
  )}</ul></div>`
}

function empty(page: PageContext): Html {
  return html`<div class="cart-table__empty"><p>${page.t('cart.empty')}</p><a class="cs-button cs-button--primary" href="${linkTo(page, NEWS)}">${page.t('cart.empty.action')}</a></div>`
}

function loggedOut(page: PageContext, login: string): Html {
  return html`<div class="shop-checkout__loggedout"><p>${page.t('checkout.loggedout')}</p><a class="cs-button cs-button--primary" href="${login}">${page.t('checkout.login')}</a></div>`
}
