import type { SizeField } from '../../../contract/size-fields.ts'
import { MAX_QUANTITY_DIGITS } from '../../../model/limits.ts'
import { flag, type Html, html } from '../html.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import { hiddenFields } from './form-fields.ts'

export interface SizeInputView {
  readonly productId: string
  readonly fields: readonly SizeField[]
  readonly productType?: 'Master' | 'Item'
  /** Quotation products: no price, no stock. */
  readonly isQuotation?: boolean
  /** Said instead of price and stock to those who are not logged in. */
  readonly loggedOutText?: string
}

/** Sizes of a product, each with a box for how many, in a form that puts them all in the cart. */
export function sizeInput(page: PageContext, view: SizeInputView): Html {
  return html`<size-input sizeinputfields="${JSON.stringify(view.fields)}" productid="${view.productId}"${
    view.productType && html` producttype="${view.productType}"`
  }${view.isQuotation && html` offert="true"`}${
    view.loggedOutText && html` loggedouttext="${view.loggedOutText}"`
  }><form class="size-input__form" method="post" action="${linkTo(page, '/cart/add')}">${hiddenFields(page)}<fieldset class="size-input__fields"><legend class="size-input__legend">${page.t('size.choose')}</legend>${boxes(page, view)}</fieldset>${foot(page, view)}</form></size-input>`
}

function boxes(page: PageContext, view: SizeInputView): Html {
  const shown = view.fields.filter((it) => it.visible)
  const folded = view.fields.filter((it) => !it.visible)
  const list = (fields: readonly SizeField[]) =>
    html`<div class="size-input__list">${fields.map((it) => sizeBox(view, it))}</div>`
  if (folded.length === 0) return list(shown)
  return html`${list(shown)}<details class="size-input__folded"><summary class="size-input__more">${page.t('size.more', { n: folded.length })}</summary>${list(folded)}</details>`
}

function foot(page: PageContext, view: SizeInputView): Html {
  const canBuy = !view.loggedOutText && view.fields.some((it) => it.inStock)
  return html`<div class="size-input__foot"><p class="size-input__sum"></p><button class="cs-button cs-button--primary size-input__button" type="submit" data-act="add"${flag('disabled', !canBuy)}>${page.t(buttonKey(view, canBuy))}</button></div>`
}

function buttonKey({ loggedOutText }: SizeInputView, canBuy: boolean): string {
  if (loggedOutText) return 'product.loggedout'
  return canBuy ? 'product.buy' : 'product.outofstock'
}

function sizeBox(view: SizeInputView, field: SizeField): Html {
  const id = `size-${view.productId}-${field.fieldId}`
  const isShown = !view.isQuotation && !view.loggedOutText
  const state = field.inStock ? 'in-stock' : 'out-of-stock'
  return html`<div class="size-input__field" data-stock="${state}"><label class="size-input__size" for="${id}">${field.size}</label><input class="size-input__box" id="${id}" name="quantity.${field.articleNumber}" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="${MAX_QUANTITY_DIGITS}" autocomplete="off" value="${field.fieldValue || ''}"${flag('disabled', !field.inStock)}${
    !field.inStock && html` placeholder="–"`
  }>${isShown && field.price && html`<span class="size-input__price">${field.price}*</span>`}${
    isShown && html`<span class="size-input__stock">${field.stockStatusText}</span>`
  }</div>`
}
