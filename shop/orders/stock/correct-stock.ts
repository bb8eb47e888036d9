import type { Tx } from '../../platform/db/schema.ts'
import { readStock } from './reserve-stock.ts'

/**
 * Puts so many pieces more, or fewer, on sale; answers how many there are now. Undefined, and nothing
 * done, where there would be fewer than none: what orders hold is not in this number, and stays
 * theirs.
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
