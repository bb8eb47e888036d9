import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../platform/db/schema.ts'
import { DEMO_COMPANY, DEMO_CUSTOMERS, DEMO_SESSION } from './demo-people.ts'

/** The result for orders of demo customers. */
export interface RemovedOrders {
  readonly orders: number
  /** Orders with products of the shop's own, or with a payment outside the sandbox. */
  readonly keptOrders: number
}

const SANDBOXES = ['sandpay', 'sandpart']

/**
 * Deletes orders of the demo's customers, unless they involve the shop's own products or real money: somebody
 * with the published password may have placed them in earnest. Those are kept without a customer.
 */
export async function removeDemoOrders(tx: Tx): Promise<RemovedOrders> {
  const orders = await listOrders(tx)
  const gone = orders.filter((it) => it.isOfDemo === 1)
  for (const { id, cartId } of gone) await removeOrder(tx, id, cartId)
  for (const { id, cartId } of orders) {
    if (!gone.some((it) => it.id === id)) await keepWithoutCustomer(tx, id, cartId)
  }
  return { orders: gone.length, keptOrders: orders.length - gone.length }
}

interface PlacedOrder {
  readonly id: string
  readonly cartId: string
  readonly isOfDemo: 0 | 1
}

async function listOrders(tx: Tx): Promise<readonly PlacedOrder[]> {
  const { rows } = await sql<PlacedOrder>`
    select o.id, o.cart_id as "cartId", not exists (
        select 1 from order_row r
         where r.order_id = o.id and r.kind in ('article', 'gift') and not exists (
           select 1 from article a join product p on p.id = a.product_id
            where a.number = r.article_number and p.source = 'demo')
      ) and not exists (
        select 1 from payment y
         where y.order_id = o.id and y.provider not in (${sql.join(SANDBOXES)})
           and y.state in ('authorized', 'captured', 'refunding', 'refunded')
      ) as "isOfDemo"
      from orders o
     where ${isPlacedByDemo}
     order by o.id`.execute(tx)
  return rows
}

const isPlacedByDemo: RawBuilder<boolean> = sql`(
  o.customer_id in (select id from customer where ${sql.join(
    DEMO_CUSTOMERS.map(({ id, email }) => sql`(id = ${id} and email = ${email})`),
    sql` or `,
  )})
  or o.company_id = ${DEMO_COMPANY.id} or o.session_id = ${DEMO_SESSION})`

async function removeOrder(tx: Tx, id: string, cartId: string): Promise<void> {
  await tx.deleteFrom('orders').where('id', '=', id).execute()
  await tx.deleteFrom('stock_move').where('order_id', '=', id).execute()
  await tx.deleteFrom('payment').where('order_id', '=', id).execute()
  await tx.deleteFrom('sandbox_payment').where('order_id', '=', id).execute()
  await tx.deleteFrom('attempt').where('order_id', '=', id).execute()
  await tx.deleteFrom('cart').where('id', '=', cartId).execute()
}

/** Assigns the cart, which needs an owner, to a session that nobody has. */
async function keepWithoutCustomer(tx: Tx, id: string, cartId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ customer_id: null, company_id: null })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('cart')
    .set({ customer_id: null, session_id: `without customer ${id}`, status: 'ordered' })
    .where('id', '=', cartId)
    .where('customer_id', 'is not', null)
    .execute()
}
