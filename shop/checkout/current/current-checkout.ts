import { randomUUID } from 'node:crypto'
import { cartOwner, holdOwner } from '../../cart/contents/cart-owner.ts'
import { findOpenCart } from '../../cart/contents/cart-queries.ts'
import { countRows } from '../../cart/contents/cart-writes.ts'
import { findHeldCart } from '../../cart/contents/held-cart-queries.ts'
import { countStep } from '../../measurement/count-step.ts'
import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { beginContent } from './begin-content.ts'
import { cancelHold } from './cancel-order.ts'
import {
  beginCheckout,
  type CheckoutRow,
  findCheckout,
  findCheckoutOfCart,
} from './checkout-queries.ts'
import { type CheckoutContent, readContent } from './content.ts'

export interface CurrentCheckout {
  readonly orderId: string
  readonly cartId: string
  readonly cartVersion: number
  /** Whether its order has been placed and waits for payment. */
  readonly isHeld: boolean
  /** The status of the order that was placed from it. */
  readonly orderStatus: string | null
  readonly content: CheckoutContent
}

/**
 * The visitor's current checkout: of the open cart, or of a held order. If both exist, the visitor has
 * added to the cart since: the held order is cancelled and joins the cart.
 */
export async function findCurrent(
  tx: Tx,
  visitor: Visitor,
  now: number,
): Promise<CurrentCheckout | undefined> {
  const owner = cartOwner(visitor)
  if (!owner) return undefined
  await holdOwner(tx, owner)
  const held = await findHeldCart(tx, owner)
  const open = await findOpenCart(tx, owner)
  const isFilled = open !== undefined && (await countRows(tx, open.id)) > 0
  if (held && !isFilled) return toCurrent(await findCheckout(tx, held.orderId))
  if (held) await cancelHold(tx, held.orderId, now)
  if (!isFilled) return undefined
  const begun = await findCheckoutOfCart(tx, open.id)
  if (begun) return toCurrent(begun)
  const content = JSON.stringify(await beginContent(tx, visitor))
  await beginCheckout(tx, { orderId: randomUUID(), cartId: open.id, content }, now)
  await countStep(tx, visitor, 'checkout', now)
  return toCurrent(await findCheckoutOfCart(tx, open.id))
}

/**
 * The visitor's checkout of this order id. Another visitor's is refused like one that does not exist; a
 * replaced or ordered one is refused with that reason.
 */
export async function findNamed(
  tx: Tx,
  visitor: Visitor,
  orderId: string,
  now: number,
): Promise<CurrentCheckout> {
  const current = await findCurrent(tx, visitor, now)
  if (orderId && orderId !== current?.orderId) throw await orderRefusal(tx, visitor, orderId)
  if (!current) throw generalRefusal(422, 'checkout.empty')
  return current
}

export function generalRefusal(
  status: number,
  key: string,
  values?: Readonly<Record<string, string | number>>,
): ShopError {
  const reason = { key, ...(values && { values }) }
  return new ShopError(status, reason, { modelState: { general: [reason] } })
}

/** Lets one transaction at a time change the checkout, as `findCurrent` does, for whoever knows its order id alone. */
export async function holdCheckout(tx: Tx, orderId: string): Promise<void> {
  for (const owner of ['session', 'customer'] as const) {
    const ofCart = `select ${owner}_id from checkout join cart on cart.id = cart_id where order_id = ?1`
    await holdRow(tx, owner, orderId, `id = (${ofCart})`)
  }
}

/** Whether the checkout's cart is this visitor's, on the requested storefront. */
function isOwnCheckout(row: CheckoutRow, visitor: Visitor): boolean {
  const owner = cartOwner(visitor)
  if (!owner || row.storefront !== owner.storefront) return false
  return owner.id === (owner.column === 'customer_id' ? row.customerId : row.sessionId)
}

async function orderRefusal(tx: Tx, visitor: Visitor, orderId: string): Promise<ShopError> {
  const row = await findCheckout(tx, orderId)
  if (!row || !isOwnCheckout(row, visitor)) return new ShopError(404, 'order.unknown')
  // A held order here waits for an approver; any other held order would be the current checkout.
  const isOrdered = ['placed', 'held', 'paid', 'delivered'].includes(row.orderStatus ?? '')
  return generalRefusal(409, isOrdered ? 'checkout.ordered' : 'checkout.changed')
}

export function toCurrent(row: CheckoutRow): CurrentCheckout
export function toCurrent(row: CheckoutRow | undefined): CurrentCheckout | undefined
export function toCurrent(row: CheckoutRow | undefined): CurrentCheckout | undefined {
  if (!row) return undefined
  const { orderId, cartId, cartVersion, orderStatus } = row
  const content = readContent(row.content)
  return { orderId, cartId, cartVersion, isHeld: orderStatus === 'held', orderStatus, content }
}
