import { type Kysely, sql } from 'kysely'

/** The products that customers have looked at last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table seen_product (
      customer_id text not null references customer (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      seen_at integer not null,
      primary key (customer_id, product_id)
    ) strict, without rowid`,
    'create index seen_product_product on seen_product (product_id)',
    'create index seen_product_at on seen_product (seen_at)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
