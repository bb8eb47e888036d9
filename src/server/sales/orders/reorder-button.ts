import { type Html, html } from '../../platform/html/html.ts'
import { RETURN_FIELD, TOKEN_FIELD } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

/** A form that puts a past order in the cart and leads there, until the element does so in place. */
export function reorderButton(page: PageContext, orderId: string): Html {
  return html`<reorder-button orderid="${orderId}"><form class="reorder-button__form" method="post" action="${linkTo(page, '/cart/reorder')}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="${RETURN_FIELD}" value="${linkTo(page, '/cart')}"><input type="hidden" name="orderId" value="${orderId}"><button class="cs-button cs-button--secondary reorder-button__button" type="submit" data-act="reorder">${page.t('reorder.label')}</button></form></reorder-button>`
}
