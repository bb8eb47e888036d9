import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderStatus } from '../../../src/model/order.ts'
import { BANK } from '../../payments/records/transfer-queries.ts'
import type { Tx } from '../../platform/db/schema.ts'

/** The bank's details of a transfer. */
export interface TransferNote {
  /** ISO date. */
  readonly paidOn: string
  readonly reference: string
}

export async function recordTransferNote(
  tx: Tx,
  orderId: string,
  { paidOn, reference }: TransferNote,
): Promise<void> {
  await ensureFulfilment(tx, orderId)
  await tx
    .updateTable('order_handling')
    .set({ paid_on: paidOn, paid_reference: reference })
    .where('order_id', '=', orderId)
    .execute()
}

/** Marks an invoice as paid and records the payment, once; returns false where it is not open. */
export async function payInvoice(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const order = await tx
    .updateTable('orders')
    .set({ status: 'paid' })
    .where('id', '=', orderId)
    .where('status', '=', 'placed')
    .where(sql`details -> 'paymentMethod' ->> 'id'`, '=', 'invoice')
    .returning(['number as reference', 'total as amount', 'currency'])
    .executeTakeFirst()
  if (!order) return false
  const times = { created_at: now, changed_at: now }
  await tx
    .insertInto('payment')
    .values({
      ...{ id: randomUUID(), order_id: orderId, provider: BANK, state: 'captured' },
      ...order,
      ...times,
    })
    .execute()
  return true
}

/** Marks an order as packed; returns false where it is already, or may not be yet. */
export async function recordPacked(tx: Tx, orderId: string, now: number): Promise<boolean> {
  await ensureFulfilment(tx, orderId)
  const { numUpdatedRows } = await tx
    .updateTable('order_handling')
    .set({ packed_at: now })
    .where('order_id', '=', orderId)
    .where('packed_at', 'is', null)
    .where(mayBeFulfilled(orderId))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface Shipment {
  readonly carrier: string
  readonly tracking: string
}

/** Marks an order as sent, and as packed; returns false where it is sent already, or may not be. */
export async function recordSent(
  tx: Tx,
  orderId: string,
  { carrier, tracking }: Shipment,
  now: number,
): Promise<boolean> {
  await ensureFulfilment(tx, orderId)
  const { numUpdatedRows } = await tx
    .updateTable('order_handling')
    .set((it) => ({
      sent_at: now,
      packed_at: it.fn.coalesce('packed_at', it.val(now)),
      carrier,
      tracking,
    }))
    .where('order_id', '=', orderId)
    .where('sent_at', 'is', null)
    .where(mayBeFulfilled(orderId))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether the order is paid, or bought on invoice. */
function mayBeFulfilled(orderId: string) {
  return sql<boolean>`exists (
    select 1 from orders
     where id = ${orderId}
       and (status in ('paid', 'delivered')
            or status = 'placed' and details -> 'paymentMethod' ->> 'id' = 'invoice'))`
}

/**
 * Cancels a placed or paid order that has not been sent; returns its previous status, or undefined
 * where it may not be cancelled.
 */
export async function cancelUnsent(
  tx: Tx,
  orderId: string,
  now: number,
): Promise<OrderStatus | undefined> {
  for (const status of ['placed', 'paid'] as const) {
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '=', orderId)
      .where('status', '=', status)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_handling')
              .select('order_id')
              .where('order_id', '=', orderId)
              .where('sent_at', 'is not', null),
          ),
        ),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    await recordCancelled(tx, orderId, now)
    return status
  }
  return undefined
}

/** Records that the shop cancelled the order, and when. */
export async function recordCancelled(tx: Tx, orderId: string, now: number): Promise<void> {
  await ensureFulfilment(tx, orderId)
  await tx
    .updateTable('order_handling')
    .set({ cancelled_at: now })
    .where('order_id', '=', orderId)
    .execute()
}

async function ensureFulfilment(tx: Tx, orderId: string): Promise<void> {
  await tx
    .insertInto('order_handling')
    .values({ order_id: orderId })
    .onConflict((it) => it.doNothing())
    .execute()
}
