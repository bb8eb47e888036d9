import { type Html, html } from '../../platform/html/html.ts'
import { hiddenFields } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

export interface BuyButtonView {
  readonly articleNumber: string
  /** The article's name, for the button's own name where many buttons stand on a page. */
  readonly name: string
  /** `id` of a quantity box outside the tag. It must name this form with `form="buy-ARTICLE"`. */
  readonly quantityFieldId?: string
  readonly isOutOfStock?: boolean
  /** Pieces that can be had; absent where stock is not checked (SPEC 5). */
  readonly maxQuantity?: number
  /** Where a visitor who may not buy is sent instead. */
  readonly loginUrl?: string
  readonly label?: string
}

/** Id of the form that buys an article, for fields outside it. */
export function buyFormId(articleNumber: string): string {
  return `buy-${articleNumber}`
}

/** A form that puts one article in the cart, until the element does so in place. */
export function buyButton(page: PageContext, view: BuyButtonView): Html {
  const field = view.quantityFieldId
  return html`<buy-button articlenumber="${view.articleNumber}" name="${view.name}"${
    view.maxQuantity !== undefined && html` maxquantity="${view.maxQuantity}"`
  }${view.isOutOfStock && html` outofstock="true"`}${
    field && html` quantityfieldid="${field}"`
  }${view.loginUrl && html` href="${view.loginUrl}"`}${
    view.label && html` label="${view.label}"`
  }>${buyControl(page, view)}</buy-button>`
}

function buyControl(page: PageContext, view: BuyButtonView): Html {
  if (view.loginUrl) {
    return html`<a class="cs-button cs-button--secondary buy-button__button" href="${view.loginUrl}">${page.t('product.loggedout')}</a>`
  }
  if (view.isOutOfStock) {
    return html`<button class="cs-button cs-button--primary buy-button__button" type="button" disabled>${page.t('product.outofstock')}</button>`
  }
  const label = view.label ?? page.t('product.buy')
  return html`<form class="buy-button__form" id="${buyFormId(view.articleNumber)}" method="post" action="${linkTo(page, '/cart/add')}">${hiddenFields(page)}<input type="hidden" name="articleNumber" value="${view.articleNumber}"><button class="cs-button cs-button--primary buy-button__button" type="submit" data-act="buy">${label}<span class="cs-visually-hidden">, ${view.name}</span></button></form>`
}
