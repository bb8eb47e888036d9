import { type Kysely, sql } from 'kysely'

/**
 * Says of an order until when it is to be paid by a bank transfer. Orders from before have no such
 * end: no buyer was given one, and the shop has not noted which of them were paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UNPAID_ORDERS) await sql.raw(statement).execute(db)
}

const UNPAID_ORDERS = [
  `alter table orders add column pay_by integer`,
  `create index orders_overdue on orders (pay_by) where status = 'placed' and pay_by is not null`,
]
