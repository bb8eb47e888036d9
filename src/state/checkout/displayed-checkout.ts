import type { Checkout } from '../../contract/checkout.ts'
import type { CheckoutState } from './state.ts'

/** The checkout to display: with the latest choices, answered or not. */
export function displayedCheckout({
  payload,
  pendingChoices,
}: Pick<CheckoutState, 'payload' | 'pendingChoices'>): Checkout {
  const method = pendingChoices.selectedDeliveryMethod
  const isMoved = method !== undefined && method !== payload.selectedDeliveryMethod
  // A delivery option belongs to its delivery method only.
  return { ...payload, ...(isMoved && { selectedDeliveryOption: null }), ...pendingChoices }
}
