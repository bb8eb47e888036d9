import { shopEvents } from '../../events/shop-events.ts'
import { checksum } from '../../model/checksum.ts'
import { cartState } from '../cart/state.ts'
import { checkoutState } from './state.ts'

/** Emits the chosen delivery or payment method, as the shop has stored it. */
export function announceChoice(kind: 'delivery' | 'payment'): void {
  const { orderId, selectedDeliveryMethod, selectedPaymentMethod } = checkoutState.payload
  const method = kind === 'delivery' ? selectedDeliveryMethod : selectedPaymentMethod
  if (!method || !orderId) return
  const checkout = checksum(orderId)
  shopEvents.emit('checkout:chosen', { checkout, kind, method, cart: cartState.cart })
}
