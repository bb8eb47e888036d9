import { sql } from 'kysely'
import type { RowQuantity } from '../../../src/model/refund.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { type Refund, refundDelivery } from './refund-queries.ts'

/** A row of an order, with what a refund needs to know of it. */
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
  /** Pieces on their way back, as announced by a return. */
  readonly returning: number
}

/** In the order in which the receipt lists them. */
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
      'returning_pieces as returning',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** Counts pieces of a row as refunded; false if the order has fewer left of it. */
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

/**
 * Counts all rows and the delivery of an order as refunded, unless one of its payments still holds
 * money, so that nothing can be refunded twice.
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
