import type { OrderDetails } from '../../model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { CheckoutPayments } from '../sales/checkout/checkout-types.ts'
import type { Payments } from './payments.ts'
import { payAt, widgetFor } from './widgets.ts'

/** What the calls of the checkout need of the payments. */
export function createCheckoutPayments(
  payments: Payments,
  flushOutbox: () => void,
): CheckoutPayments {
  return {
    providers: [...payments.providers.keys()],
    flushOutbox,
    widgetFor: (visitor, checkout) => widgetFor(payments, visitor, checkout),
    async payAt(visitor, orderId) {
      const provider = await findProvider(payments.db, orderId)
      return provider && payAt(payments, visitor, { orderId, provider })
    },
  }
}

async function findProvider(db: Db, orderId: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('details')
    .where('id', '=', orderId)
    .where('status', '=', 'held')
    .executeTakeFirst()
  const details: OrderDetails | undefined = order && JSON.parse(order.details)
  return details?.paymentMethod.provider
}
