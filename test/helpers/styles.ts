import cartTable from '../../src/elements/cart-table/cart-table.css'
import miniCart from '../../src/elements/mini-cart/mini-cart.css'
import base from '../../src/ui/base.css'
import button from '../../src/ui/button.css'
import cartRows from '../../src/ui/cart-rows/cart-rows.css'
import panel from '../../src/ui/panel.css'
import quantity from '../../src/ui/quantity.css'
import signs from '../../src/ui/signs.css'
import tokens from '../../src/ui/tokens.css'

/** Gives the page the sheets of the cart, until the end of the test. */
export function styleCart(): void {
  const sheet = document.createElement('style')
  sheet.textContent = [
    tokens,
    base,
    button,
    signs,
    quantity,
    panel,
    cartRows,
    cartTable,
    miniCart,
  ].join('\n')
  document.head.append(sheet)
}
