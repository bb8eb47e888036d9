import type { Cart } from '../../contract/cart.ts'
import { isCanceled } from '../../events/element-events.ts'
import type { AddRequest } from '../../events/event-map.ts'
import { shopEvents } from '../../events/shop-events.ts'
import { type Mutation, mutateCart } from './mutation.ts'

interface PutInCartOptions extends AddRequest, Pick<Mutation, 'name' | 'call'> {
  /** The calling element, on which the events fire. */
  readonly host?: EventTarget | undefined
}

/** The only way to add to the cart. Resolves to undefined if a listener cancels it. */
export async function putInCart({ host = document, name, call, ...request }: PutInCartOptions) {
  if (isCanceled(host, 'courtside:before-add', request)) return undefined
  const cart: Cart = await mutateCart({ name, mode: 'once', call })
  shopEvents.emit('cart:added', cart.added ?? request.articles, cart)
  return cart
}
