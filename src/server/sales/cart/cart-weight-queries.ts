import { pieceWeight } from '../../delivery/parcel-weight.ts'
import type { Db } from '../../platform/db/schema.ts'

/** What the articles of a cart weigh together, in grams. */
export async function readCartWeight(db: Db, cartId: string): Promise<number> {
  const pieces = await db
    .selectFrom('cart_row')
    .innerJoin('article', 'article.number', 'cart_row.article_number')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select(['product.drawing', 'article.size', 'cart_row.quantity'])
    .where('cart_row.cart_id', '=', cartId)
    .execute()
  return pieces.reduce(
    (sum, { drawing, size, quantity }) => sum + pieceWeight(drawing, size) * quantity,
    0,
  )
}
