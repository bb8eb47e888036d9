import { type Kysely, sql } from 'kysely'

/** The products that customers have marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table favourite (
      customer_id text not null references customer (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      added_at integer not null,
      primary key (customer_id, product_id)
    ) strict, without rowid`,
    'create index favourite_product on favourite (product_id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
