import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { FREE_DELIVERY_FROM } from '../../platform/shop-facts.ts'
import { cartOwner } from '../cart/cart-owner.ts'
import { findOpenCart } from '../cart/cart-queries.ts'
import { readCartWeight } from '../cart/cart-weight-queries.ts'
import { viewCart } from '../cart/view-cart.ts'

/** What is in the cart decides weight and price, whatever the settings say. */
export async function readParcel(
  db: Db,
  visitor: Visitor,
): Promise<{ readonly weight: number; readonly goodsTotal: number }> {
  const owner = cartOwner(visitor)
  const cart = owner && (await findOpenCart(db, owner))
  if (!cart) return { weight: 0, goodsTotal: 0 }
  const { amountLeftToFreeShippingAmount: left } = await viewCart(db, visitor)
  const limit = FREE_DELIVERY_FROM[visitor.storefront]
  return {
    weight: await readCartWeight(db, cart.id),
    goodsTotal: left === undefined ? 0 : limit - left,
  }
}
