import type { Db } from '../db/schema.ts'

export interface PastRow {
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
}

/** The articles of an order, if it is the customer's own. */
export async function listPastRows(
  db: Db,
  orderId: string,
  customerId: string | undefined,
): Promise<PastRow[]> {
  if (customerId === undefined) return []
  return db
    .selectFrom('order_row')
    .innerJoin('orders', 'orders.id', 'order_row.order_id')
    .select(['article_number as articleNumber', 'name', 'quantity'])
    .where('orders.id', '=', orderId)
    .where('orders.customer_id', '=', customerId)
    .where('kind', '=', 'article')
    .orderBy('position')
    .execute()
}
