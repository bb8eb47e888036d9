import type { Db } from '../../platform/db/schema.ts'

export interface PastRow {
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
}

/** The articles of an order, whosoever it is. */
export function listPastRows(db: Db, orderId: string): Promise<PastRow[]> {
  return db
    .selectFrom('order_row')
    .select(['article_number as articleNumber', 'name', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'article')
    .orderBy('position')
    .execute()
}
