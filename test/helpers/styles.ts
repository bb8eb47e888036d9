import cartTable from '../../src/elements/cart-table/cart-table.css'
import miniCart from '../../src/elements/mini-cart/mini-cart.css'
import miniCartPanel from '../../src/elements/mini-cart/mini-cart-panel.css'
import base from '../../src/ui/base.css'
import button from '../../src/ui/button.css'
import cartRows from '../../src/ui/cart-rows/cart-rows.css'
import cartWords from '../../src/ui/cart-rows/cart-words.css'
import panel from '../../src/ui/panel.css'
import price from '../../src/ui/price.css'
import quantity from '../../src/ui/quantity.css'
import signs from '../../src/ui/signs.css'
import tokens from '../../src/ui/tokens.css'

/** Adds the cart's style sheets to the page. */
export function styleCart(): void {
  const sheet = document.createElement('style')
  sheet.textContent = [
    tokens,
    base,
    button,
    signs,
    quantity,
    panel,
    price,
    cartRows,
    cartWords,
    cartTable,
    miniCart,
    miniCartPanel,
  ].join('\n')
  document.head.append(sheet)
}
