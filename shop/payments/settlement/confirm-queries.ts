import { sellHeld } from '../../orders/stock/reserve-stock.ts'
import { AWAITS_NO_APPROVAL } from '../../platform/db/order-state.ts'
import type { Tx } from '../../platform/db/schema.ts'

/** Turns a held order into a paid one; false where it was not held for a payment at this moment. */
export async function payHeldOrder(tx: Tx, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: 'paid' })
    .where('id', '=', orderId)
    .where('status', '=', 'held')
    .where(AWAITS_NO_APPROVAL)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await sellHeld(tx, orderId)
  return true
}

/** Leaves an order that had been given up for one that is paid, or whose payment goes back. */
export async function settleLatePayment(
  tx: Tx,
  orderId: string,
  status: 'paid' | 'refunded',
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status })
    .where('id', '=', orderId)
    .where('status', '=', 'cancelled')
    .execute()
}

/** Whether the shop has cancelled an order, or nobody approved it: then no payment brings it back. */
export async function isCancelledByShop(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('order_handling')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is not', null)
    .unionAll(
      tx
        .selectFrom('approval')
        .select('order_id')
        .where('order_id', '=', orderId)
        .where('state', '<>', 'approved'),
    )
    .executeTakeFirst()
  return row !== undefined
}

export interface ReleasedStock {
  readonly articleNumber: string
  readonly quantity: number
}

/** What an order let go of when it was given up. */
export function listReleased(tx: Tx, orderId: string): Promise<ReleasedStock[]> {
  return tx
    .selectFrom('reservation')
    .select(['article_number as articleNumber', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'released')
    .orderBy('article_number')
    .execute()
}

/** Takes paid goods out of a cart that got them back too early. */
export async function removePaid(
  tx: Tx,
  cartId: string,
  released: readonly ReleasedStock[],
): Promise<void> {
  for (const { articleNumber, quantity } of released) {
    const row = () => tx.deleteFrom('cart_row').where('cart_id', '=', cartId)
    await row()
      .where('article_number', '=', articleNumber)
      .where('quantity', '<=', quantity)
      .execute()
    await tx
      .updateTable('cart_row')
      .set((it) => ({ quantity: it('quantity', '-', quantity) }))
      .where('cart_id', '=', cartId)
      .where('article_number', '=', articleNumber)
      .where('quantity', '>', quantity)
      .execute()
  }
}
