import type { RowQuantity } from '../../src/model/refund.ts'
import type { ReturnReason } from '../../src/model/returns.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { OrderReturn } from './return-queries.ts'

/** Stores a return; false where its id exists already. */
export async function insertReturn(
  tx: Tx,
  { id, number, orderId, language }: Pick<OrderReturn, 'id' | 'number' | 'orderId' | 'language'>,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('goods_return')
    .values({
      ...{ id, number, order_id: orderId, state: 'sent', lang: language, created_at: now },
      ...{ received_at: null, settled_at: null },
    })
    .onConflict((it) => it.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export interface AnnouncedRow {
  readonly rowId: string
  readonly quantity: number
  readonly reason: ReturnReason
}

/** Counts pieces as on their way back; false where the order has fewer left. */
export async function announceRow(
  tx: Tx,
  { id, orderId }: Pick<OrderReturn, 'id' | 'orderId'>,
  { rowId, quantity, reason }: AnnouncedRow,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_row')
    .set((it) => ({ returning_pieces: it('returning_pieces', '+', quantity) }))
    .where('id', '=', rowId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'article')
    .where((it) => {
      const gone = it(it('refunded', '+', it.ref('returning_pieces')), '+', quantity)
      return it(gone, '<=', it.ref('quantity'))
    })
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx
    .insertInto('goods_return_row')
    .values({ return_id: id, row_id: rowId, quantity, reason, received: null })
    .execute()
  return true
}

/** Marks a return as received; false where it is received already, or has ended. */
export async function markReceived(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods_return')
    .set({ state: 'received', received_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records the received pieces of a row; false for more than were announced. */
export async function receiveRow(
  tx: Tx,
  id: string,
  { rowId, quantity }: RowQuantity,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods_return_row')
    .set({ received: quantity })
    .where('return_id', '=', id)
    .where('row_id', '=', rowId)
    .where('quantity', '>=', quantity)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface Outcome {
  readonly state: 'repaid' | 'refused'
  /** The message to the customer. */
  readonly message?: string
}

/**
 * Ends a return: repaid after it was received, or refused at any time before. False where it has ended.
 * Pieces that were not refunded can be announced again.
 */
export async function settleReturn(
  tx: Tx,
  id: string,
  { state, message = '' }: Outcome,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods_return')
    .set({ state, message, settled_at: now })
    .where('id', '=', id)
    .where('state', 'in', state === 'repaid' ? ['received'] : ['sent', 'received'])
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx
    .updateTable('order_row')
    .from('goods_return_row as it')
    .whereRef('it.row_id', '=', 'order_row.id')
    .where('it.return_id', '=', id)
    .set((row) => ({
      returning_pieces: row('order_row.returning_pieces', '-', row.ref('it.quantity')),
    }))
    .execute()
  return true
}
