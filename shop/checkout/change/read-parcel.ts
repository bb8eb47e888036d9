import { cartOwner } from '../../cart/contents/cart-owner.ts'
import { findOpenCart, listCartRows } from '../../cart/contents/cart-queries.ts'
import { stockShare, weightOf } from '../../cart/costs/sum-lines.ts'
import { sumOfArticles } from '../../cart/view/view-cart.ts'
import type { DeliveryContext } from '../../delivery/delivery-prices.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** The parcel of the visitor's cart, whose content alone decides weight and price. */
export async function readParcel(
  db: Db,
  visitor: Visitor,
): Promise<Pick<DeliveryContext, 'weight' | 'stock' | 'itemsTotal'>> {
  const owner = cartOwner(visitor)
  const cart = owner && (await findOpenCart(db, owner))
  if (!cart) return { weight: 0, itemsTotal: 0 }
  const rows = await listCartRows(db, cart.id, visitor)
  return {
    weight: weightOf(rows),
    stock: stockShare(rows, visitor),
    itemsTotal: sumOfArticles(rows, visitor),
  }
}
