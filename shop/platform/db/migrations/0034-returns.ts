import { type Kysely, sql } from 'kysely'

/** Goods that customers send back, and how many pieces of each row are on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of RETURNS) await sql.raw(statement).execute(db)
}

const RETURNS = [
  `create table goods_return (
    id text primary key,
    number text not null unique,
    order_id text not null references orders (id) on delete cascade,
    state text not null check (state in ('sent', 'received', 'repaid', 'refused')),
    lang text not null check (lang in ('sv', 'en')),
    created_at integer not null,
    received_at integer,
    settled_at integer,
    message text not null default ''
  ) strict, without rowid`,
  `create index goods_return_order on goods_return (order_id, created_at)`,
  `create index goods_return_state on goods_return (state, created_at)`,
  `create table goods_return_row (
    return_id text not null references goods_return (id) on delete cascade,
    row_id text not null references order_row (id) on delete cascade,
    quantity integer not null check (quantity between 1 and 100),
    reason text not null,
    received integer check (received between 0 and quantity),
    primary key (return_id, row_id)
  ) strict, without rowid`,
  `alter table order_row add column returning_pieces integer not null default 0
    check (returning_pieces between 0 and quantity)`,
]
