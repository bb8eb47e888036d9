import type { Receipt } from '../../../src/model/order.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notedKey, type Visitor } from '../../platform/http/visitor.ts'
import type { Signer } from '../../platform/signer.ts'
import {
  findOrder,
  findOwnedReceipt,
  type OrderHead,
  type OrderOwner,
} from '../receipt/order-queries.ts'
import { asBuyerReads } from '../receipt/read-receipt.ts'
import { isMailedKey, isOrderKey, type OrderKey, returnedOrderKey } from './order-key.ts'

/** What makes an order a visitor's to look at. */
export interface OrderProof {
  /**
   * The strongest that holds: the login of the customer whose order it is, the session that it was
   * placed in, or a link, shown now or left with the browser before.
   */
  readonly by: 'login' | 'session' | 'link'
  /** Of the link, where the request shows one that is good, whatever else proves the order. */
  readonly key: string | undefined
  /** Whether they read the mails of the order's address: by a link of one, or by its account's login. */
  readonly readsMail: boolean
}

/**
 * Proves an order by the login or the session and, where links count, by a link to it. Undefined for
 * anybody else's order and for none.
 */
export async function proveOrder(
  db: Db,
  visitor: Visitor,
  orderId: string,
  orderKey?: OrderKey,
): Promise<(OrderProof & { readonly order: OrderHead }) | undefined> {
  const order = await findOrder(db, orderId)
  const proof = order && proofOf(visitor, order, orderKey)
  return proof && { ...proof, order }
}

/** The receipt of an order that is proved; the order is read once. */
export async function readProvedReceipt(
  db: Db,
  visitor: Visitor,
  orderId: string,
  orderKey?: OrderKey,
): Promise<(OrderProof & { readonly receipt: Receipt }) | undefined> {
  const found = await findOwnedReceipt(db, orderId)
  const proof = found && proofOf(visitor, found.owner, orderKey)
  return proof && { ...proof, receipt: asBuyerReads(found.receipt) }
}

/** What opens the order for a buyer who comes back from paying; the order's owner needs nothing. */
export async function keyOfReturn(
  { db, signer }: { readonly db: Db; readonly signer: Signer },
  visitor: Visitor,
  orderId: string,
): Promise<string | undefined> {
  const order = await findOrder(db, orderId)
  if (!order || proofOf(visitor, order)) return undefined
  return returnedOrderKey(signer, { orderId, placedAt: order.createdAt })
}

function proofOf(visitor: Visitor, order: OrderOwner, orderKey?: OrderKey): OrderProof | undefined {
  const by = ownerBy(visitor, order)
  const hasItsAddress = by === 'login' && order.email.toLowerCase() === visitor.customer?.email
  if (!orderKey) return by && { by, key: undefined, readsMail: hasItsAddress }
  const placed = { orderId: order.id, placedAt: order.createdAt }
  const isShown = isOrderKey(placed, orderKey)
  const noted = { ...orderKey, key: notedKey(visitor, `order.${order.id}`) }
  if (!by && !isShown && !isOrderKey(placed, noted)) return undefined
  return {
    by: by ?? 'link',
    key: isShown ? orderKey.key : undefined,
    readsMail: hasItsAddress || isMailedKey(placed, orderKey) || isMailedKey(placed, noted),
  }
}

function ownerBy(
  { session, customer }: Visitor,
  order: Pick<OrderOwner, 'customerId' | 'sessionId'>,
): 'login' | 'session' | undefined {
  if (customer !== undefined && order.customerId === customer.id) return 'login'
  return session !== undefined && order.sessionId === session.id ? 'session' : undefined
}
