import type { Checkout } from '../../contract/checkout.ts'
import { shopEvents } from '../../events/shop-events.ts'
import { checksum } from '../../model/checksum.ts'
import { cartState } from '../cart/state.ts'
import { type CheckoutState, checkoutState } from './state.ts'

/** The checkout as it is to be shown: what was chosen last, whether or not it is answered yet. */
export function shownCheckout({
  payload,
  wanted,
}: Pick<CheckoutState, 'payload' | 'wanted'>): Checkout {
  const method = wanted.selectedDeliveryMethod
  const isMoved = method !== undefined && method !== payload.selectedDeliveryMethod
  // The options of another way to deliver are not this one's.
  return { ...payload, ...(isMoved && { selectedDeliveryOption: null }), ...wanted }
}

/** Says how the goods are to come, or how they are paid for, as the shop has it. */
export function announceChoice(kind: 'delivery' | 'payment'): void {
  const { orderId, selectedDeliveryMethod, selectedPaymentMethod } = checkoutState.payload
  const method = kind === 'delivery' ? selectedDeliveryMethod : selectedPaymentMethod
  if (!method || !orderId) return
  const checkout = checksum(orderId)
  shopEvents.emit('checkout:chosen', { checkout, kind, method, cart: cartState.cart })
}
