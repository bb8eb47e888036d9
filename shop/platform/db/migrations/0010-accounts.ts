import { type Kysely, sql } from 'kysely'

/** Lays out the links by which a password is chosen, and which orders asked for an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of ACCOUNTS) await sql.raw(statement).execute(db)
}

const ACCOUNTS = [
  `create table password_link (
    token_hash text primary key check (length(token_hash) = 64),
    customer_id text not null references customer (id) on delete cascade,
    made_at integer not null,
    used_at integer
  ) strict, without rowid`,
  `create index password_link_customer on password_link (customer_id)`,
  `create index password_link_age on password_link (made_at)`,
  `alter table orders add column sign_up_email text`,
  `create index orders_sign_up on orders (sign_up_email)
    where sign_up_email is not null and customer_id is null`,
]
