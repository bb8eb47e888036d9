import type { OrderDetails } from '../../src/model/order.ts'
import type { Db } from '../platform/db/schema.ts'

/** By which provider a held order is to be paid; undefined for any other order. */
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
