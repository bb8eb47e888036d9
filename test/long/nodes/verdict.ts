import { readRows } from '../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Outcome } from './buyer.ts'

/** What became of the sale, read from the database and compared with what buyers were told. */
export interface Verdict {
  /** Pieces sold beyond the stock. */
  readonly oversold: number
  /** Buyers who were told of an order that does not exist. */
  readonly lost: number
  /** Buyers with more than one order. */
  readonly doubled: number
  /** Orders of which no buyer was told. */
  readonly untold: number
  /** Orders whose cart is still open, or that have no row. */
  readonly torn: number
}

const PIECES = `
  select stock.article_number as article, stock.available,
         (select count(*) from order_row where order_row.article_number = stock.article_number) as sold
    from stock`
const ORDERS = 'select id, email from orders'
const TORN = `
  select orders.id from orders left join cart on cart.id = orders.cart_id
   where cart.status <> 'ordered'
      or not exists (select 1 from order_row where order_row.order_id = orders.id)`

export async function readVerdict(
  db: Db,
  stock: Readonly<Record<string, number>>,
  outcomes: readonly Outcome[],
): Promise<Verdict> {
  const pieces = await readRows<{ article: string; available: number; sold: number }>(
    db,
    PIECES,
    [],
  )
  const scarce = pieces.filter(({ article }) => article in stock)
  const orders = await readRows<{ id: string; email: string }>(db, ORDERS, [])
  const ids = new Set(orders.map(({ id }) => id))
  const told = new Set(outcomes.flatMap(({ orderId }) => orderId ?? []))
  return {
    oversold: scarce.reduce(
      (sum, it) => sum + Math.abs((stock[it.article] ?? 0) - it.available - it.sold),
      0,
    ),
    lost: [...told].filter((it) => !ids.has(it)).length,
    doubled: orders.length - new Set(orders.map(({ email }) => email)).size,
    untold: orders.filter(({ id }) => !told.has(id)).length,
    torn: (await readRows(db, TORN, [])).length,
  }
}

/** How many orders have none, one, two or more mails. */
export function countMails(
  taken: readonly { readonly to: readonly string[] }[],
  outcomes: readonly Outcome[],
): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {}
  const buyers = new Set(outcomes.flatMap((it) => (it.orderId ? [it.email] : [])))
  const received = new Map<string, number>()
  for (const it of taken.flatMap(({ to }) => to)) received.set(it, (received.get(it) ?? 0) + 1)
  for (const it of buyers) {
    const mails = received.get(it) ?? 0
    counts[mails] = (counts[mails] ?? 0) + 1
  }
  return counts
}
