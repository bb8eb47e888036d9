import { readRow } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { CartOwner } from './cart-owner.ts'

const HELD_CART = (column: CartOwner['column']) => `
  select orders.id as orderId, cart.id as cartId
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
