import { type Kysely, sql } from 'kysely'

/** Lays out orders, reservations and what has to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of ORDERS) await sql.raw(statement).execute(db)
}

const ORDERS = [
  `create table campaign_code (
    code text primary key collate nocase,
    percent integer check (percent between 1 and 100),
    amount integer check (amount > 0),
    from_total integer not null default 0 check (from_total >= 0),
    uses_left integer check (uses_left >= 0),
    valid_from integer,
    valid_until integer,
    check ((percent is null) <> (amount is null))
  ) strict, without rowid`,
  `create table attempt (
    key text primary key,
    hash text not null,
    order_id text not null,
    created_at integer not null
  ) strict, without rowid`,
  `create table orders (
    id text primary key,
    number text not null unique,
    cart_id text not null unique references cart (id),
    customer_id text references customer (id),
    company_id text references company (id),
    session_id text,
    storefront text not null check (storefront in ('sport', 'professional')),
    lang text not null check (lang in ('sv', 'en')),
    currency text not null default 'SEK',
    status text not null check (
      status in ('placed', 'held', 'paid', 'cancelled', 'refunded', 'delivered')
    ),
    email text not null,
    details text not null check (json_valid(details)),
    goods_total integer not null check (goods_total >= 0),
    fee_total integer not null default 0 check (fee_total >= 0),
    delivery_total integer not null default 0 check (delivery_total >= 0),
    discount_total integer not null default 0 check (discount_total >= 0),
    vat_total integer not null check (vat_total >= 0),
    total integer not null check (total >= 0),
    created_at integer not null
  ) strict, without rowid`,
  `create index orders_customer on orders (customer_id, created_at desc)`,
  `create index orders_company on orders (company_id, created_at desc)`,
  `create table order_row (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    position integer not null,
    kind text not null check (kind in ('article', 'gift', 'fee', 'service')),
    article_number text not null,
    name text not null,
    size text,
    colour text,
    quantity integer not null check (quantity between 1 and 100),
    price integer not null check (price >= 0),
    vat_rate integer not null check (vat_rate between 0 and 10000),
    total integer not null check (total >= 0),
    unique (order_id, position)
  ) strict, without rowid`,
  `create table reservation (
    order_id text not null references orders (id) on delete cascade,
    article_number text not null,
    quantity integer not null check (quantity between 1 and 100),
    state text not null check (state in ('held', 'sold', 'released')),
    expires_at integer not null,
    primary key (order_id, article_number)
  ) strict, without rowid`,
  `create index reservation_due on reservation (expires_at) where state = 'held'`,
  `create table stock_move (
    order_id text not null,
    article_number text not null,
    reason text not null check (reason in ('sold', 'held', 'released', 'returned')),
    delta integer not null check (delta <> 0),
    created_at integer not null,
    primary key (order_id, article_number, reason)
  ) strict, without rowid`,
  `create index stock_move_article on stock_move (article_number)`,
  `create table outbox (
    id text primary key,
    kind text not null,
    ref text not null,
    content text not null check (json_valid(content)),
    attempts integer not null default 0,
    claimed_until integer not null default 0,
    created_at integer not null,
    done_at integer,
    unique (kind, ref)
  ) strict, without rowid`,
  `create index outbox_due on outbox (claimed_until) where done_at is null`,
]
