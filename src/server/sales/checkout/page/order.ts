import type { CheckoutTotals } from '../../../../contract/checkout.ts'
import { CODE_FIELD } from '../../../../model/checkout-form.ts'
import { type Html, html } from '../../../platform/html/html.ts'
import { icon } from '../../../platform/html/icon.ts'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { cartRows } from '../../cart/cart-table.tsx'
import { tick } from './choices.ts'
import { type CheckoutDrawing, valueAt } from './drawing.ts'
import { checkoutField, FORM_ID, fold } from './fields.ts'
import { section } from './sections.ts'

/** What is ordered, and the campaign code. */
export function side(drawing: CheckoutDrawing): Html {
  const { page, cart } = drawing
  const title = page.t('checkout.rows')
  const heading = html`<h2 class="shop-checkout__rows-title" id="checkout-rows">${title}</h2>`
  const rows =
    cart.orderRows.length > 0 &&
    html`<section class="shop-checkout__rows" aria-labelledby="checkout-rows">${heading}${cartRows(page, cart, title)}</section>`
  return html`<div class="shop-checkout__side">${rows}${campaignCode(drawing)}${sideTotal(drawing)}</div>`
}

function sideTotal({ page, checkout }: CheckoutDrawing): Html | false {
  const { totals } = checkout
  return (
    !!totals &&
    html`<p class="shop-checkout__side-total"><span>${page.t('checkout.total')}</span><strong>${totals.total}</strong></p>`
  )
}

function campaignCode(drawing: CheckoutDrawing): Html {
  const { page, checkout, errors } = drawing
  const { path } = CODE_FIELD
  const code = valueAt(checkout, path)
  const used =
    code !== '' &&
    !errors[path] &&
    html`<p class="shop-checkout__code-used" role="status">${page.t('checkout.code.applied', { code })}</p>`
  const content = html`<div class="shop-checkout__code">${checkoutField(drawing, CODE_FIELD, FORM_ID)}<button class="shop-checkout__code-use cs-button cs-button--secondary" type="submit" form="${FORM_ID}" name="step" value="update" data-act="code-use">${page.t('checkout.code.apply')}</button></div>${used}`
  const isOpen = code !== '' || errors[path] !== undefined
  return fold(page.t('checkout.code.add'), 'code', { isOpen, content })
}

/** What it comes to, and right below it the button, or the provider's frame. */
export function order(drawing: CheckoutDrawing): Html {
  const { page, checkout } = drawing
  const { totals } = checkout
  return section(
    page,
    'order',
    'checkout.order',
    html`${terms(drawing)}${totals && totalsList(page, totals)}${checkout.paymentWidget?.responseString ? frame(drawing) : button(drawing)}`,
  )
}

function terms({ page, checkout, errors }: CheckoutDrawing): Html {
  const read = html`<a class="cs-tick__link" href="${linkTo(page, '/terms')}" target="_blank" rel="noopener">${page.t('checkout.terms.read')}</a>`
  const { authenticated, isBusinessCustomer, offersSignUp } = checkout
  const maySignUp = offersSignUp && !authenticated && !isBusinessCustomer
  return html`<div class="shop-checkout__terms">${tick({
    path: 'acceptTermsOfCondition',
    words: page.t('checkout.terms'),
    isTicked: false,
    error: errors.acceptTermsOfCondition,
    after: read,
  })}${tick({
    path: 'acceptNewsletter',
    words: page.t('checkout.newsletter'),
    isTicked: false,
  })}${genders(page)}${
    maySignUp &&
    tick({ path: 'signUp', words: page.t('checkout.signup'), isTicked: checkout.signUp })
  }</div>`
}

/** With script it is asked once the newsletter is wanted. */
function genders(page: PageContext): Html {
  const box = (path: 'female' | 'male', name: string) =>
    tick({ path, words: page.t(`checkout.gender.${name}`), isTicked: false })
  return html`<noscript><fieldset class="shop-checkout__genders"><legend>${page.t('checkout.gender')} <span>${page.t('field.optional')}</span></legend>${box('female', 'Female')}${box('male', 'Male')}</fieldset></noscript>`
}

/** What there is to pay, line by line, drawn as the element draws it. */
export function totalsList(page: PageContext, totals: CheckoutTotals): Html {
  const { rows, total, vat, includesVat } = totals
  const line = (name: string, price: string, more: Html) =>
    html`<div ${more}><dt>${name}</dt><dd>${price}</dd></div>`
  const plain = html`class="cs-totals__row"`
  return html`<dl class="cs-totals">${rows.map((it) =>
    line(it.name, it.price, html`class="cs-totals__row" data-kind="${it.kind}"`),
  )}${!includesVat && line(page.t('checkout.vat'), vat, plain)}${line(
    page.t('checkout.total'),
    total,
    html`class="cs-totals__row cs-totals__total"`,
  )}${
    includesVat &&
    line(page.t('checkout.vat.included'), vat, html`class="cs-totals__row cs-totals__vat"`)
  }</dl>`
}

function button(drawing: CheckoutDrawing): Html {
  const { page, checkout } = drawing
  const method = checkout.paymentMethods.find((it) => it.id === checkout.selectedPaymentMethod)
  return html`<div class="shop-checkout__submit">${orderButton(drawing)}${
    method?.provider && html`<p class="shop-checkout__away">${page.t('checkout.payment.away')}</p>`
  }</div>`
}

function orderButton({ page, checkout }: CheckoutDrawing): Html {
  const sum = checkout.totals?.total ?? ''
  return html`<button class="cs-button cs-button--primary" type="submit" form="${FORM_ID}" name="step" value="place" data-act="order">${page.t('checkout.submit', { sum })}</button>`
}

/** The provider's frame is drawn by the element; without script there are other ways to pay. */
function frame(drawing: CheckoutDrawing): Html {
  const { page, checkout } = drawing
  return html`<div class="shop-checkout__pay"><p class="shop-checkout__safe">${icon('lock')}<span>${page.t('checkout.payment.safe')}</span></p><div class="cs-payment-frame" data-state="loading" data-provider="${checkout.paymentProvider}"><p class="cs-payment-frame__wait" role="status">${page.t('checkout.frame.loading')}</p><div class="cs-payment-frame__place"></div></div><noscript><p>${page.t('checkout.noscript.card')}</p><div class="shop-checkout__submit">${orderButton(drawing)}</div></noscript></div>`
}
