import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** Ids under which texts or articles stand that no product has: an import has ended before its switch. */
export async function listLostProducts(db: Db): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    `select product_id as id from product_text
      where product_id not in (select id from product)
      union
     select product_id from article where product_id not in (select id from product)
      order by 1`,
    [],
  )
  return rows.map((it) => it.id)
}

/** Takes away the texts and articles of such ids, with their stock. */
export async function deleteLostRows(tx: Tx, productIds: readonly number[]): Promise<void> {
  const lost = `product_id in (select value from json_each(?))
    and product_id not in (select id from product)`
  const ids = [JSON.stringify(productIds)]
  await readRows(tx, `delete from product_text where ${lost}`, ids)
  await readRows(tx, `delete from article where ${lost}`, ids)
}
