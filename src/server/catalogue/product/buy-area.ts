import { MAX_QUANTITY_DIGITS } from '../../../model/limits.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { SHOP } from '../../platform/shop-facts.ts'
import { stockText } from '../cards/stock-text.ts'
import { buyButton, buyFormId } from './buy-button.ts'
import type { ProductView } from './product-view.ts'
import { sizeFields } from './size-fields.ts'
import { sizeInput } from './size-input.ts'

/** The way to buy: sizes with boxes, one article with a button, or a question for an offer. */
export function buyArea(page: PageContext, view: ProductView): Html {
  if (view.isQuotation) return quotation(page)
  const [article, second] = view.articles
  if (article && !second && !article.size) return oneArticle(page, view)
  return html`<div class="shop-buy" id="buy">${sizeInput(page, {
    productId: view.product.code,
    productName: view.product.name,
    fields: sizeFields(page, view),
    errors: boxErrors(view),
    ...(!seesPrices(page) && {
      loggedOut: { text: page.t('product.loggedout'), href: loginUrl(page) },
    }),
  })}</div>`
}

function boxErrors({ returned = {} }: ProductView): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(returned).map(([number, it]) => [number, it.error]))
}

/** To the login, and back to this very place. */
function loginUrl(page: PageContext): string {
  return `${linkTo(page, '/login')}?returnTo=${encodeURIComponent(linkTo(page, page.path))}`
}

function oneArticle(page: PageContext, view: ProductView): Html {
  const [article] = view.articles
  if (!article) return html``
  const isOpen = seesPrices(page)
  const isOutOfStock = view.isSoldOut && page.storefront === 'sport'
  const typed = view.returned?.[article.number]?.quantity ?? '1'
  const quantity =
    isOpen &&
    !isOutOfStock &&
    html`<div class="shop-buy__quantity"><label for="quantity">${page.t('quantity.label')}</label><input class="shop-field" id="quantity" name="quantity" form="${buyFormId(article.number)}" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="${MAX_QUANTITY_DIGITS}" autocomplete="off" value="${typed}"></div>`
  return html`<div class="shop-buy shop-buy--one" id="buy">${isOpen && html`<p class="shop-stock"${isOutOfStock && html` data-stock="out-of-stock"`}>${stockText(page, [article])}</p>`}<div class="shop-buy__row">${quantity}${buyButton(
    page,
    {
      articleNumber: article.number,
      name: view.product.name,
      isOutOfStock,
      ...(quantity && { quantityFieldId: 'quantity' }),
      ...(isOpen && page.storefront === 'sport' && { maxQuantity: article.available }),
      ...(!isOpen && { loginUrl: loginUrl(page) }),
    },
  )}</div></div>`
}

/** No price is shown and nothing goes in the cart; a person answers. */
function quotation(page: PageContext): Html {
  return html`<div class="shop-buy shop-buy--quotation" id="buy"><p>${page.t('page.quotation.text')}</p><p><a class="cs-button cs-button--primary" href="mailto:${SHOP.email}">${page.t('page.quotation.mail')}</a> <a class="cs-button cs-button--secondary" href="${SHOP.phoneUrl}">${page.t('page.quotation.call', { phone: SHOP.phone })}</a></p></div>`
}
