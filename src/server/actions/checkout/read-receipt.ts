import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../../visitor.ts'
import type { Receipt } from './receipt.ts'

export async function readReceipt(_db: Db, _orderId: string): Promise<Receipt | undefined> {
  throw new Error('Not built yet')
}

/** Whether the order is this visitor's: of the session, the customer, or the customer's company. */
export async function isOwnOrder(_db: Db, _visitor: Visitor, _orderId: string): Promise<boolean> {
  throw new Error('Not built yet')
}
