import { type Kysely, sql } from 'kysely'

/**
 * A buyer says one thing of a product, whichever of their orders it came with: of what was said
 * twice, by one account or by one address without an account, the newest stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create index orders_email on orders (lower(email)) where email <> ''`,
  `delete from review where exists (
    select 1 from orders own
      join orders other on other.customer_id = own.customer_id
      join review newer on newer.order_id = other.id
     where own.id = review.order_id and newer.product_id = review.product_id
       and (newer.written_at, newer.id) > (review.written_at, review.id))`,
  `delete from review where exists (
    select 1 from orders own
      join orders other on lower(other.email) = lower(own.email) and other.email <> ''
      join review newer on newer.order_id = other.id
     where own.id = review.order_id and newer.product_id = review.product_id
       and (own.customer_id is null or other.customer_id is null)
       and (newer.written_at, newer.id) > (review.written_at, review.id))`,
]
