import { sql } from 'kysely'
import type { RowQuantity } from '../../../src/model/refund.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { restock } from './release-stock.ts'

/** Pieces that came back, and how many of the row had come back before them. */
export interface ReturnedPieces extends RowQuantity {
  readonly alreadyReturned: number
}

/**
 * Puts pieces that came back on sale again. False, and nothing to be kept, where more would come back
 * than were sold, or where somebody has written some down meanwhile: the caller rolls back.
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

/** The article of the row, where so many more can have come back. */
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

/** What is left of the reservation is what the order still has: no other way gives it back again. */
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
