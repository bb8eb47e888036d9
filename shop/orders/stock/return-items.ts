import { sql } from 'kysely'
import type { RowQuantity } from '../../../src/model/refund.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { restock } from './release-stock.ts'

/** Returned pieces, and how many of the row were returned before. */
export interface ReturnedPieces extends RowQuantity {
  readonly alreadyReturned: number
}

/**
 * Puts returned pieces back on sale. False if more would come back than were sold, or somebody else has
 * recorded some meanwhile: the caller must then roll back.
 */
export async function returnItems(
  tx: Tx,
  orderId: string,
  pieces: readonly ReturnedPieces[],
  now: number,
): Promise<boolean> {
  for (const { rowId, quantity, alreadyReturned } of pieces) {
    const articleNumber = await countRestocked(tx, { orderId, rowId, quantity, alreadyReturned })
    if (articleNumber === undefined) return false
    const stock = { articleNumber, quantity }
    if (!(await shrinkReservation(tx, orderId, stock))) return false
    await restock(tx, stock, { orderId, reason: 'returned', now })
  }
  return true
}

/** The row's article; undefined if the row cannot have so many more returned. */
async function countRestocked(
  tx: Tx,
  { orderId, rowId, quantity, alreadyReturned }: ReturnedPieces & { readonly orderId: string },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('order_row')
    .set({ restocked: alreadyReturned + quantity })
    .where('id', '=', rowId)
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['article', 'gift'])
    .where('restocked', '=', alreadyReturned)
    .where('quantity', '>=', alreadyReturned + quantity)
    .returning('article_number as articleNumber')
    .executeTakeFirst()
  return row?.articleNumber
}

/** Shrinks the reservation to what the order still has, so that nothing is released twice. */
async function shrinkReservation(
  tx: Tx,
  orderId: string,
  { articleNumber, quantity }: { readonly articleNumber: string; readonly quantity: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reservation')
    .set((it) => ({
      state: sql<
        'sold' | 'released'
      >`case when quantity = ${quantity} then 'released' else state end`,
      quantity: sql<number>`case when quantity = ${quantity} then quantity else quantity - ${quantity} end`,
      expires_at: it.ref('expires_at'),
    }))
    .where('order_id', '=', orderId)
    .where('article_number', '=', articleNumber)
    .where('state', '=', 'sold')
    .where('quantity', '>=', quantity)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
