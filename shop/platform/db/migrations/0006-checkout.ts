import { type Kysely, sql } from 'kysely'

/** Lays out checkouts under way, payments, saved addresses and newsletter consents. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
