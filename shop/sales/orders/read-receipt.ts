import type { Receipt } from '../../../src/model/order.ts'
import { withoutVat } from '../../../src/model/without-vat.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notedKey, type Visitor } from '../../platform/http/visitor.ts'
import type { Signer } from '../../platform/signer.ts'
import { isMailedKey, isOrderKey, returnedOrderKey, type ShownKey } from './order-key.ts'
import {
  findOrder,
  findReceipt,
  findStoredOrder,
  type OrderHead,
  toReceipt,
} from './order-queries.ts'

/** An order as its buyer reads it: a business without VAT, on whichever storefront it bought. */
export async function readReceipt(db: Db, orderId: string): Promise<Receipt | undefined> {
  const receipt = await findReceipt(db, orderId)
  return receipt && asRead(receipt)
}

/**
 * A receipt that may be shown, and why: the order is this visitor's, or its key has been shown; by
 * neither, a link has opened it before.
 */
interface VisibleReceipt extends OrderProof {
  readonly receipt: Receipt
  readonly isOwn: boolean
  readonly isKeyed: boolean
}

/** What is known of who looks at an order. */
export interface OrderProof {
  /** That they read what comes to its address: by the link of its mail, now or before, or by a login. */
  readonly isProved: boolean
  /** That it is of the customer who is logged in, under whatever address. */
  readonly isOfCustomer: boolean
}

/** The receipt for its owner, or for anyone who has, or had here, a good key of it; for nobody else. */
export async function readVisibleReceipt(
  db: Db,
  visitor: Visitor,
  orderId: string,
  shown: ShownKey,
): Promise<VisibleReceipt | undefined> {
  const found = await findFor(db, visitor, orderId)
  if (!found) return undefined
  const { order, isOwn, placedAt } = found
  const placed = { orderId, placedAt }
  const isKeyed = isOrderKey(placed, shown)
  const noted = { ...shown, key: notedKey(visitor, `order.${orderId}`) }
  if (!isOwn && !isKeyed && !isOrderKey(placed, noted)) return undefined
  const isMailed = isMailedKey(placed, shown) || isMailedKey(placed, noted)
  const receipt = asRead(await toReceipt(db, order))
  const proof = proofOf(visitor, { customerId: order.customer_id, email: receipt.email })
  return { receipt, isOwn, isKeyed, ...proof, isProved: isMailed || proof.isProved }
}

/** What a login alone says of an order. */
function proofOf(
  { customer }: Pick<Visitor, 'customer'>,
  order: { readonly customerId: string | null; readonly email: string },
): OrderProof {
  const isOfCustomer = customer !== undefined && order.customerId === customer.id
  return { isOfCustomer, isProved: isOfCustomer && order.email.toLowerCase() === customer.email }
}

async function findFor(db: Db, visitor: Visitor, orderId: string) {
  const order = await findStoredOrder(db, orderId)
  if (!order) return undefined
  const { customer_id: customerId, session_id: sessionId, created_at: placedAt } = order
  return { order, placedAt, isOwn: isOwnHead(visitor, { customerId, sessionId }) }
}

function asRead(receipt: Receipt): Receipt {
  if (!receipt.isBusiness || !receipt.includesVat) return receipt
  return { ...withoutVat(receipt, receipt.deliveryMethod), includesVat: false }
}

/** Whether the order is this visitor's: of the session, or of the customer who is logged in. */
export async function isOwnOrder(db: Db, visitor: Visitor, orderId: string): Promise<boolean> {
  const order = await findOrder(db, orderId)
  return order !== undefined && isOwnHead(visitor, order)
}

/** What opens the order for a buyer who comes back from paying; the order's owner needs nothing. */
export async function keyOfReturn(
  { db, signer }: { readonly db: Db; readonly signer: Signer },
  visitor: Visitor,
  orderId: string,
): Promise<string | undefined> {
  const { isOwn = true, placedAt = 0 } = (await findFor(db, visitor, orderId)) ?? {}
  return isOwn ? undefined : returnedOrderKey(signer, { orderId, placedAt })
}

export function isOwnHead(
  { session, customer }: Visitor,
  order: Pick<OrderHead, 'customerId' | 'sessionId'>,
): boolean {
  if (customer !== undefined && order.customerId === customer.id) return true
  return session !== undefined && order.sessionId === session.id
}
