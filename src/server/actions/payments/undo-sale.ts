import type { Tx } from '../../db/schema.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { giveCodeBack } from '../../queries/campaign-code-queries.ts'
import type { Payment } from '../../queries/payment-queries.ts'
import type { RefundNotice } from './give-back.ts'

/** The provider would not pay out after all: the order is cancelled, and its goods go back on sale. */
export async function undoSale(tx: Tx, payment: Payment, now: number): Promise<void> {
  const { id, orderId, amount, currency } = payment
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await returnGoods(tx, orderId, now)
  await giveCodeBack(tx, orderId)
  const content: RefundNotice = { orderId, amount, currency, reason: 'capture' }
  await enqueue(tx, { kind: 'refund-mail', ref: id, content }, now)
}

async function returnGoods(tx: Tx, orderId: string, now: number): Promise<void> {
  const sold = await tx
    .updateTable('reservation')
    .set({ state: 'released' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'sold')
    .returning(['article_number as articleNumber', 'quantity'])
    .execute()
  for (const { articleNumber, quantity } of sold) {
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
        reason: 'returned',
        delta: quantity,
        created_at: now,
      })
      .execute()
  }
}
