import { MAX_RECENTLY_VIEWED } from '../../../src/model/product-ids.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** The ids of what a customer has looked at, the newest first. */
export async function listRecentlyViewed(db: Db | Tx, customerId: string): Promise<string[]> {
  const rows = await readRows<{ readonly code: string }>(
    db,
    `select p.code from seen_product s join product p on p.id = s.product_id
      where s.customer_id = ? order by s.seen_at desc, p.id`,
    [customerId],
  )
  return rows.map((it) => it.code)
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
    `insert into seen_product (customer_id, product_id, seen_at)
     select ?1, p.id, ?3 - min(w.key)
       from json_each(?2) w join product p on p.code = w.value
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

export async function deleteRecentlyViewed(db: Db | Tx, customerId: string): Promise<void> {
  await db.deleteFrom('seen_product').where('customer_id', '=', customerId).execute()
}

export async function deleteViewedBefore(db: Db | Tx, at: number): Promise<void> {
  await db.deleteFrom('seen_product').where('seen_at', '<', at).execute()
}
