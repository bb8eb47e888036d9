import { cartState, ensureCart } from '../../state/cart/state.ts'
import { checkoutState } from '../../state/checkout/state.ts'
import { hydrateInSections } from '../hydrate-in-sections.ts'
import { elementPart } from '../react-element.tsx'
import { readCheckout } from './read-checkout.ts'
import { table } from './shop-checkout.table.ts'
import { ShopCheckoutView } from './shop-checkout-view.tsx'
import { startView } from './start-view.ts'

const part = elementPart(table, ShopCheckoutView, {
  drawnFrom(props, host) {
    const drawn = startView(host, props.checkout)
    const first = checkoutState.submit.errors
    return readCheckout({ state: checkoutState, cart: cartState, drawn, first }, props)
  },
  hydrate: hydrateInSections,
})

/** The server's form stays until the cart is here; an empty tag draws its sketch at once. */
export function define(name: string): void {
  void cartFor([...document.querySelectorAll(name)]).then(() => part.define(name))
}

export function mount(host: HTMLElement): () => void {
  let undo: (() => void) | undefined
  let isGone = false
  void cartFor([host]).then(() => {
    if (!isGone) undo = part.mount(host)
  })
  return () => {
    isGone = true
    undo?.()
  }
}

async function cartFor(hosts: readonly Element[]): Promise<void> {
  if (hosts.every((it) => it.firstElementChild)) await ensureCart()
}
