import type { Storefront } from '../../../src/model/storefront.ts'
import type { Db } from '../../platform/db/schema.ts'

export interface PastRow {
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
  /** Of a piece as the order has it: in its currency, with VAT or without as its storefront. */
  readonly price: number
  readonly currency: string
  readonly storefront: Storefront
}

/** The articles of an order, whosoever it is. */
export function listPastRows(db: Db, orderId: string): Promise<PastRow[]> {
  return db
    .selectFrom('order_row')
    .innerJoin('orders', 'orders.id', 'order_row.order_id')
    .select(['article_number as articleNumber', 'name', 'quantity', 'price'])
    .select(['orders.currency', 'orders.storefront'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'article')
    .orderBy('position')
    .execute()
}
