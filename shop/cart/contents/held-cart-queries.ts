import { readRow } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { CartOwner } from './cart-owner.ts'
import type { CartRow } from './cart-queries.ts'

const HELD_CART = (column: CartOwner['column']) => `
  select orders.id as "orderId", cart.id as "cartId"
    from cart join orders on orders.cart_id = cart.id
   where cart.${column} = ?1 and cart.status = 'ordered' and cart.storefront = ?2
     and orders.status = 'held'
     and not exists (select 1 from approval
                      where approval.order_id = orders.id and approval.state = 'waiting')
   order by orders.created_at desc, orders.id limit 1`

/** The cart of the owner's newest order that holds stock for its payment. */
export function findHeldCart(
  db: Db,
  { column, id, storefront }: CartOwner,
): Promise<{ readonly orderId: string; readonly cartId: string } | undefined> {
  return readRow(db, HELD_CART(column), [id, storefront])
}

/** The rows of a held order, to which the pieces that it holds are available. */
export async function withHeldPieces<Row extends Pick<CartRow, 'articleNumber' | 'available'>>(
  db: Db,
  orderId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const held = await db
    .selectFrom('reservation')
    .select(['article_number as articleNumber', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
  const pieces = new Map(held.map((it) => [it.articleNumber, it.quantity]))
  return rows.map((it) => ({
    ...it,
    available: it.available + (pieces.get(it.articleNumber) ?? 0),
  }))
}
