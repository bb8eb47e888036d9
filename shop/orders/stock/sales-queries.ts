import { sql } from 'kysely'
import type { Tx } from '../../platform/db/schema.ts'

/**
 * Counts each product's pieces in orders since an instant that were not cancelled or returned. Returns
 * how many products changed.
 */
export async function countSales(tx: Tx, since: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with sold as (
      select a.product_id as id, sum(r.quantity) as pieces
        from orders o
        join order_row r on r.order_id = o.id and r.kind = 'article'
        join article a on a.number = r.article_number
       where o.created_at >= ${since} and o.status in ('placed', 'paid', 'delivered')
       group by a.product_id
    )
    update product set popularity = coalesce((select pieces from sold where sold.id = product.id), 0)
     where popularity <> coalesce((select pieces from sold where sold.id = product.id), 0)`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
