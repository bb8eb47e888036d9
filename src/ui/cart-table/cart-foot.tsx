import { text } from '../../i18n/text.ts'
import type { Storefront } from '../../model/storefront.ts'
import { safeUrl } from '../../model/url.ts'
import { CartSum, type CartSumProps } from '../cart-rows/cart-sum.tsx'
import { FreeShipping, type FreeShippingProps } from '../cart-rows/free-shipping.tsx'
import type { DrawnProps } from '../view-props.ts'
import { ClearCart, type ClearCartHandlers } from './clear-cart.tsx'

export type CartFootData = FreeShippingProps['cart'] &
  CartSumProps['cart'] & {
    /** Number of pieces, as text. */
    readonly quantity: string
  }

export type CartFootHandlers = ClearCartHandlers

interface CartFootProps extends DrawnProps<CartFootData, CartFootHandlers> {
  readonly storefront: Storefront
  readonly checkoutUrl: string | undefined
}

/** What stands below the rows: free shipping, the sum, the checkout, and the way to empty the cart. */
export function CartFoot({ data, forms, handlers, storefront, checkoutUrl }: CartFootProps) {
  const checkout = safeUrl(checkoutUrl)
  return (
    <div className="cart-table__foot">
      <FreeShipping cart={data} storefront={storefront} />
      <CartSum cart={data} storefront={storefront} block="cart-table" />
      {checkout && (
        <a className="cs-button cs-button--primary" href={checkout}>
          {text('cart.checkout')}
        </a>
      )}
      <ClearCart pieces={Number(data.quantity) || 0} forms={forms} handlers={handlers} />
    </div>
  )
}
