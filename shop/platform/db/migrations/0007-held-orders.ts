import { type Kysely, sql } from 'kysely'

/** Finds the orders of a session, and the one that a visitor has goods held for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of HELD) await sql.raw(statement).execute(db)
}

const HELD = [
  `create index orders_held on orders (created_at) where status = 'held'`,
  `create index orders_session on orders (session_id)`,
  `create index cart_ordered_by_session on cart (session_id)
    where status = 'ordered' and session_id is not null`,
  `create index cart_ordered_by_customer on cart (customer_id)
    where status = 'ordered' and customer_id is not null`,
]
