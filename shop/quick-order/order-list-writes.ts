import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { readRow, runText } from '../platform/db/read-rows.ts'
import type { Tx } from '../platform/db/schema.ts'
import { isChangedBy, type ListReader } from './list-reader.ts'
import type { OrderListRow } from './order-list-queries.ts'

export interface ListName {
  readonly name: string
  readonly isShared: boolean
}

interface OwnLists {
  readonly count: number
  readonly isTaken: number
}

/** Counts the customer's lists, and checks whether another one already has the name. */
export async function countOwnLists(
  tx: Tx,
  { customerId, companyId }: ListReader,
  { name, id }: { readonly name: string; readonly id: string },
): Promise<OwnLists> {
  const text = `
    select count(*) as count,
           coalesce(max(case when name = ?3 and id <> ?4 then 1 else 0 end), 0) as "isTaken"
      from order_list where company_id = ?1 and customer_id = ?2`
  const values = [companyId, customerId, name, id]
  return (await readRow<OwnLists>(tx, text, values)) ?? { count: 0, isTaken: 0 }
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

const ROW = { articleNumber: 'text', quantity: 'integer' } as const

const WRITE_ROWS = (d: SqlDialect) => `
  insert into order_list_row (list_id, position, article_number, quantity)
  select ?1, key, "articleNumber", quantity from ${d.rowsOf('?2', ROW)} as row`

/** Replaces all rows of a new or marked list. */
export async function writeOrderListRows(
  tx: Tx,
  id: string,
  rows: readonly OrderListRow[],
): Promise<void> {
  await runText(tx, 'delete from order_list_row where list_id = ?', [id])
  const listed = rows.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))
  await runText(tx, WRITE_ROWS, [id, JSON.stringify(listed)])
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
