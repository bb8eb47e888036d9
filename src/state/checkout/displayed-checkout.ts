import type { Checkout } from '../../contract/checkout.ts'
import type { CheckoutState } from './state.ts'

/** The checkout as it is to be shown: what was chosen last, whether or not it is answered yet. */
export function displayedCheckout({
  payload,
  pendingChoices,
}: Pick<CheckoutState, 'payload' | 'pendingChoices'>): Checkout {
  const method = pendingChoices.selectedDeliveryMethod
  const isMoved = method !== undefined && method !== payload.selectedDeliveryMethod
  // The options of another way to deliver are not this one's.
  return { ...payload, ...(isMoved && { selectedDeliveryOption: null }), ...pendingChoices }
}
