import type { OrderRow } from '../../../contract/cart.ts'
import { canChangeQuantity, canRemove, hasQuantityControl } from '../../../model/cart.ts'
import { MAX_QUANTITY, MAX_QUANTITY_DIGITS, MIN_QUANTITY } from '../../../model/limits.ts'
import { safeUrl } from '../../../model/url.ts'
import { flag, type Html, html } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import { hiddenFields } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { rowPrice } from './row-price.ts'

/** One row of the cart, drawn as the element draws it. */
export function cartRow(page: PageContext, row: OrderRow): Html {
  const total =
    row.totalPrice &&
    html`<span class="cs-visually-hidden">${page.t('cart.column.total')} </span>${row.totalPrice}`
  return html`<li class="cart-table__row" data-row="${row.rowSystemId}"><span class="cart-table__image">${picture(row)}</span>${article(page, row)}<div class="cart-table__price">${rowPrice(page, row)}</div>${controls(page, row)}<p class="cart-table__row-total">${total}</p></li>`
}

function picture({ image }: OrderRow): Html | false {
  const source = safeUrl(image)
  return (
    source !== undefined &&
    html`<img class="cart-table__picture" src="${source}" alt="" width="96" height="96" loading="lazy">`
  )
}

function article(page: PageContext, row: OrderRow): Html {
  const url = safeUrl(row.url)
  const name = url
    ? html`<a class="cart-table__name" href="${url}">${row.name}</a>`
    : html`<p class="cart-table__name">${row.name}</p>`
  const traits = [
    row.color && page.t('cart.row.color', { color: row.color }),
    row.size && page.t('cart.row.size', { size: row.size }),
  ].filter(Boolean)
  return html`<div class="cart-table__article">${name}${
    traits.length > 0 && html`<p class="cart-table__traits">${traits.join(' · ')}</p>`
  }${row.stock && html`<p class="cart-table__stock">(${row.stock})</p>`}${
    row.belowPriceText && html`<p class="cart-table__below">${row.belowPriceText}</p>`
  }${row.notices?.map((it) => html`<p class="cart-table__notice">${it}</p>`)}</div>`
}

/** Gifts have plain text, fees and services a locked figure (SPEC 5). */
function controls(page: PageContext, row: OrderRow): Html {
  if (!hasQuantityControl(row)) {
    return html`<div class="cart-table__controls"><p class="cart-table__fixed">${row.quantity} × ${page.t('cart.freegift')}</p></div>`
  }
  const name = articleName(row)
  const remove =
    canRemove(row) &&
    html`<button class="cart-table__remove" type="submit" name="quantity" value="0" data-act="remove ${row.rowSystemId}" aria-label="${page.t('cart.remove', { name })}">${page.t('cart.remove.short')}</button>`
  return html`<form class="cart-table__controls" method="post" action="${linkTo(page, '/cart/update')}">${hiddenFields(page)}<input type="hidden" name="rowSystemId" value="${row.rowSystemId}">${stepper(page, row)}${remove}</form>`
}

/** Minus at one takes the row away (UX ROW-2). */
function stepper(page: PageContext, row: OrderRow): Html {
  const name = articleName(row)
  const isLocked = !canChangeQuantity(row)
  const isLast = row.quantity <= MIN_QUANTITY
  const less = page.t(isLast ? 'cart.remove' : 'quantity.decrease', { name })
  const more = Math.min(row.quantity + 1, MAX_QUANTITY)
  return html`<div class="cs-quantity" role="group" aria-label="${page.t('quantity.of', { name })}"><button class="cs-quantity__step" type="submit" name="quantity" value="${row.quantity - 1}" data-act="decrease ${row.rowSystemId}" aria-label="${less}"${flag('disabled', isLocked)}>${icon(isLast && !isLocked ? 'bin' : 'minus')}</button><input class="cs-quantity__box" type="text" inputmode="numeric" maxlength="${MAX_QUANTITY_DIGITS}" value="${row.quantity}" aria-label="${page.t('quantity.label')}" disabled><button class="cs-quantity__step" type="submit" name="quantity" value="${more}" data-act="increase ${row.rowSystemId}" aria-label="${page.t('quantity.increase', { name })}"${flag('disabled', isLocked || row.quantity >= MAX_QUANTITY)}>${icon('plus')}</button></div>`
}

/** "Löparsko, 42": tells the controls of one row from those of another. */
function articleName({ name, size }: OrderRow): string {
  return size ? `${name}, ${size}` : name
}
