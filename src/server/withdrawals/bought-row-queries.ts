import type { Db } from '../platform/db/schema.ts'

/** A row of an order, and how many of its pieces are still with the customer for good. */
export interface BoughtRow {
  readonly rowId: string
  readonly kind: 'article' | 'gift' | 'fee' | 'service'
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly quantity: number
  /** On their way back, as a return has announced. */
  readonly returning: number
  /** Neither refunded nor announced in a return. */
  readonly left: number
}

/** In the order of the receipt. */
export function listBoughtRows(db: Db, orderId: string): Promise<BoughtRow[]> {
  return db
    .selectFrom('order_row')
    .select((it) => [
      'id as rowId',
      'kind',
      'article_number as articleNumber',
      'name',
      'size',
      'colour',
      'quantity',
      'returning_pieces as returning',
      it(it('quantity', '-', it.ref('refunded')), '-', it.ref('returning_pieces')).as('left'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
