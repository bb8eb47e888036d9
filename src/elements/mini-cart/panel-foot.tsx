import type { Cart } from '../../contract/cart.ts'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { currentStorefront } from '../../state/cart/state.ts'
import { AbovePrice } from '../../ui/cart-rows/above-price.tsx'
import { CartSum, type CartSumProps } from '../../ui/cart-rows/cart-sum.tsx'
import { FreeShipping, type FreeShippingProps } from '../../ui/cart-rows/free-shipping.tsx'

interface PanelFootProps {
  readonly cart: CartSumProps['cart'] &
    FreeShippingProps['cart'] &
    Readonly<Pick<Cart, 'isAuthenticated' | 'checkoutUrl' | 'abovePriceText'>>
  readonly links: PanelLinks
}

/** The sum and one link: to the checkout, or, if the page has none, to the cart. */
export function PanelFoot({ cart, links }: PanelFootProps) {
  const checkout = safeUrl(cart.checkoutUrl) ?? safeUrl(links.checkoutUrl)
  const cartPage = safeUrl(links.cartUrl)
  return (
    <div className="mini-cart__foot">
      <FreeShipping cart={cart} storefront={currentStorefront()} />
      <AbovePrice
        block="mini-cart"
        words={cart.abovePriceText}
        loginUrl={links.loginUrl}
        isAuthenticated={cart.isAuthenticated}
        storefront={currentStorefront()}
      />
      <CartSum cart={cart} storefront={currentStorefront()} block="mini-cart" />
      {checkout && (
        <a className="cs-button cs-button--primary" href={checkout} data-handoff="">
          {text('cart.checkout')}
        </a>
      )}
      {cartPage && (
        <a
          className={`cs-button ${checkout ? 'cs-button--quiet' : 'cs-button--primary'}`}
          href={cartPage}
          data-handoff=""
        >
          {text('cart.view')}
        </a>
      )}
    </div>
  )
}

/** The panel's links; an absent one is not shown. */
export interface PanelLinks {
  readonly checkoutUrl: string | undefined
  readonly cartUrl: string | undefined
  readonly loginUrl: string | undefined
  readonly shopUrl: string
  readonly shopLabel: string | undefined
}
