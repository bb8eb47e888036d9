import { randomUUID } from 'node:crypto'
import { cartOwner } from '../../cart/contents/cart-owner.ts'
import { openCart } from '../../cart/contents/cart-writes.ts'
import { findHeldCart } from '../../cart/contents/held-cart-queries.ts'
import {
  cancelHeldOrder,
  findCartOwner,
  listPendingPayments,
  moveRows,
} from '../../orders/stock/held-order-queries.ts'
import { releaseStock } from '../../orders/stock/release-stock.ts'
import { cancelOverdueOrder } from '../../orders/stock/unpaid-queries.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { beginCheckout, findCheckout, findCheckoutOfCart, saveContent } from './checkout-queries.ts'
import { restoreCode } from './code-use-writes.ts'
import { readContent } from './content.ts'

/**
 * Cancels a held order: releases its stock and campaign code, and moves its rows to the owner's open
 * cart with a new checkout. Returns that checkout's order id; undefined where the order was not held.
 */
export function cancelHold(tx: Tx, orderId: string, now: number): Promise<string | undefined> {
  return release(tx, orderId, { now, heldSince: 'kept' })
}

/** Does the same after the time to pay has expired: the new checkout gets the full time again. */
export function expireOrder(tx: Tx, orderId: string, now: number): Promise<string | undefined> {
  return release(tx, orderId, { now, heldSince: 'dropped' })
}

/** Releases a held order's stock, and makes its campaign code usable again. */
export async function releaseStockAndCode(tx: Tx, orderId: string, now: number): Promise<void> {
  await releaseStock(tx, orderId, 'held', now)
  await restoreCode(tx, orderId)
}

interface Release {
  readonly now: number
  /** Whether the hold of the next order includes the time that this one has used. */
  readonly heldSince: 'kept' | 'dropped'
}

async function release(
  tx: Tx,
  orderId: string,
  { now, heldSince }: Release,
): Promise<string | undefined> {
  const order = await cancelHeldOrder(tx, orderId)
  if (!order) return undefined
  await releaseStockAndCode(tx, orderId, now)
  await cancelPendingPayments(tx, orderId, now)
  return restoreCart(tx, { orderId, cartId: order.cartId, heldSince }, now)
}

/** Puts a placed order's stock back on sale, once, and makes its campaign code usable again. */
export async function returnStockAndCode(tx: Tx, orderId: string, now: number): Promise<void> {
  await releaseStock(tx, orderId, 'sold', now)
  await restoreCode(tx, orderId)
}

/** Cancels a cancelled order's open payments at their providers. */
export async function cancelPendingPayments(tx: Tx, orderId: string, now: number): Promise<void> {
  for (const id of await listPendingPayments(tx, orderId)) {
    await enqueue(tx, { kind: 'payment-cancel', ref: id }, now)
  }
}

async function restoreCart(
  tx: Tx,
  from: Pick<Release, 'heldSince'> & { readonly orderId: string; readonly cartId: string },
  now: number,
): Promise<string | undefined> {
  const owner = await findCartOwner(tx, from.cartId)
  const checkout = await findCheckout(tx, from.orderId)
  if (!owner || !checkout) return undefined
  const cartId = await openCart(tx, owner, now)
  await moveRows(tx, from.cartId, cartId)
  const { heldSince, ...kept } = readContent(checkout.content)
  const content = JSON.stringify(from.heldSince === 'kept' ? { ...kept, heldSince } : kept)
  await beginCheckout(tx, { orderId: randomUUID(), cartId, content }, now)
  const next = await findCheckoutOfCart(tx, cartId)
  if (!next) return undefined
  const left = { ...kept, successor: next.orderId }
  await saveContent(tx, from.orderId, JSON.stringify(left), now)
  return next.orderId
}

/**
 * Cancels an order whose bank transfer has not come in time: releases its stock and code and mails its
 * buyer, in one transaction, so that it happens once however many processes try.
 */
export async function cancelUnpaid(tx: Tx, orderId: string, now: number): Promise<void> {
  if (!(await cancelOverdueOrder(tx, orderId, now))) return
  await releaseStockAndCode(tx, orderId, now)
  await enqueue(tx, { kind: 'unpaid-mail', ref: orderId }, now)
}

/** Before a visitor's change of the cart, moves the rows of a held order back into it. */
export async function releaseHeldOrder(tx: Tx, visitor: Visitor, now: number): Promise<void> {
  const owner = cartOwner(visitor)
  const held = owner && (await findHeldCart(tx, owner))
  if (held) await cancelHold(tx, held.orderId, now)
}
