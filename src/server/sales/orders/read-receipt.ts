import type { Receipt } from '../../../model/order.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { isOrderKey, type ShownKey } from './order-key.ts'
import {
  findOrder,
  findReceipt,
  findStoredOrder,
  type OrderHead,
  toReceipt,
} from './order-queries.ts'
import { withoutVat } from './without-vat.ts'

/** An order as its buyer reads it: a business without VAT, on whichever storefront it bought. */
export async function readReceipt(db: Db, orderId: string): Promise<Receipt | undefined> {
  const receipt = await findReceipt(db, orderId)
  return receipt && asRead(receipt)
}

/** A receipt that may be shown, and why: the order is this visitor's, or its key has been shown. */
interface VisibleReceipt {
  readonly receipt: Receipt
  readonly isOwn: boolean
  readonly isKeyed: boolean
}

/** The receipt for its owner, or for anyone who has a good key of it; for nobody else. */
export async function readVisibleReceipt(
  db: Db,
  visitor: Visitor,
  orderId: string,
  shown: ShownKey,
): Promise<VisibleReceipt | undefined> {
  const order = await findStoredOrder(db, orderId)
  if (!order) return undefined
  const { customer_id: customerId, session_id: sessionId } = order
  const isOwn = isOwnHead(visitor, { customerId, sessionId })
  const isKeyed = isOrderKey({ orderId, placedAt: order.created_at }, shown)
  if (!isOwn && !isKeyed) return undefined
  return { receipt: asRead(await toReceipt(db, order)), isOwn, isKeyed }
}

function asRead(receipt: Receipt): Receipt {
  if (!receipt.isBusiness || !receipt.includesVat) return receipt
  return { ...withoutVat(receipt), includesVat: false }
}

/** Whether the order is this visitor's: of the session, or of the customer who is logged in. */
export async function isOwnOrder(db: Db, visitor: Visitor, orderId: string): Promise<boolean> {
  const order = await findOrder(db, orderId)
  return order !== undefined && isOwnHead(visitor, order)
}

export function isOwnHead(
  { session, customer }: Visitor,
  order: Pick<OrderHead, 'customerId' | 'sessionId'>,
): boolean {
  if (customer !== undefined && order.customerId === customer.id) return true
  return session !== undefined && order.sessionId === session.id
}
