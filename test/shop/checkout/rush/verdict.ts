import { databaseFileOf } from '../../../../shop/platform/db/dialect/sql-dialect.ts'
import { readRows } from '../../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { HOT } from './make-buyers.ts'
import type { History } from './rush.ts'

/** The outcome of a rush, read from the database and compared with what buyers were told. */
export interface Verdict {
  readonly orders: number
  /** Pieces sold beyond the stock. */
  readonly oversold: number
  /** Buyers with a confirmed order that does not exist. */
  readonly lost: number
  /** Buyers with more than one order. */
  readonly doubled: number
  /** Differences between the pieces taken out of stock and those of orders. */
  readonly astray: number
  /** Orders without rows or a queued mail, or whose cart is still open. */
  readonly torn: number
  /** What is wrong with the file of an embedded database; a server looks after its own. */
  readonly damage: readonly string[]
}

const BUYERS = `
  select coalesce(session_id, id) as buyer, id, count(*) over (partition by session_id) as orders
    from orders where status <> 'cancelled'`
const SOLD = `select coalesce(sum(quantity), 0) as n from order_row where article_number = '${HOT}'`
const LEFT = `select available as n from stock where article_number = '${HOT}'`
const MOVED = `select coalesce(sum(delta), 0) as n from stock_move where article_number = '${HOT}'`
const TORN = `
  select count(*) as n from orders
    left join cart on cart.id = orders.cart_id
   where cart.status <> 'ordered'
      or not exists (select 1 from order_row where order_row.order_id = orders.id)
      or not exists (select 1 from outbox where ref = orders.id and kind = 'order-mail')`

export async function readVerdict(db: Db, units: number, received: History): Promise<Verdict> {
  const orders = await readRows<{ buyer: string; id: string; orders: number }>(db, BUYERS, [])
  const [sold, left, moved, torn] = await Promise.all(
    [SOLD, LEFT, MOVED, TORN].map(
      async (text) => (await readRows<{ n: number }>(db, text, []))[0]?.n ?? 0,
    ),
  )
  const owners = new Set(orders.map(({ buyer }) => buyer.replace(/^session-/, '')))
  const promised = new Set(received.filter(({ said }) => said === 'sold').map((it) => it.orderId))
  return {
    orders: orders.length,
    oversold: Math.max(0, (sold ?? 0) - units),
    lost: [...promised].filter((it) => !owners.has(it)).length,
    doubled: orders.filter((it) => it.orders > 1).length,
    astray: Math.abs(units - (left ?? 0) - (sold ?? 0)) + Math.abs((moved ?? 0) + (sold ?? 0)),
    torn: torn ?? 0,
    damage: await findDamage(db),
  }
}

async function findDamage(db: Db): Promise<string[]> {
  if (databaseFileOf(db) === undefined) return []
  const text = `select integrity_check as found from pragma_integrity_check where integrity_check <> 'ok'`
  return (await readRows<{ found: string }>(db, text, [])).map(({ found }) => found)
}
