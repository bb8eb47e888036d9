import type { Db } from '../../platform/db/schema.ts'
import { cartOwner } from '../../platform/http/cart-owner.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { findOpenCart } from '../cart/cart-queries.ts'
import { type CheckoutRow, findCheckout, findCheckoutOfCart } from './checkout-queries.ts'
import { readContent } from './content.ts'

/**
 * The address that the visitor typed in a checkout of their own, empty where none was typed; without
 * an order id, in that of the open cart. Somebody else's checkout is as unknown as one that never was.
 */
export async function readCheckoutEmail(
  db: Db,
  visitor: Visitor,
  orderId: string | undefined,
): Promise<string> {
  const row = orderId ? await findCheckout(db, orderId) : await findOpenCheckout(db, visitor)
  if (!row || !isOwn(row, visitor)) throw new ShopError(404, 'order.unknown')
  return readContent(row.content).customerDetails.email
}

async function findOpenCheckout(db: Db, visitor: Visitor): Promise<CheckoutRow | undefined> {
  const owner = cartOwner(visitor)
  const cart = owner && (await findOpenCart(db, owner))
  return cart && (await findCheckoutOfCart(db, cart.id))
}

function isOwn({ sessionId, customerId }: CheckoutRow, { session }: Visitor): boolean {
  if (!session) return false
  if (customerId !== null) return customerId === session.customerId
  return sessionId === session.id
}
