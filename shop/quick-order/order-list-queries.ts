import { sql } from 'kysely'
import type { Db } from '../platform/db/schema.ts'
import { isChangedBy, isShownTo, type ListReader } from './list-reader.ts'

export interface OrderList {
  readonly id: string
  readonly name: string
  readonly isShared: number
  readonly changedAt: number
  readonly rows: number
  readonly pieces: number
  /** The name of the colleague who made it; null for the reader's own, and if that person is gone. */
  readonly maker: string | null
  readonly mayChange: number
}

export interface OrderListRow {
  readonly articleNumber: string
  readonly quantity: number
}

function lists(db: Db, reader: ListReader) {
  return db
    .selectFrom('order_list')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.id', '=', 'order_list.customer_id')
        .on('customer.id', '<>', reader.customerId),
    )
    .select((it) => [
      'order_list.id',
      'order_list.name',
      'order_list.is_shared as isShared',
      'order_list.changed_at as changedAt',
      sql<number>`(select count(*) from order_list_row r where r.list_id = order_list.id)`.as(
        'rows',
      ),
      sql<number>`(select coalesce(sum(r.quantity), 0) from order_list_row r
        where r.list_id = order_list.id)`.as('pieces'),
      sql<string | null>`customer.first_name || ' ' || customer.last_name`.as('maker'),
      sql<number>`case when ${isChangedBy(it, reader)} then 1 else 0 end`.as('mayChange'),
    ])
    .where((it) => isShownTo(it, reader))
}

/** The reader's lists, sorted by name. */
export function listOrderLists(db: Db, reader: ListReader): Promise<OrderList[]> {
  return lists(db, reader).orderBy(sql`lower(order_list.name)`).orderBy('order_list.id').execute()
}

/** A list of the reader; undefined for one that they may not see. */
export function findOrderList(
  db: Db,
  reader: ListReader,
  id: string,
): Promise<OrderList | undefined> {
  return lists(db, reader).where('order_list.id', '=', id).executeTakeFirst()
}

/** The rows of a list; the caller has checked that its reader may see it. */
export function readOrderListRows(db: Db, id: string): Promise<OrderListRow[]> {
  return db
    .selectFrom('order_list_row')
    .select(['article_number as articleNumber', 'quantity'])
    .where('list_id', '=', id)
    .orderBy('position')
    .execute()
}
