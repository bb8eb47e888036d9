import { CartLink } from '../../../src/ui/mini-cart/cart-button.tsx'
import { emptyCartAttributes, emptyCartLink } from './empty-cart-link.ts'
import { loginUrlForPrices } from './login-url.ts'
import { linkTo, type PageContext } from './page-context.ts'

/** The cart button: a link to the cart until the element makes it open the panel. */
export function MiniCart({ page }: { readonly page: PageContext }) {
  const { quantity, total } = page.cart
  const cartUrl = linkTo(page, '/cart')
  const loginUrl = loginUrlForPrices(page)
  return (
    <mini-cart
      carturl={cartUrl}
      data-courtside-visitor={page.visitor.mark}
      {...emptyCartAttributes(emptyCartLink(page))}
      {...(loginUrl !== undefined && { loginurl: loginUrl })}
    >
      <CartLink url={cartUrl} pieces={quantity} total={total} />
    </mini-cart>
  )
}
