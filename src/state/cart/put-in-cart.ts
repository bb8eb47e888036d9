import type { Cart } from '../../contract/cart.ts'
import { isCanceled } from '../../events/element-events.ts'
import type { AddAsked } from '../../events/event-map.ts'
import { shopEvents } from '../../events/shop-events.ts'
import { type Mutation, mutateCart } from './mutation.ts'

interface PutInCartOptions extends AddAsked, Pick<Mutation, 'name' | 'call'> {
  /** The element that asks; the page hears of it there. */
  readonly host?: EventTarget | undefined
}

/** The one way into the cart. Resolves to undefined where the page has held it back. */
export async function putInCart({ host = document, name, call, ...request }: PutInCartOptions) {
  if (isCanceled(host, 'courtside:before-add', request)) return undefined
  const cart: Cart = await mutateCart({ name, mode: 'once', call })
  shopEvents.emit('cart:added', cart.added ?? request.articles, cart)
  return cart
}
