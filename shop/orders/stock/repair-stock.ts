import { sql } from 'kysely'
import { holdName } from '../../platform/db/hold.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** An order whose stock moves differ from its reservation. */
export interface StockFault {
  readonly orderId: string
  /** The order's number, or its id where there is no such order. */
  readonly number: string
  readonly articleNumber: string
  /** Sum of the recorded moves. */
  readonly moved: number
  /** The sum that the reservation implies: minus its quantity while held or sold, else zero. */
  readonly expected: number
}

/**
 * Compares stock moves with reservations. The shop writes both in one transaction; they differ only if
 * something else has written to the database.
 */
export async function findStockFaults(db: Db | Tx): Promise<readonly StockFault[]> {
  const { rows } = await sql<StockFault>`
    with books as (
      select order_id, article_number from reservation
      union
      select order_id, article_number from stock_move
    ), sums as (
      select books.order_id as "orderId",
             coalesce((select number from orders where id = books.order_id), books.order_id) as number,
             books.article_number as "articleNumber",
             coalesce((select sum(delta) from stock_move m
                        where m.order_id = books.order_id
                          and m.article_number = books.article_number), 0) as moved,
             coalesce((select -quantity from reservation r
                        where r.order_id = books.order_id
                          and r.article_number = books.article_number
                          and r.state in ('held', 'sold')), 0) as expected
        from books
    )
    select * from sums where moved <> expected order by "orderId", "articleNumber"`.execute(db)
  return rows
}

/**
 * Makes stock and moves follow the reservations, in one transaction. Stock never falls below zero: the
 * missing pieces were sold to somebody else. What is sold meanwhile changes nothing: the repair is a
 * difference, and a sale writes both.
 */
export function repairStock(db: Db | Tx, now: number = Date.now()): Promise<readonly StockFault[]> {
  return inTransaction(db, async (tx) => {
    await holdName(tx, 'stock repair')
    const faults = await findStockFaults(tx)
    for (const fault of faults) await repair(tx, fault, now)
    return faults
  })
}

async function repair(
  tx: Tx,
  { orderId, articleNumber, moved, expected }: StockFault,
  now: number,
): Promise<void> {
  const delta = expected - moved
  await sql`
    update stock
       set available = case when available > ${-delta} then available + ${delta} else 0 end
     where article_number = ${articleNumber}`.execute(tx)
  // The same direction has the same reason, so two of them never cancel each other out.
  await sql`
    insert into stock_move (order_id, article_number, reason, delta, created_at)
    values (${orderId}, ${articleNumber}, ${delta > 0 ? 'returned' : 'sold'}, ${delta}, ${now})
    on conflict (order_id, article_number, reason)
    do update set delta = stock_move.delta + excluded.delta`.execute(tx)
}
