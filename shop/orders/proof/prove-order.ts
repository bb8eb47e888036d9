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

/** Why a visitor may see an order. */
export interface OrderProof {
  /**
   * The strongest proof: the login of the order's customer, the session that placed it, or a link,
   * presented now or stored in the browser before.
   */
  readonly by: 'login' | 'session' | 'link'
  /** The key of a valid link in the request, whatever else proves the order. */
  readonly key: string | undefined
  /**
   * Whether the visitor reads the mails to the order's address: by a link from one, or by the login of
   * its account.
   */
  readonly readsMail: boolean
}

/**
 * Proves an order by the login, the session or, if `orderKey` is given, a link. Undefined for another
 * visitor's order, and for one that does not exist.
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

/** The receipt of a proved order; reads the order only once. */
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

/** The key that opens the order for a buyer who returns from payment; the order's owner needs none. */
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
