import { sql } from 'kysely'
import type { PartialRefundReason, RowQuantity } from '../../model/refund.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** Money of a part of an order that goes back, or went. */
export interface Refund {
  readonly id: string
  readonly orderId: string
  readonly paymentId: string
  /** In minor units. */
  readonly amount: number
  readonly reason: PartialRefundReason
  readonly withDelivery: boolean
  readonly state: 'started' | 'done' | 'refused'
  readonly createdAt: number
  readonly settledAt: number | null
}

const COLUMNS = [
  'id',
  'order_id as orderId',
  'payment_id as paymentId',
  'amount',
  'reason',
  'with_delivery as withDelivery',
  'state',
  'created_at as createdAt',
  'settled_at as settledAt',
] as const

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const row = await db.selectFrom('refund').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row && toRefund(row)
}

/** The oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refund')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toRefund)
}

type StoredRefund = Omit<Refund, 'withDelivery'> & { readonly withDelivery: number }

function toRefund(row: StoredRefund): Refund {
  return { ...row, withDelivery: row.withDelivery === 1 }
}

/** Writes down a refund that is started. */
export async function insertRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'orderId' | 'paymentId' | 'amount' | 'reason' | 'withDelivery'>,
  now: number,
): Promise<void> {
  const { id, orderId, paymentId, amount, reason, withDelivery } = refund
  await tx
    .insertInto('refund')
    .values({
      id,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      reason,
      with_delivery: withDelivery ? 1 : 0,
      state: 'started',
      created_at: now,
      settled_at: null,
    })
    .execute()
}

/** Counts the delivery as refunded; false where it has been. */
export async function refundDelivery(tx: Tx, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ delivery_refunded: 1 })
    .where('id', '=', orderId)
    .where('delivery_refunded', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Counts pieces of a row as refunded; false where the order has not so many left of it. */
export async function refundRow(
  tx: Tx,
  { id, orderId }: Pick<Refund, 'id' | 'orderId'>,
  { rowId, quantity }: RowQuantity,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_row')
    .set((it) => ({ refunded: it('refunded', '+', quantity) }))
    .where('id', '=', rowId)
    .where('order_id', '=', orderId)
    .where((it) => it(it('refunded', '+', quantity), '<=', it.ref('quantity')))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx.insertInto('refund_row').values({ refund_id: id, row_id: rowId, quantity }).execute()
  return true
}

/** Ends a refund that was started; false where it has ended. */
export async function settleRefund(
  tx: Tx,
  id: string,
  state: 'done' | 'refused',
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ state, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What a refund was for that came to nothing can be refunded again. */
export async function revertRefunded(
  tx: Tx,
  { id, orderId, withDelivery }: Pick<Refund, 'id' | 'orderId' | 'withDelivery'>,
): Promise<void> {
  if (withDelivery) {
    await tx.updateTable('orders').set({ delivery_refunded: 0 }).where('id', '=', orderId).execute()
  }
  const rows = await tx
    .selectFrom('refund_row')
    .select(['row_id as rowId', 'quantity'])
    .where('refund_id', '=', id)
    .execute()
  for (const { rowId, quantity } of rows) {
    await tx
      .updateTable('order_row')
      .set((it) => ({ refunded: it('refunded', '-', quantity) }))
      .where('id', '=', rowId)
      .execute()
  }
}

/**
 * Counts everything of an order as refunded, its delivery included, where no payment of it holds money
 * any more: nothing of it can be refunded once again.
 */
export async function refundAllRows(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from payment
     where order_id = ${orderId} and state in ('captured', 'authorized') and refunded < amount
     limit 1`.execute(tx)
  if (rows.length > 0) return
  await tx
    .updateTable('order_row')
    .set((it) => ({ refunded: it.ref('quantity') }))
    .where('order_id', '=', orderId)
    .execute()
  await refundDelivery(tx, orderId)
}

/** A bought order of which all the money goes back. */
export async function markRefunded(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', orderId)
    .where('status', 'in', ['placed', 'paid', 'delivered'])
    .execute()
}

/** A row of an order as whoever refunds it sees it. */
export interface RefundRow extends RowQuantity {
  readonly kind: 'article' | 'gift' | 'fee' | 'service'
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly vatRate: number
  readonly total: number
  readonly refunded: number
  readonly restocked: number
}

/** In the order of the receipt. */
export function listRefundRows(db: Db, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('order_row')
    .select([
      'id as rowId',
      'kind',
      'article_number as articleNumber',
      'name',
      'size',
      'colour',
      'quantity',
      'vat_rate as vatRate',
      'total',
      'refunded',
      'restocked',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
