import type { Cart, OrderRow } from '../../../contract/cart.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../model/limits.ts'
import { safeUrl } from '../../../model/url.ts'
import { flag, type Html, html } from '../html.ts'
import { icon } from '../icon.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import { hiddenFields } from './form-fields.ts'
import { rowPrice } from './row-price.ts'

/** The order rows, each with a form of its own for minus, plus and remove; then the sum. */
export function cartTable(page: PageContext, cart: Cart): Html {
  const content = cart.orderRows.length === 0 ? emptyCart(page) : filledCart(page, cart)
  return html`<cart-table>${content}</cart-table>`
}

function emptyCart(page: PageContext): Html {
  return html`<div class="cart-table__empty"><p>${page.t('cart.empty')}</p><a class="cs-button cs-button--primary" href="${linkTo(page, '/search?sort=newest')}">${page.t('cart.empty.action')}</a></div>`
}

function filledCart(page: PageContext, cart: Cart): Html {
  return html`${cart.abovePriceText && html`<p class="cart-table__above">${cart.abovePriceText}</p>`}<ul class="cart-table__rows">${cart.orderRows.map(
    (row) => cartRow(page, row),
  )}</ul>${cartFoot(page, cart)}`
}

function cartRow(page: PageContext, row: OrderRow): Html {
  const image =
    row.image &&
    html`<img class="cart-table__picture" src="${safeUrl(row.image) ?? ''}" alt="" width="96" height="96" loading="lazy">`
  return html`<li class="cart-table__row" data-row="${row.rowSystemId}"><span class="cart-table__image">${image}</span><div class="cart-table__article">${rowName(row)}${traits(page, row)}${
    row.stock && html`<p class="cart-table__stock">(${row.stock})</p>`
  }${row.belowPriceText && html`<p class="cart-table__below">${row.belowPriceText}</p>`}${row.notices?.map(
    (it) => html`<p class="cart-table__notice">${it}</p>`,
  )}</div><div class="cart-table__price">${rowPrice(page, row)}</div>${rowControls(page, row)}<p class="cart-table__total">${
    row.totalPrice &&
    html`<span class="cs-visually-hidden">${page.t('cart.column.total')} </span>${row.totalPrice}`
  }</p></li>`
}

function rowName(row: OrderRow): Html {
  if (!row.url) return html`<p class="cart-table__name">${row.name}</p>`
  return html`<a class="cart-table__name" href="${safeUrl(row.url) ?? ''}">${row.name}</a>`
}

function traits(page: PageContext, row: OrderRow): Html | '' {
  const parts = [
    row.color && page.t('cart.row.color', { color: row.color }),
    row.size && page.t('cart.row.size', { size: row.size }),
  ].filter(Boolean)
  return parts.length > 0 ? html`<p class="cart-table__traits">${parts.join(' · ')}</p>` : ''
}

/** Gifts have plain text, and fees and services a locked figure (SPEC 5). */
function rowControls(page: PageContext, row: OrderRow): Html {
  if (row.isFreeGift) {
    return html`<div class="cart-table__controls"><p class="cart-table__fixed">${row.quantity} × ${page.t('cart.freegift')}</p></div>`
  }
  const isLocked = row.isFeeRow || row.isServiceRow
  return html`<form class="cart-table__controls" method="post" action="${linkTo(page, '/cart/update')}">${hiddenFields(page)}<input type="hidden" name="rowSystemId" value="${row.rowSystemId}">${quantityStepper(page, row, isLocked)}${
    !isLocked &&
    html`<button class="cart-table__remove" type="submit" name="quantity" value="0" data-act="remove" aria-label="${page.t('cart.remove', { name: articleName(row) })}">${icon('bin')}</button>`
  }</form>`
}

function quantityStepper(page: PageContext, row: OrderRow, isLocked: boolean): Html {
  const name = articleName(row)
  const less = row.quantity - 1
  const more = Math.min(row.quantity + 1, MAX_QUANTITY)
  return html`<div class="cs-quantity"><button class="cs-quantity__step" type="submit" name="quantity" value="${less}" data-act="decrease" aria-label="${page.t('quantity.decrease', { name })}"${flag('disabled', isLocked || less < MIN_QUANTITY - 1)}>${icon('minus')}</button><input class="cs-quantity__box" type="text" inputmode="numeric" value="${row.quantity}" aria-label="${page.t('quantity.of', { name })}" disabled><button class="cs-quantity__step" type="submit" name="quantity" value="${more}" data-act="increase" aria-label="${page.t('quantity.increase', { name })}"${flag('disabled', isLocked || row.quantity >= MAX_QUANTITY)}>${icon('plus')}</button></div>`
}

/** "Löparsko, 42": what names a row's controls apart. */
function articleName({ name, size }: OrderRow): string {
  return size ? `${name}, ${size}` : name
}

function cartFoot(page: PageContext, cart: Cart): Html {
  if (cart.orderTotal === undefined) return html``
  const [totalKey, vatKey] = cart.includesVat
    ? ['cart.total', 'cart.vat.included']
    : ['cart.total.exvat', 'cart.vat.added']
  return html`<div class="cart-table__foot"><p class="cart-table__sum"><span>${page.t(totalKey)}</span> <strong>${cart.orderTotal}</strong></p>${
    cart.vat && html`<p class="cart-table__vat">${page.t(vatKey, { sum: cart.vat })}</p>`
  }</div>`
}
