import type { Tx } from '../../platform/db/schema.ts'
import { readStock } from './reserve-stock.ts'

/**
 * Changes the stock of an article and returns the new number. Undefined, with nothing changed, if it
 * would fall below zero. Pieces that orders hold are not part of this number.
 */
export async function correctStock(
  tx: Tx,
  articleNumber: string,
  difference: number,
): Promise<number | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('stock')
    .set((it) => ({ available: it('available', '+', difference) }))
    .where('article_number', '=', articleNumber)
    .where('available', '>=', -difference)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? readStock(tx, articleNumber) : undefined
}
