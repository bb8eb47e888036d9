import { type Kysely, sql } from 'kysely'

/** Lists that the people of a company order from again, each for themselves or for all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table order_list (
      id text primary key,
      company_id text not null references company (id) on delete cascade,
      customer_id text references customer (id) on delete set null,
      name text not null,
      is_shared integer not null check (is_shared in (0, 1)),
      changed_at integer not null
    ) strict, without rowid`,
    'create index order_list_company on order_list (company_id, name)',
    'create index order_list_customer on order_list (customer_id)',
    `create table order_list_row (
      list_id text not null references order_list (id) on delete cascade,
      position integer not null,
      article_number text not null,
      quantity integer not null check (quantity between 1 and 100),
      primary key (list_id, position)
    ) strict, without rowid`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
