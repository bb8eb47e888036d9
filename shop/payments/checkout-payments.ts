import type { CheckoutPayments } from '../sales/checkout/checkout-types.ts'
import { findHeldProvider } from './held-order-queries.ts'
import type { Payments } from './payments.ts'
import { payAt, widgetFor } from './widgets.ts'

/** What the calls of the checkout need of the payments. */
export function createCheckoutPayments(
  payments: Payments,
  flushOutbox: () => void,
  carriers: () => readonly { readonly id: string }[],
): CheckoutPayments {
  return {
    get open() {
      return {
        providers: [...payments.providers.keys()],
        carriers: carriers().map(({ id }) => id),
        takesTransfers: payments.takesTransfers,
      }
    },
    flushOutbox,
    widgetFor: (visitor, checkout) => widgetFor(payments, visitor, checkout),
    async payAt(visitor, orderId) {
      const provider = await findHeldProvider(payments.db, orderId)
      return provider && payAt(payments, visitor, { orderId, provider })
    },
  }
}
