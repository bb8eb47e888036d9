import { shopEvents } from '../../events/shop-events.ts'
import { cartState } from '../cart/state.ts'
import { checkoutState } from './state.ts'

/** Says how the goods are to come, or how they are paid for, as the shop has it. */
export function announceChoice(kind: 'delivery' | 'payment'): void {
  const { orderId, selectedDeliveryMethod, selectedPaymentMethod } = checkoutState.payload
  const method = kind === 'delivery' ? selectedDeliveryMethod : selectedPaymentMethod
  if (!method || !orderId) return
  shopEvents.emit('checkout:chosen', { checkoutId: orderId, kind, method, cart: cartState.cart })
}
