import type { Receipt } from '../../../model/order.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { findOrder, findReceipt, type OrderHead } from './order-queries.ts'
import { withoutVat } from './without-vat.ts'

/** An order as its buyer reads it: a business without VAT, on whichever storefront it bought. */
export async function readReceipt(db: Db, orderId: string): Promise<Receipt | undefined> {
  const receipt = await findReceipt(db, orderId)
  if (!receipt?.isBusiness || !receipt.includesVat) return receipt
  return { ...withoutVat(receipt), includesVat: false }
}

/** Whether the order is this visitor's: of the session, or of the customer who is logged in. */
export async function isOwnOrder(db: Db, visitor: Visitor, orderId: string): Promise<boolean> {
  const order = await findOrder(db, orderId)
  return order !== undefined && isOwnHead(visitor, order)
}

export function isOwnHead({ session, customer }: Visitor, order: OrderHead): boolean {
  if (customer !== undefined && order.customerId === customer.id) return true
  return session !== undefined && order.sessionId === session.id
}
