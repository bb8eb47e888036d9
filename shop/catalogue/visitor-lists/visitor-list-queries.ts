import { MAX_FAVOURITES, MAX_RECENTLY_VIEWED } from '../../../src/model/visitor-lists.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** When a product came into a list, by the table of the list. */
const DATES = { favourite: 'added_at', seen_product: 'seen_at' } as const

export type ListTable = keyof typeof DATES

/** The ids of the products in a customer's list, the newest first. */
export async function listCodes(
  db: Db | Tx,
  table: ListTable,
  customerId: string,
): Promise<string[]> {
  const rows = await readRows<{ readonly code: string }>(
    db,
    `select p.code from ${table} l join product p on p.id = l.product_id
      where l.customer_id = ? order by l.${DATES[table]} desc, p.id`,
    [customerId],
  )
  return rows.map((it) => it.code)
}

/** Adds what there is of these, the newest first, up to the most that a customer has. */
export async function addFavourites(
  tx: Tx,
  customerId: string,
  codes: readonly string[],
  now: number,
): Promise<void> {
  await readRows(
    tx,
    `${insertInto('favourite')}
      where not exists (select 1 from favourite f where f.customer_id = ?1 and f.product_id = p.id)
      group by p.id
      order by min(w.key)
      limit max(0, ?4 - (select count(*) from favourite where customer_id = ?1))`,
    [customerId, JSON.stringify(codes), now, MAX_FAVOURITES],
  )
}

/** Remembers what there is of these, the newest first; what is older than the last few is forgotten. */
export async function addRecentlyViewed(
  tx: Tx,
  customerId: string,
  codes: readonly string[],
  now: number,
): Promise<void> {
  await readRows(
    tx,
    `${insertInto('seen_product')}
      where true
      group by p.id
     on conflict (customer_id, product_id) do update set seen_at = excluded.seen_at`,
    [customerId, JSON.stringify(codes), now],
  )
  await readRows(
    tx,
    `delete from seen_product where customer_id = ?1 and product_id not in
      (select product_id from seen_product where customer_id = ?1
        order by seen_at desc, product_id limit ?2)`,
    [customerId, MAX_RECENTLY_VIEWED],
  )
}

/** Takes the customer, the ids of products, and now. */
function insertInto(table: ListTable): string {
  return `insert into ${table} (customer_id, product_id, ${DATES[table]})
     select ?1, p.id, ?3 - min(w.key)
       from json_each(?2) w join product p on p.code = w.value`
}

export async function removeFavourites(
  tx: Tx,
  customerId: string,
  codes: readonly string[],
): Promise<void> {
  await readRows(
    tx,
    `delete from favourite where customer_id = ?1 and product_id in
      (select p.id from product p join json_each(?2) w on p.code = w.value)`,
    [customerId, JSON.stringify(codes)],
  )
}

export async function clearRecentlyViewed(db: Db | Tx, customerId: string): Promise<void> {
  await db.deleteFrom('seen_product').where('customer_id', '=', customerId).execute()
}

export async function deleteViewedBefore(db: Db | Tx, at: number): Promise<void> {
  await db.deleteFrom('seen_product').where('seen_at', '<', at).execute()
}
