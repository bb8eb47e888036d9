import type { Cart } from '../../../src/contract/cart.ts'
import { sizeFieldKey } from '../../../src/contract/error-body.ts'
import { unitPrice } from '../../../src/model/prices.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { cartOwner } from '../contents/cart-owner.ts'
import { type CartRow, findCartRow } from '../contents/cart-queries.ts'
import { removeRow, removeRows, setRow, touchCart } from '../contents/cart-writes.ts'
import { isExtraRow } from '../costs/cart-extras.ts'
import { viewCart } from '../view/view-cart.ts'
import { findFault } from './add-to-cart.ts'

export interface RowChange {
  readonly rowSystemId: string
  /** 0 removes the row. */
  readonly quantity: number
}

/** Sets a row's quantity. Another visitor's row is refused like one that does not exist. */
export async function updateCartRow(
  tx: Tx,
  visitor: Visitor,
  { rowSystemId, quantity }: RowChange,
  now: number = Date.now(),
): Promise<Cart> {
  if (isExtraRow(rowSystemId)) throw new ShopError(422, 'cart.row.locked')
  const owner = cartOwner(visitor)
  const cartId = owner && (await touchCart(tx, owner, now))
  const line = cartId ? await findCartRow(tx, cartId, rowSystemId, visitor) : undefined
  if (!line) throw new ShopError(404, 'cart.row.gone')
  if (quantity === 0) await removeRow(tx, line.id)
  else await changeQuantity(tx, visitor, line, quantity)
  return viewCart(tx, visitor)
}

/** Removes all rows of the visitor's cart; creates no cart if there is none. */
export async function clearCart(tx: Tx, visitor: Visitor, now: number = Date.now()): Promise<Cart> {
  const owner = cartOwner(visitor)
  const cartId = owner && (await touchCart(tx, owner, now))
  if (cartId) await removeRows(tx, cartId)
  return viewCart(tx, visitor)
}

async function changeQuantity(
  tx: Tx,
  visitor: Visitor,
  line: CartRow,
  quantity: number,
): Promise<void> {
  const fault = findFault({ ...line, inCart: 0 }, quantity, visitor)
  if (fault) {
    throw new ShopError(400, fault, {
      modelState: { quantity: [fault] },
      errorsList: { [sizeFieldKey(line.articleNumber)]: fault },
    })
  }
  await setRow(tx, line.id, quantity, unitPrice(line, visitor) ?? null)
}

/**
 * Puts items that are held for a payment back into the cart. Every change of a cart does so first, in
 * its own transaction, since a buyer who changes the cart has left the payment.
 */
export type ReleaseHeld = (tx: Tx, visitor: Visitor, now: number) => Promise<void>
