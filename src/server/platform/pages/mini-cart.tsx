import { CartLink } from '../../../ui/mini-cart/cart-button.tsx'
import { loginUrlForPrices } from './login-url.ts'
import { linkTo, type PageContext } from './page-context.ts'
import { wayAttributes, wayToShop } from './way-to-shop.ts'

/** The cart button: a link to the cart until the element makes it open the panel. */
export function MiniCart({ page }: { readonly page: PageContext }) {
  const { quantity, total } = page.cart
  const cartUrl = linkTo(page, '/cart')
  const loginUrl = loginUrlForPrices(page)
  return (
    <mini-cart
      carturl={cartUrl}
      {...wayAttributes(wayToShop(page))}
      {...(loginUrl !== undefined && { loginurl: loginUrl })}
    >
      <CartLink url={cartUrl} pieces={quantity} total={total} />
    </mini-cart>
  )
}
