import { HOLD_MS } from '../../orders/stock/reserve-stock.ts'
import { AWAITS_NO_APPROVAL } from '../../platform/db/order-state.ts'
import type { Db } from '../../platform/db/schema.ts'
import { OPEN_STATES, type Payment } from '../records/payment-queries.ts'

const BATCH_SIZE = 100

/**
 * Held orders whose time to pay has run out. An order without reservations, because all its
 * products are made to order, expires by the time it was placed.
 */
export async function listExpired(
  db: Db,
  now: number,
): Promise<{ readonly orderId: string; readonly expiresAt: number }[]> {
  const held = await db
    .selectFrom('orders')
    .leftJoin('reservation', 'reservation.order_id', 'orders.id')
    .select(({ fn }) => [
      'orders.id as orderId',
      'orders.created_at as placedAt',
      fn.max('expires_at').as('expiresAt'),
    ])
    .where('orders.status', '=', 'held')
    .where(AWAITS_NO_APPROVAL)
    .groupBy('orders.id')
    .having(
      (it) => it.fn('coalesce', [it.fn.max('expires_at'), it('created_at', '+', HOLD_MS)]),
      '<',
      now,
    )
    .limit(BATCH_SIZE)
    .execute()
  return held.map(({ orderId, placedAt, expiresAt }) => ({
    orderId,
    expiresAt: expiresAt ?? placedAt + HOLD_MS,
  }))
}

export function listHeld(db: Db): Promise<{ readonly orderId: string }[]> {
  return db
    .selectFrom('orders')
    .select('id as orderId')
    .where('status', '=', 'held')
    .where(AWAITS_NO_APPROVAL)
    .execute()
}

/** Open payments, unchanged since `before`, that have no order or one that is not held. */
export function listOrphans(db: Db, before: number): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .leftJoin('orders', 'orders.id', 'payment.order_id')
    .select([
      'payment.id as id',
      'payment.order_id as orderId',
      'provider',
      'reference',
      'state',
      'amount',
      'refunded',
      'payment.currency as currency',
      'payment.created_at as createdAt',
    ])
    .where('payment.state', 'in', [...OPEN_STATES])
    .where('payment.changed_at', '<', before)
    .where((it) => it.or([it('orders.status', 'is', null), it('orders.status', '<>', 'held')]))
    .orderBy('payment.changed_at')
    .limit(BATCH_SIZE)
    .execute()
}
