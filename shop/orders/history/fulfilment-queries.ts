import type { Db } from '../../platform/db/schema.ts'

/** What the staff have done with an order. */
export interface Fulfilment {
  readonly paidOn: string | null
  readonly paidReference: string | null
  readonly packedAt: number | null
  readonly sentAt: number | null
  readonly carrier: string | null
  readonly tracking: string | null
  /** When the shop cancelled it. */
  readonly cancelledAt: number | null
}

export const NOT_FULFILLED: Fulfilment = {
  paidOn: null,
  paidReference: null,
  packedAt: null,
  sentAt: null,
  carrier: null,
  tracking: null,
  cancelledAt: null,
}

export async function findFulfilment(db: Db, orderId: string): Promise<Fulfilment> {
  const row = await db
    .selectFrom('order_handling')
    .select([
      'paid_on as paidOn',
      'paid_reference as paidReference',
      'packed_at as packedAt',
      'sent_at as sentAt',
      'carrier',
      'tracking',
      'cancelled_at as cancelledAt',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? NOT_FULFILLED
}
