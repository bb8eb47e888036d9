import { html } from '../../../platform/html/html.ts'
import type { PageContent } from '../../../platform/pages/page-content.ts'
import { shopCheckout } from '../shop-checkout.ts'
import type { CheckoutDrawing } from './drawing.ts'

/** The checkout: a form that came back says so in its title (UX CHK-14). */
export function checkoutPage(drawing: CheckoutDrawing): PageContent {
  const { page, errors } = drawing
  const title = page.t('checkout.title')
  const isWrong = Object.keys(errors).length > 0
  return {
    title: isWrong ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    isCheckout: true,
    main: html`<div class="shop-checkout-page"><h1>${title}</h1>${shopCheckout(drawing)}</div>`,
  }
}
