import { type Kysely, sql } from 'kysely'

/** Creates orders, reservations and the outbox. */
export async function layOutOrders(db: Kysely<unknown>): Promise<void> {
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

/** Enables search to read an index's words by column, and article numbers in any case. */
export async function layOutSearch(db: Kysely<unknown>): Promise<void> {
  for (const statement of SEARCH) await sql.raw(statement).execute(db)
}

const SEARCH = [
  `create virtual table product_term_sv using fts5vocab (product_search_sv, col)`,
  `create virtual table product_term_en using fts5vocab (product_search_en, col)`,
  `create index article_folded_number on article (lower(number))`,
]

/**
 * Records products with an article that sold out or came back, so that caches of stock can follow without
 * reading all of it again. One row per product, whoever changes the stock.
 */
export async function recordStockChanges(db: Kysely<unknown>): Promise<void> {
  for (const statement of STOCK_TURNS) await sql.raw(statement).execute(db)
}

const STOCK_TURNS = [
  `create table stock_turn (
    product_id integer primary key,
    turn integer not null
  ) strict`,
  `create index stock_turn_order on stock_turn (turn)`,
  `create trigger stock_turned after update of available on stock
    when (old.available > 0) <> (new.available > 0)
    begin
      insert into stock_turn (product_id, turn)
      select product_id, (select coalesce(max(turn), 0) + 1 from stock_turn)
        from article where number = new.article_number
      on conflict (product_id) do update set turn = excluded.turn;
    end`,
]

/** Creates open checkouts, payments, saved addresses and newsletter consents. */
export async function layOutCheckout(db: Kysely<unknown>): Promise<void> {
  for (const statement of CHECKOUT) await sql.raw(statement).execute(db)
}

const CHECKOUT = [
  `create table checkout (
    order_id text primary key,
    cart_id text not null unique references cart (id) on delete cascade,
    content text not null check (json_valid(content)),
    created_at integer not null,
    changed_at integer not null
  ) strict, without rowid`,
  `create index checkout_changed on checkout (changed_at)`,
  `create table address (
    id text primary key,
    customer_id text references customer (id) on delete cascade,
    company_id text references company (id) on delete cascade,
    address_type text not null,
    care_of text not null default '',
    address text not null,
    address2 text not null default '',
    zip_code text not null,
    city text not null,
    country text not null,
    phone_number text not null default '',
    changed_at integer not null,
    check ((customer_id is null) <> (company_id is null))
  ) strict, without rowid`,
  `create index address_customer on address (customer_id)`,
  `create index address_company on address (company_id)`,
  `create table code_use (
    order_id text primary key references orders (id) on delete cascade,
    code text not null,
    state text not null check (state in ('used', 'given back'))
  ) strict, without rowid`,
  `create table payment (
    id text primary key,
    order_id text not null,
    provider text not null,
    reference text not null,
    state text not null check (
      state in ('pending', 'authorized', 'captured', 'failed', 'cancelled', 'refunding', 'refunded')
    ),
    amount integer not null check (amount >= 0),
    currency text not null,
    created_at integer not null,
    changed_at integer not null,
    unique (provider, reference)
  ) strict, without rowid`,
  `create index payment_order on payment (order_id)`,
  `create table payment_event (
    provider text not null,
    id text not null,
    received_at integer not null,
    primary key (provider, id)
  ) strict, without rowid`,
  `create table sandbox_payment (
    reference text primary key,
    provider text not null,
    order_id text not null,
    state text not null,
    amount integer not null check (amount >= 0),
    currency text not null,
    content text not null check (json_valid(content)),
    changed_at integer not null,
    unique (provider, order_id)
  ) strict, without rowid`,
  `create table newsletter_consent (
    email text primary key,
    gender text check (gender in ('Male', 'Female')),
    lang text not null check (lang in ('sv', 'en')),
    token_hash text not null,
    asked_at integer not null,
    confirmed_at integer
  ) strict, without rowid`,
  `create unique index newsletter_consent_token on newsletter_consent (token_hash)`,
]

/** Indexes the orders of a session, and a visitor's order with reserved stock. */
export async function findHeldOrders(db: Kysely<unknown>): Promise<void> {
  for (const statement of HELD) await sql.raw(statement).execute(db)
}

const HELD = [
  `create index orders_held on orders (created_at) where status = 'held'`,
  `create index orders_session on orders (session_id)`,
  `create index cart_ordered_by_session on cart (session_id)
    where status = 'ordered' and session_id is not null`,
  `create index cart_ordered_by_customer on cart (customer_id)
    where status = 'ordered' and customer_id is not null`,
]
