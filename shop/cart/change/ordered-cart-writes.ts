import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { CartOwner } from '../contents/cart-owner.ts'
import { cartOwner } from '../contents/cart-owner.ts'
import { touchCart } from '../contents/cart-writes.ts'

/** Adds the cart of an order that was placed without one: already ordered, and empty. */
export async function insertOrderedCart(
  tx: Tx,
  { column, id: ownerId, storefront }: CartOwner,
  now: number,
): Promise<string> {
  const id = crypto.randomUUID()
  await tx
    .insertInto('cart')
    .values({
      ...{ id, storefront, status: 'ordered', version: now, created_at: now, changed_at: now },
      [column]: ownerId,
    })
    .execute()
  return id
}

/** Removes articles from the visitor's open cart that were ordered in another way. */
export async function dropOrdered(
  tx: Tx,
  visitor: Visitor,
  articleNumbers: readonly string[],
  now: number,
): Promise<void> {
  const owner = cartOwner(visitor)
  const id = owner && (await touchCart(tx, owner, now))
  if (id === undefined) return
  await tx
    .deleteFrom('cart_row')
    .where('cart_id', '=', id)
    .where('article_number', 'in', articleNumbers)
    .execute()
}
