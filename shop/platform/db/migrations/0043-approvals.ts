import { type Kysely, sql } from 'kysely'

/** What buyers of a company may order without asking, and the orders that wait for an approver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of APPROVALS) await sql.raw(statement).execute(db)
}

const APPROVALS = [
  `create table spending_limit (
    id integer primary key,
    company_id text not null references company (id) on delete cascade,
    customer_id text references customer (id) on delete cascade,
    period text check (period in ('order', 'month', 'year')),
    amount integer check (amount >= 0),
    currency text not null,
    set_by text references customer (id) on delete set null,
    set_in text not null check (set_in in ('company', 'shop')),
    set_at integer not null,
    check ((period is null) = (amount is null)),
    check (period is null or (period = 'order') = (customer_id is null))
  ) strict`,
  `create index spending_limit_company on spending_limit (company_id, customer_id, id)`,
  `create table approval (
    order_id text primary key references orders (id) on delete cascade,
    company_id text not null references company (id) on delete cascade,
    buyer_id text references customer (id) on delete set null,
    state text not null default 'waiting'
      check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
    period text not null check (period in ('order', 'month', 'year')),
    allowed integer not null,
    spent integer not null,
    amount integer not null,
    expires_at integer not null,
    created_at integer not null,
    decided_by text references customer (id) on delete set null,
    decided_at integer,
    message text not null default ''
  ) strict, without rowid`,
  `create index approval_company on approval (company_id, created_at)`,
  `create index approval_buyer on approval (buyer_id, created_at) where buyer_id is not null`,
  `create index approval_due on approval (expires_at) where state = 'waiting'`,
]
