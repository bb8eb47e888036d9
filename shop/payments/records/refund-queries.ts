import type { PartialRefundReason } from '../../../src/model/refund.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** A partial refund of an order. */
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

/** Oldest first. */
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

/** Records a started refund. */
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

/** Counts the delivery as refunded; false if it is refunded already. */
export async function refundDelivery(tx: Tx, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ delivery_refunded: 1 })
    .where('id', '=', orderId)
    .where('delivery_refunded', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a started refund; false if it has ended already. */
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

/** Makes the rows and the delivery of a refused refund refundable again. */
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

/** Marks an order as refunded once all its money is. */
export async function markRefunded(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('id', '=', orderId)
    .where('status', 'in', ['placed', 'paid', 'delivered'])
    .execute()
}
