import type { Tx } from '../../platform/db/schema.ts'
import { cartOwner } from '../../platform/http/cart-owner.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { findHeldCart } from '../cart/held-cart-queries.ts'
import { releaseOrder } from './release-order.ts'

/** Who changes the cart while goods are held for its payment has them back in the cart first. */
export async function releaseHeldOrder(tx: Tx, visitor: Visitor, now: number): Promise<void> {
  const owner = cartOwner(visitor)
  const held = owner && (await findHeldCart(tx, owner))
  if (held) await releaseOrder(tx, held.orderId, now)
}
