import { sql } from 'kysely'
import type { Tx } from '../platform/db/schema.ts'
import { NO_PASSWORD } from './account-queries.ts'

/**
 * The orders that asked for this account, and those that a guest placed with its address, are its
 * owner's once the address is proved. An order of a given-up payment is nobody's, and one that is
 * being paid is still its session's.
 */
export async function assignOrders(tx: Tx, customerId: string): Promise<void> {
  const proved = tx
    .selectFrom('customer')
    .select('customer.email')
    .where('customer.id', '=', customerId)
    .where('customer.password_hash', '<>', NO_PASSWORD)
  const assign = tx
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
  await assign.where('sign_up_email', '=', proved).where('status', '<>', 'cancelled').execute()
  await assign
    .where(sql`lower(email)`, '=', proved)
    .where('status', 'not in', ['cancelled', 'held'])
    .execute()
  await keepNewestReviews(tx, customerId)
}

/** Of what was said of a product twice, by the account and by what has become its order. */
async function keepNewestReviews(tx: Tx, customerId: string): Promise<void> {
  const ids = sql`(select id from orders where customer_id = ${customerId})`
  await sql`delete from review
    where order_id in ${ids} and exists (
      select 1 from review newer
       where newer.product_id = review.product_id and newer.order_id in ${ids}
         and (newer.written_at, newer.id) > (review.written_at, review.id))`.execute(tx)
}
