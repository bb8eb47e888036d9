import { type Kysely, sql } from 'kysely'

/** Refunds of a part of an order, and how much of each row has gone back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of REFUNDS) await sql.raw(statement).execute(db)
}

const REFUNDS = [
  `create table refund (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    payment_id text not null references payment (id) on delete cascade,
    amount integer not null check (amount > 0),
    reason text not null check (reason in ('return', 'complaint', 'missing', 'goodwill')),
    with_delivery integer not null default 0 check (with_delivery in (0, 1)),
    state text not null check (state in ('started', 'done', 'refused')),
    created_at integer not null,
    settled_at integer
  ) strict, without rowid`,
  `create index refund_order on refund (order_id, created_at)`,
  `create table refund_row (
    refund_id text not null references refund (id) on delete cascade,
    row_id text not null references order_row (id) on delete cascade,
    quantity integer not null check (quantity between 1 and 100),
    primary key (refund_id, row_id)
  ) strict, without rowid`,
  `alter table orders add column delivery_refunded integer not null default 0
    check (delivery_refunded in (0, 1))`,
  `alter table order_row add column refunded integer not null default 0
    check (refunded between 0 and quantity)`,
  `alter table order_row add column restocked integer not null default 0
    check (restocked between 0 and quantity)`,
]
