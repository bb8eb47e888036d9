import { type Kysely, sql } from 'kysely'

/** Keeps what consumers withdraw from, and lets no payment give back more than was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of WITHDRAWAL) await sql.raw(statement).execute(db)
}

const WITHDRAWAL = [
  `create table withdrawal (
    id text primary key,
    number text not null,
    email text not null,
    scope text not null,
    order_id text references orders (id) on delete cascade,
    name text not null,
    rows text not null check (json_valid(rows)),
    articles text not null,
    lang text not null check (lang in ('sv', 'en')),
    times integer not null default 1 check (times > 0),
    received_at integer not null,
    settled_at integer check (settled_at is null or order_id is not null),
    unique (number, email, scope)
  ) strict, without rowid`,
  `create index withdrawal_order on withdrawal (order_id) where order_id is not null`,
  `create index withdrawal_unknown on withdrawal (received_at) where order_id is null`,
  `alter table payment add column refunded integer not null default 0
    check (refunded between 0 and amount)`,
  `update payment set refunded = amount where state in ('refunding', 'refunded')`,
]
