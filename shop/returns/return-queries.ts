import type { Language } from '../../src/model/language.ts'
import type { ReturnReason, ReturnState } from '../../src/model/returns.ts'
import type { Db } from '../platform/db/schema.ts'

/** Goods that a customer sends back. */
export interface OrderReturn {
  readonly id: string
  readonly number: string
  readonly orderId: string
  readonly state: ReturnState
  readonly language: Language
  readonly createdAt: number
  readonly receivedAt: number | null
  /** When it was repaid or refused. */
  readonly settledAt: number | null
  /** The shop's message to the customer with a refusal. */
  readonly message: string
}

const COLUMNS = [
  'id',
  'number',
  'order_id as orderId',
  'state',
  'lang as language',
  'created_at as createdAt',
  'received_at as receivedAt',
  'settled_at as settledAt',
  'message',
] as const

export function findReturn(db: Db, id: string): Promise<OrderReturn | undefined> {
  return db.selectFrom('goods_return').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** An order's returns, the oldest first. */
export function listReturns(db: Db, orderId: string): Promise<OrderReturn[]> {
  return db
    .selectFrom('goods_return')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Some pieces of a row of the order. */
export interface ReturnRow {
  readonly rowId: string
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly quantity: number
  readonly reason: ReturnReason
  /** Pieces that came; null as long as nobody has counted. */
  readonly received: number | null
}

/** In the order of the receipt. */
export function listReturnRows(db: Db, returnId: string): Promise<ReturnRow[]> {
  return db
    .selectFrom('goods_return_row as it')
    .innerJoin('order_row', 'order_row.id', 'it.row_id')
    .select([
      'row_id as rowId',
      'article_number as articleNumber',
      'name',
      'size',
      'it.quantity',
      'reason',
      'received',
    ])
    .$narrowType<{ reason: ReturnReason }>()
    .where('return_id', '=', returnId)
    .orderBy('position')
    .execute()
}
