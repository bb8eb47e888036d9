import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { naiveOrder } from './naive-order.ts'

/**
 * A wrong purchase as shops have written it: it charges the card, then places the order, and only then
 * records the payment.
 */
export async function naivePurchase(
  db: Db,
  orderId: string,
  say: (line: string) => void,
): Promise<boolean> {
  const charge = { reference: randomUUID(), provider: 'sandpay', amount: 0, currency: 'SEK' }
  const books = { order_id: `${orderId} ${charge.reference}`, state: 'captured', content: '{}' }
  await db
    .insertInto('sandbox_payment')
    .values({ ...charge, ...books, changed_at: Date.now() })
    .execute()
  say(`at held ${orderId}`)
  say(`at authorized ${orderId}`)
  return naiveOrder(db, orderId)
}
