import { MAX_FAVOURITES, MAX_RECENTLY_VIEWED } from '../../../src/model/visitor-lists.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { holdRow } from '../../platform/db/hold.ts'
import { readRows, runText } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** How a list is stored: its table, the column of dates, and whether new products push out old ones. */
export interface ListTable {
  readonly table: 'favourite' | 'seen_product'
  readonly date: 'added_at' | 'seen_at'
  readonly most: number
  readonly isRolling: boolean
}

export const FAVOURITES: ListTable = {
  table: 'favourite',
  date: 'added_at',
  most: MAX_FAVOURITES,
  isRolling: false,
}

export const RECENTLY_VIEWED: ListTable = {
  table: 'seen_product',
  date: 'seen_at',
  most: MAX_RECENTLY_VIEWED,
  isRolling: true,
}

export interface CustomerList extends ListTable {
  readonly customerId: string
}

/** The products' ids in a list, the newest first. */
export async function listCodes(
  db: Db | Tx,
  { table, date, customerId }: CustomerList,
): Promise<string[]> {
  const rows = await readRows<{ readonly code: string }>(
    db,
    `select p.code from ${table} l join product p on p.id = l.product_id
      where l.customer_id = ? order by l.${date} desc, p.id`,
    [customerId],
  )
  return rows.map((it) => it.code)
}

const add =
  ({ table, date }: ListTable) =>
  (d: SqlDialect) =>
    `
  insert into ${table} (customer_id, product_id, ${date})
  select ?1, p.id, ?3 - min(w.key)
    from ${d.listOf('?2', 'text')} as w join product p on p.code = w.value
   where not exists (select 1 from ${table} l where l.customer_id = ?1 and l.product_id = p.id)
   group by p.id
   order by min(w.key)
   limit ${d.most('0', `?4 - (select count(*) from ${table} where customer_id = ?1)`)}`

/**
 * Adds the existing products among these, the newest first; a list that is not rolling takes only as many
 * as fit.
 */
export async function addToList(
  tx: Tx,
  list: CustomerList,
  codes: readonly string[],
  now: number,
): Promise<void> {
  const { most, isRolling, customerId } = list
  await holdRow(tx, 'customer', customerId)
  // A product that is viewed again moves to the top.
  if (isRolling) await removeFromList(tx, list, codes)
  const fitting = isRolling ? most + codes.length : most
  await runText(tx, add(list), [customerId, JSON.stringify(codes), now, fitting])
  if (isRolling) await removeOldest(tx, list)
}

const remove =
  ({ table }: ListTable) =>
  (d: SqlDialect) =>
    `
  delete from ${table} where customer_id = ?1 and product_id in
    (select p.id from product p join ${d.listOf('?2', 'text')} as w on p.code = w.value)`

export async function removeFromList(
  tx: Tx,
  list: CustomerList,
  codes: readonly string[],
): Promise<void> {
  await runText(tx, remove(list), [list.customerId, JSON.stringify(codes)])
}

async function removeOldest(
  tx: Tx,
  { table, date, most, customerId }: CustomerList,
): Promise<void> {
  await runText(
    tx,
    `delete from ${table} where customer_id = ?1 and product_id not in
      (select product_id from ${table} where customer_id = ?1
        order by ${date} desc, product_id limit ?2)`,
    [customerId, most],
  )
}

export async function clearList(db: Db | Tx, { table, customerId }: CustomerList): Promise<void> {
  await runText(db, `delete from ${table} where customer_id = ?`, [customerId])
}

export async function deleteViewedBefore(db: Db | Tx, at: number): Promise<void> {
  await runText(db, 'delete from seen_product where seen_at < ?', [at])
}
