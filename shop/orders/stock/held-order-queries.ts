import type { CartOwner } from '../../cart/contents/cart-owner.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { AWAITS_NO_APPROVAL } from '../../platform/db/order-state.ts'
import { runText } from '../../platform/db/read-rows.ts'
import type { Tx } from '../../platform/db/schema.ts'

/**
 * Cancels a held order; undefined where it was not held, or still waits for an approver, whose decision
 * alone ends that. The guard is the write itself.
 */
export function cancelHeldOrder(
  tx: Tx,
  orderId: string,
): Promise<{ readonly cartId: string } | undefined> {
  return tx
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', orderId)
    .where('status', '=', 'held')
    .where(AWAITS_NO_APPROVAL)
    .returning('cart_id as cartId')
    .executeTakeFirst()
}

/** Ids of an order's pending payments, the newest first. */
export async function listPendingPayments(tx: Tx, orderId: string): Promise<string[]> {
  const payments = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .execute()
  return payments.map(({ id }) => id)
}

export async function findCartOwner(tx: Tx, cartId: string): Promise<CartOwner | undefined> {
  const cart = await tx
    .selectFrom('cart')
    .select(['session_id', 'customer_id', 'storefront'])
    .where('id', '=', cartId)
    .executeTakeFirst()
  if (!cart) return undefined
  const { storefront } = cart
  return cart.customer_id === null
    ? { column: 'session_id', id: cart.session_id ?? '', storefront }
    : { column: 'customer_id', id: cart.customer_id, storefront }
}

const ADD_UP = (d: SqlDialect) => `
  update cart_row set quantity = ${d.least('100', 'cart_row.quantity + from_row.quantity')}
    from cart_row as from_row
   where from_row.cart_id = ?1 and cart_row.cart_id = ?2
     and cart_row.article_number = from_row.article_number`

const MOVE = `
  update cart_row set cart_id = ?2
   where cart_id = ?1 and article_number not in
         (select article_number from cart_row where cart_id = ?2)`

/** Moves rows to another cart under the same ids; articles that are in both carts are added up. */
export async function moveRows(tx: Tx, fromCartId: string, toCartId: string): Promise<void> {
  for (const text of [ADD_UP, MOVE]) await runText(tx, text, [fromCartId, toCartId])
  await tx.deleteFrom('cart_row').where('cart_id', '=', fromCartId).execute()
}
