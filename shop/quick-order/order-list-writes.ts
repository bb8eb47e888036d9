import { sql } from 'kysely'
import type { Tx } from '../platform/db/schema.ts'
import { isChangedBy, type ListReader } from './list-reader.ts'
import type { OrderListRow } from './order-list-queries.ts'

export interface ListName {
  readonly name: string
  readonly isShared: boolean
}

/** Counts the customer's lists, and checks whether another one already has the name. */
export async function countOwnLists(
  tx: Tx,
  { customerId, companyId }: ListReader,
  { name, id }: { readonly name: string; readonly id: string },
): Promise<{ readonly count: number; readonly isTaken: number }> {
  return tx
    .selectFrom('order_list')
    .select((it) => [
      it.fn.countAll<number>().as('count'),
      sql<number>`coalesce(max(name = ${name} and id <> ${id}), 0)`.as('isTaken'),
    ])
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
}

export async function insertOrderList(
  tx: Tx,
  { customerId, companyId }: ListReader,
  { id, name, isShared }: ListName & { readonly id: string },
  now: number,
): Promise<void> {
  const owner = { company_id: companyId, customer_id: customerId }
  await tx
    .insertInto('order_list')
    .values({ id, ...owner, name, is_shared: isShared ? 1 : 0, changed_at: now })
    .execute()
}

/** Renames a list; false if the reader may not change it, or it does not exist. */
export async function renameOrderList(
  tx: Tx,
  reader: ListReader,
  { id, name, isShared }: ListName & { readonly id: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_list')
    .set({ name, is_shared: isShared ? 1 : 0, changed_at: now })
    .where('id', '=', id)
    .where((it) => isChangedBy(it, reader))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a list as changed before its rows are; false if the reader may not change it. */
export async function touchOrderList(
  tx: Tx,
  reader: ListReader,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_list')
    .set({ changed_at: now })
    .where('id', '=', id)
    .where((it) => isChangedBy(it, reader))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Replaces all rows of a new or marked list. */
export async function writeOrderListRows(
  tx: Tx,
  id: string,
  rows: readonly OrderListRow[],
): Promise<void> {
  await tx.deleteFrom('order_list_row').where('list_id', '=', id).execute()
  const json = JSON.stringify(rows.map((it) => [it.articleNumber, it.quantity]))
  await sql`
    insert into order_list_row (list_id, position, article_number, quantity)
    select ${id}, key, value ->> 0, value ->> 1 from json_each(${json})`.execute(tx)
}

/** Removes a list; false if the reader may not. */
export async function removeOrderList(tx: Tx, reader: ListReader, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_list')
    .where('id', '=', id)
    .where((it) => isChangedBy(it, reader))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
