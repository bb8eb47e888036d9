import { cart } from './cart.ts'

/** The same panel written by hand: the same markup, drawn when the button is pressed. */
class VanillaMiniCart extends HTMLElement {
  connectedCallback(): void {
    this.innerHTML = `<button type="button" class="mini-cart__button"><span class="mini-cart__count cs-badge">${cart.quantity}</span><span class="mini-cart__total">${cart.orderTotal}</span></button><dialog class="mini-cart__panel"></dialog>`
    this.querySelector('button')?.addEventListener('click', () => this.open())
  }

  open(): void {
    const dialog = this.querySelector('dialog')
    if (!dialog) return
    dialog.innerHTML = `<div class="mini-cart__sheet"><div class="mini-cart__head"><h2 class="mini-cart__title">Varukorg</h2><button type="button" class="cs-panel__close">×</button></div><div class="mini-cart__content"><ul class="mini-cart__rows">${cart.orderRows.map(drawRow).join('')}</ul></div><div class="mini-cart__foot"><p class="mini-cart__sum"><span>Summa</span> <strong>${cart.orderTotal}</strong></p><a class="cs-button cs-button--primary" href="/checkout">Till kassan</a></div></div>`
    dialog.show()
  }
}

type Row = (typeof cart.orderRows)[number]

function drawRow(row: Row): string {
  return `<li class="mini-cart__row"><span class="mini-cart__image"><img class="mini-cart__picture" src="${row.image}" alt="" width="96" height="96" loading="lazy"></span><div class="mini-cart__article"><a class="mini-cart__name" href="${row.url}">${row.name}</a><p class="mini-cart__traits">${row.color} · ${row.size}</p><p class="mini-cart__stock">(${row.stock})</p></div><div class="mini-cart__price"><span class="cs-price">${row.campaignPrice ?? row.price}</span></div><div class="mini-cart__controls">${drawQuantity(row)}</div><p class="mini-cart__row-total">${row.totalPrice}</p></li>`
}

function drawQuantity(row: Row): string {
  if (row.isFreeGift) return `<p class="mini-cart__fixed">Gåva på köpet</p>`
  const icon = '<svg class="cs-icon" viewBox="0 0 24 24"><path d="M5.5 12h13"/></svg>'
  return `<div class="cs-quantity" role="group" aria-label="Antal, ${row.name}"><button type="button" class="cs-quantity__step" aria-label="Minska antal, ${row.name}">${icon}</button><input class="cs-quantity__box" type="text" value="${row.quantity}" disabled><button type="button" class="cs-quantity__step" aria-label="Öka antal, ${row.name}">${icon}</button></div><button type="button" class="mini-cart__remove">Ta bort</button>`
}

customElements.define('mini-cart', VanillaMiniCart)
