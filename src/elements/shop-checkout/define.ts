import { cartState } from '../../state/cart/state.ts'
import { checkoutState } from '../../state/checkout/state.ts'
import { afterCart } from '../after-cart.ts'
import { hydrateInSections } from '../hydrate-in-sections.ts'
import { elementPart } from '../react-element.tsx'
import { readCheckout } from './read-checkout.ts'
import { table } from './shop-checkout.table.ts'
import { ShopCheckoutView } from './shop-checkout-view.tsx'
import { startView } from './start-view.ts'

export const { define, mount } = afterCart(
  elementPart(table, ShopCheckoutView, {
    drawnFrom(props, host) {
      const drawn = startView(host, props.checkout)
      const first = checkoutState.submit.errors
      return readCheckout({ state: checkoutState, cart: cartState, drawn, first }, props)
    },
    hydrate: hydrateInSections,
  }),
)
