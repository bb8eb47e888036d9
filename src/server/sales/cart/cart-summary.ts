import { statedTotal } from '../../../model/cart.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { CartSummary } from '../../platform/pages/page-context.ts'
import { viewCart } from './view-cart.ts'

/**
 * What the header of every page shows of the cart; nothing is read for a visitor without a session.
 */
export async function summarizeCart(db: Db, visitor: Visitor): Promise<CartSummary> {
  if (!visitor.session?.isStored) return { quantity: 0 }
  const cart = await viewCart(db, visitor)
  const { quantity, orderRows } = cart
  const total = orderRows.length > 0 ? statedTotal(cart) : undefined
  return { quantity: Number(quantity), ...(total !== undefined && { total }) }
}
