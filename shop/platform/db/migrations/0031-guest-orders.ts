import { type Kysely, sql } from 'kysely'

/** Finds the orders that a guest placed with an address, when its owner logs in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index orders_of_guest on orders (lower(email)) where customer_id is null`)
    .execute(db)
}
