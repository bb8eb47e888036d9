import { type Kysely, sql } from 'kysely'

/** Lays out customers, sessions and carts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...VISITORS, ...CARTS]) await sql.raw(statement).execute(db)
}

const VISITORS = [
  `create table secret (name text primary key, value text not null) strict, without rowid`,
  `create table company (
    id text primary key,
    name text not null,
    organisation_number text not null
  ) strict, without rowid`,
  `create table customer (
    id text primary key,
    email text not null unique,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    phone text,
    company_id text references company (id),
    role text not null default 'buyer' check (role in ('buyer', 'admin')),
    created_at integer not null
  ) strict, without rowid`,
  `create index customer_company on customer (company_id)`,
  `create table session (
    id text primary key,
    customer_id text references customer (id) on delete cascade,
    logged_in_at integer,
    created_at integer not null,
    seen_at integer not null
  ) strict, without rowid`,
  `create index session_customer on session (customer_id)`,
  `create index session_seen on session (seen_at)`,
]

const CARTS = [
  `create table cart (
    id text primary key,
    session_id text,
    customer_id text references customer (id) on delete cascade,
    storefront text not null check (storefront in ('sport', 'professional')),
    status text not null default 'open' check (status in ('open', 'ordered', 'merged')),
    version integer not null default 0,
    campaign_code text,
    notices text check (notices is null or json_valid(notices)),
    created_at integer not null,
    changed_at integer not null,
    check ((session_id is null) <> (customer_id is null))
  ) strict, without rowid`,
  `create unique index cart_of_session on cart (session_id, storefront)
    where status = 'open' and session_id is not null`,
  `create unique index cart_of_customer on cart (customer_id, storefront)
    where status = 'open' and customer_id is not null`,
  `create index cart_changed on cart (changed_at)`,
  `create table cart_row (
    id text primary key,
    cart_id text not null references cart (id) on delete cascade,
    article_number text not null references article (number),
    quantity integer not null check (quantity between 1 and 100),
    seen_price integer,
    position integer not null,
    unique (cart_id, article_number)
  ) strict, without rowid`,
  `create index cart_row_article on cart_row (article_number)`,
  `create table idempotency (
    scope text not null,
    key text not null,
    hash text not null,
    status integer not null,
    answer text not null,
    created_at integer not null,
    primary key (scope, key)
  ) strict, without rowid`,
  `create index idempotency_age on idempotency (created_at)`,
]
