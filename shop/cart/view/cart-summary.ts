import { statedTotal } from '../../../src/model/cart.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { sumUpCart } from './view-cart.ts'

export interface CartSummary {
  readonly quantity: number
  /** Text in the page's language; absent where it is hidden or the cart is empty. */
  readonly total?: string
}

/** The cart summary in the header of every page; reads nothing for a visitor without a session. */
export async function summarizeCart(db: Db, visitor: Visitor): Promise<CartSummary> {
  if (!visitor.session?.isStored) return { quantity: 0 }
  const sums = await sumUpCart(db, visitor)
  if (!sums) return { quantity: 0 }
  const total = statedTotal(sums)
  return { quantity: Number(sums.quantity), ...(total !== undefined && { total }) }
}
