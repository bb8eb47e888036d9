import { type Kysely, sql } from 'kysely'

/** Lays out what the staff does with an order: payments by bank, packing, sending, notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of HANDLING) await sql.raw(statement).execute(db)
}

const HANDLING = [
  `create table order_handling (
    order_id text primary key references orders (id) on delete cascade,
    paid_on text,
    paid_reference text,
    packed_at integer,
    sent_at integer,
    carrier text,
    tracking text,
    cancelled_at integer,
    check (sent_at is null or packed_at is not null)
  ) strict, without rowid`,
  `create table order_note (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    staff_name text not null,
    text text not null,
    created_at integer not null
  ) strict, without rowid`,
  `create index order_note_order on order_note (order_id, created_at)`,
  `create index orders_created on orders (created_at desc)`,
]
