import { sellHeld } from '../../orders/stock/reserve-stock.ts'
import { AWAITS_NO_APPROVAL } from '../../platform/db/order-state.ts'
import type { Tx } from '../../platform/db/schema.ts'

/** Marks a held order as paid; false if it is not held for a payment. */
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

/** Marks a cancelled order as paid or refunded after a late payment. */
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

/** Whether the shop cancelled the order, or nobody approved it: then no payment reinstates it. */
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

/** The stock that an order released when it was cancelled. */
export function listReleased(tx: Tx, orderId: string): Promise<ReleasedStock[]> {
  return tx
    .selectFrom('reservation')
    .select(['article_number as articleNumber', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'released')
    .orderBy('article_number')
    .execute()
}

/** Removes paid products from a cart that they had returned to. */
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
