import { text } from '../../i18n/text.ts'
import { currentStorefront } from '../../state/cart/state.ts'
import { loadCheckout } from '../../state/checkout/start.ts'
import { CartProblem } from '../../ui/cart-rows/cart-problem.tsx'
import { EmptyCart } from '../../ui/cart-rows/empty-cart.tsx'
import { CheckoutSkeleton } from '../../ui/checkout/checkout-skeleton.tsx'
import { LoggedOut } from '../../ui/checkout/logged-out.tsx'
import type { ViewProps } from '../element-table.ts'
import { useCart } from '../use-cart.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { table } from './shop-checkout.table.ts'
import { useCheckout } from './use-checkout.ts'

/** The whole checkout, or what stands in its place: nothing to buy, a login, a failure. */
export function ShopCheckoutView(props: ViewProps<typeof table>) {
  const { host, checkout, loginUrl, shopUrl } = props
  const shown = useCheckout(host, checkout)
  const cart = useCart()
  const { phase, failure, submit, payload } = shown.state

  if (cart.status === 'ready' && isWithoutLogin(cart.cart.isAuthenticated)) {
    return <LoggedOut loginUrl={loginUrl} />
  }
  if (phase === 'failed' && failure) {
    return <CartProblem problem={failure} retry={() => void loadCheckout()} />
  }
  if (phase !== 'ready' || cart.status !== 'ready') {
    return <CheckoutSkeleton label={text('checkout.loading')} />
  }
  const isEmpty = cart.cart.orderRows.length === 0 && cart.removed.length === 0
  // The goods of an order that waits for its payment are not in the cart any more.
  if (isEmpty && !payload.orderId && !submit.result) {
    return <EmptyCart block="cart-table" url={shopUrl} />
  }
  return <CheckoutForm {...props} {...shown} cart={cart} />
}

function isWithoutLogin(isAuthenticated: boolean): boolean {
  return currentStorefront() === 'professional' && !isAuthenticated
}
