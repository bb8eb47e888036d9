import type { Receipt } from '../../model/order.ts'
import { type Html, html } from '../platform/html/html.ts'
import { TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { isSignUpOpen } from './open-account.ts'

/**
 * Says that a link to choose a password is on its way, or offers one. The words
 * are the same whether or not the address has an account, and whatever has become of it since.
 */
export function receiptAccount(
  page: PageContext,
  receipt: Receipt,
  whose: 'own' | 'seen',
): Html | false {
  const { orderId, status, email, signUpEmail } = receipt
  const { t } = page
  const isGivenUp = status === 'cancelled' || status === 'refunded'
  if (page.visitor.isAuthenticated || isGivenUp) return false
  if (signUpEmail !== null) {
    const key = status === 'held' ? 'receipt.account.later' : 'receipt.account.sent'
    return section(page, html`<p>${t(key, { email })}</p>`)
  }
  if (whose !== 'own' || !isSignUpOpen(receipt)) return false
  const action = linkTo(page, `/order/${encodeURIComponent(orderId)}/account`)
  return section(
    page,
    html`<p>${t('receipt.account.offer', { email })}</p><form class="shop-receipt__account-form" method="post" action="${action}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><button class="cs-button cs-button--secondary" type="submit">${t('receipt.account.create')}</button></form>`,
  )
}

function section(page: PageContext, content: Html): Html {
  return html`<section class="shop-receipt__next shop-receipt__account" id="account" aria-labelledby="receipt-account"><h2 id="receipt-account">${page.t('receipt.account')}</h2>${content}</section>`
}
