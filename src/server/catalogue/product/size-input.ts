import type { SizeField } from '../../../contract/size-fields.ts'
import { MAX_QUANTITY_DIGITS } from '../../../model/limits.ts'
import { flag, type Html, html } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import { hiddenFields } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

export interface SizeInputView {
  readonly productId: string
  readonly productName: string
  readonly fields: readonly SizeField[]
  readonly productType?: 'Master' | 'Item'
  /** Quotation products: no price, no stock. */
  readonly isQuotation?: boolean
  /** Said instead of buying, price and stock to those who are not logged in, and where it leads. */
  readonly loggedOut?: { readonly text: string; readonly href: string }
  /** What was wrong with a form that came back, by article number. */
  readonly errors?: Readonly<Record<string, string | undefined>>
}

/** Sizes of a product, each with a box for how many, in a form that puts them all in the cart. */
export function sizeInput(page: PageContext, view: SizeInputView): Html {
  const { fields, productId, productName, loggedOut } = view
  return html`<size-input sizeinputfields="${JSON.stringify(fields)}" productid="${productId}" productname="${productName}"${
    view.productType && html` producttype="${view.productType}"`
  }${view.isQuotation && html` offert="true"`}${
    loggedOut && html` loggedouttext="${loggedOut.text}" loggedouthref="${loggedOut.href}"`
  }><form class="size-input__form" method="post" action="${linkTo(page, '/cart/add')}">${hiddenFields(page)}<fieldset class="size-input__fields"><legend class="size-input__legend">${page.t('size.choose')}</legend>${boxes(page, view)}</fieldset>${foot(page, view)}</form></size-input>`
}

function boxes(page: PageContext, view: SizeInputView): Html {
  const shown = view.fields.filter((it) => it.visible)
  const folded = view.fields.filter((it) => !it.visible)
  const list = (fields: readonly SizeField[]) =>
    html`<div class="size-input__list">${fields.map((it) => sizeBox(page, view, it))}</div>`
  if (folded.length === 0) return list(shown)
  const label = page.t('size.more', { n: folded.length })
  return html`${list(shown)}<details class="size-input__folded"><summary class="size-input__more" data-act="more" aria-label="${label}">+${folded.length} <span aria-hidden="true">${label}</span></summary>${list(folded)}</details>`
}

function sizeBox(page: PageContext, view: SizeInputView, field: SizeField): Html {
  const id = `size-${view.productId}-${field.fieldId}`
  const error = view.errors?.[field.articleNumber]
  const isOff = !field.inStock || view.loggedOut !== undefined
  return html`<div class="size-input__field" data-stock="${field.inStock ? 'in-stock' : 'out-of-stock'}"><label class="size-input__size" for="${id}">${field.size}</label><input class="size-input__box" id="${id}" name="quantity.${field.articleNumber}" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="${MAX_QUANTITY_DIGITS}" autocomplete="off" value="${field.fieldValue || ''}"${html` placeholder="${field.inStock ? ' ' : '–'}"`}${error && html` aria-invalid="true"`} aria-describedby="${error && `${id}-error `}${id}-about"${flag('disabled', isOff)}>${about(page, view, field, id)}${
    error && html`<p class="cs-error" id="${id}-error">${icon('warning')}<span>${error}</span></p>`
  }</div>`
}

/** Price with an asterisk, and stock in words (SPEC 6, "Master/item size form"). */
function about(page: PageContext, view: SizeInputView, field: SizeField, id: string): Html {
  const isOpen = !view.isQuotation && !view.loggedOut
  const stock =
    isOpen && (field.stockStatusText || (!field.inStock && page.t('product.outofstock')))
  return html`<span class="size-input__about" id="${id}-about">${
    isOpen && field.price && html`<span class="size-input__price">${field.price}*</span>`
  }${stock && html`<span class="size-input__stock">${stock}</span>`}${
    !field.inStock && !stock && html`<span class="cs-visually-hidden">${page.t('size.out')}</span>`
  }</span>`
}

function foot(page: PageContext, view: SizeInputView): Html {
  return html`<div class="size-input__foot"><p class="size-input__sum"></p>${button(page, view)}</div>`
}

function button(page: PageContext, { loggedOut, fields }: SizeInputView): Html {
  if (loggedOut) {
    return html`<a class="cs-button cs-button--primary size-input__button" href="${loggedOut.href}"><span class="cs-button__label">${loggedOut.text}</span></a>`
  }
  const canBuy = fields.some((it) => it.inStock)
  return html`<button class="cs-button cs-button--primary size-input__button" type="submit" data-act="add"${flag('disabled', !canBuy)}>${page.t(canBuy ? 'product.buy' : 'product.outofstock')}</button>`
}
