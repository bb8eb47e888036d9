import { MAX_FAVOURITES } from '../../../src/model/favourites.ts'
import type { Flag } from '../../platform/db/catalogue-tables.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

/** The ids of what a customer has marked, the newest first. */
export async function listFavourites(db: Db | Tx, customerId: string): Promise<string[]> {
  const rows = await readRows<{ readonly code: string }>(
    db,
    `select p.code from favourite f join product p on p.id = f.product_id
      where f.customer_id = ? order by f.added_at desc, p.id`,
    [customerId],
  )
  return rows.map((it) => it.code)
}

/** Marks what there is of these, the newest first, up to the most that a customer marks. */
export async function addFavourites(
  tx: Tx,
  customerId: string,
  codes: readonly string[],
  now: number,
): Promise<void> {
  await readRows(
    tx,
    `insert into favourite (customer_id, product_id, added_at)
     select ?1, p.id, ?3 - min(w.key)
       from json_each(?2) w join product p on p.code = w.value
      where not exists (select 1 from favourite f where f.customer_id = ?1 and f.product_id = p.id)
      group by p.id
      order by min(w.key)
      limit max(0, ?4 - (select count(*) from favourite where customer_id = ?1))`,
    [customerId, JSON.stringify(codes), now, MAX_FAVOURITES],
  )
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

/** A product that somebody has marked, whether it can be bought or not. */
export interface StoredProduct {
  readonly id: number
  readonly code: string
  readonly name: string
  /** Whether any storefront still sells it. */
  readonly isOn: Flag
}

/** What there is of these, in their order. */
export function findMarked(
  db: Db,
  codes: readonly string[],
  { language }: Pick<PageContext, 'language'>,
): Promise<StoredProduct[]> {
  return readRows(
    db,
    `select p.id, p.code, t.name, p.published as isOn
       from json_each(?1) w
       join product p on p.code = w.value
       join product_text t on t.product_id = p.id and t.lang = ?2
      group by p.id
      order by min(w.key)`,
    [JSON.stringify(codes), language],
  )
}
