import type { Cart } from '../../contract/cart.ts'
import { currentStorefront } from '../../state/cart/state.ts'
import { CartSum } from '../../ui/cart-rows/cart-sum.tsx'
import { FreeShipping } from '../../ui/cart-rows/free-shipping.tsx'
import { ClearCart } from './clear-cart.tsx'

interface CartFootProps {
  readonly host: HTMLElement
  readonly cart: ReadonlyCart
}

type ReadonlyCart = Readonly<Omit<Cart, 'orderRows' | 'errors' | 'notices' | 'notAdded'>>

/** What stands below the rows: free shipping, the sum, and the way to empty the cart. */
export function CartFoot({ host, cart }: CartFootProps) {
  return (
    <div className="cart-table__foot">
      <FreeShipping cart={cart} storefront={currentStorefront()} />
      <CartSum cart={cart} storefront={currentStorefront()} block="cart-table" />
      <ClearCart host={host} pieces={Number(cart.quantity) || 0} />
    </div>
  )
}
