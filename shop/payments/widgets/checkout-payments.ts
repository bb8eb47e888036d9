import type { OrderDetails } from '../../../src/model/order.ts'
import type { CheckoutPayments } from '../../checkout/quote/checkout-types.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Payments } from '../port/payments.ts'
import { payAt, widgetFor } from './widgets.ts'

/** Creates what the calls of the checkout need of the payments. */
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

/** The provider by which a held order is to be paid; undefined for any other order. */
export async function findHeldProvider(db: Db, orderId: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('details')
    .where('id', '=', orderId)
    .where('status', '=', 'held')
    .executeTakeFirst()
  const details: OrderDetails | undefined = order && JSON.parse(order.details)
  return details?.paymentMethod.provider
}
