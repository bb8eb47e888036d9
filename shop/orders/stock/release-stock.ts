import type { Tx } from '../../platform/db/schema.ts'
import type { ReservedQuantity } from './reserve-stock.ts'

/** Puts what an order holds, or has sold, back on sale, once. */
export async function releaseStock(
  tx: Tx,
  orderId: string,
  from: 'held' | 'sold',
  now: number,
): Promise<void> {
  const reason = from === 'held' ? 'released' : 'returned'
  for (const item of await releaseReservations(tx, orderId, from)) {
    await restock(tx, item, { orderId, reason, now })
  }
}

/** Releases an order's reservations once; returns what they held, sorted by article number. */
export async function releaseReservations(
  tx: Tx,
  orderId: string,
  from: 'held' | 'sold',
): Promise<ReservedQuantity[]> {
  const released = await tx
    .updateTable('reservation')
    .set({ state: 'released' })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .returning(['article_number as articleNumber', 'quantity'])
    .execute()
  return released.sort((a, b) => (a.articleNumber < b.articleNumber ? -1 : 1))
}

interface Restock {
  readonly orderId: string
  readonly reason: 'released' | 'returned'
  readonly now: number
}

/** Puts released pieces back on sale and records the move. */
export async function restock(
  tx: Tx,
  { articleNumber, quantity }: ReservedQuantity,
  { orderId, reason, now }: Restock,
): Promise<void> {
  await tx
    .updateTable('stock')
    .set((it) => ({ available: it('available', '+', quantity) }))
    .where('article_number', '=', articleNumber)
    .execute()
  await tx
    .insertInto('stock_move')
    .values({
      order_id: orderId,
      article_number: articleNumber,
      reason,
      delta: quantity,
      created_at: now,
    })
    // Pieces of one article may come back at different times.
    .onConflict((it) =>
      it
        .columns(['order_id', 'article_number', 'reason'])
        .doUpdateSet((set) => ({ delta: set('stock_move.delta', '+', set.ref('excluded.delta')) })),
    )
    .execute()
}
