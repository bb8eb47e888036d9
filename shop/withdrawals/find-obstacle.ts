import type { Receipt } from '../../src/model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { readItemsLeft } from './items-left.ts'
import { canBeWithdrawn } from './record-withdrawal.ts'
import { WHOLE_ORDER } from './statement.ts'
import { earliestOpenOrder } from './withdrawal-period.ts'
import { listOwnOrders, type OwnOrder } from './withdrawal-queries.ts'

/** Why the customer cannot withdraw from a proven order, and since when; undefined where they can. */
export async function findObstacle(
  db: Db,
  receipt: Receipt,
): Promise<{ readonly reason: Obstacle; readonly at: number } | undefined> {
  const { orderId, status, isBusiness } = receipt
  if (isBusiness) return { reason: 'business', at: 0 }
  const { statements, rows } = await readItemsLeft(db, orderId)
  const whole = statements.find(({ scope }) => scope === WHOLE_ORDER)
  if (whole) return { reason: 'withdrawn', at: whole.receivedAt }
  if (canBeWithdrawn(receipt)) {
    const isLeft = rows.length === 0 || rows.some(({ left }) => left > 0)
    return isLeft ? undefined : { reason: 'nothing', at: 0 }
  }
  return { reason: status === 'cancelled' || status === 'refunded' ? status : 'held', at: 0 }
}

export type Obstacle = 'business' | 'cancelled' | 'refunded' | 'held' | 'withdrawn' | 'nothing'

/** The visitor's own orders that may still be within their period. */
export async function ownOpenOrders(
  db: Db,
  { shop, session, customer }: Visitor,
  now: number,
): Promise<readonly OwnOrder[]> {
  if (!session && !customer) return []
  const owner = { sessionId: session?.id ?? '', customerId: customer?.id ?? '' }
  return listOwnOrders(db, owner, earliestOpenOrder(shop, now))
}
