import { cartOwner } from '../cart/contents/cart-owner.ts'
import { type CartRow, findOpenCart, listCartRows } from '../cart/contents/cart-queries.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { ListReader } from './list-reader.ts'
import type { NamedList } from './order-list-writes.ts'
import { makeOrderList } from './order-lists.ts'

/** Whether there is anything to keep. */
export async function hasCartRows(db: Db, visitor: Visitor): Promise<boolean> {
  return (await readRows(db, visitor)).length > 0
}

/** Keeps what is in the cart as a list. */
export async function saveCart(
  tx: Tx,
  visitor: Visitor,
  { reader, ...named }: NamedList & { readonly reader: ListReader },
  now: number,
): Promise<void> {
  const rows = await readRows(tx, visitor)
  await makeOrderList(tx, reader, { ...named, rows }, now)
}

/** Of the professional storefront, whichever one the page is of. */
async function readRows(db: Db, visitor: Visitor): Promise<CartRow[]> {
  const owner = cartOwner({ ...visitor, storefront: 'professional' })
  const cart = owner && (await findOpenCart(db, owner))
  const view = { language: visitor.language, storefront: 'professional' } as const
  return cart ? listCartRows(db, cart.id, view) : []
}
