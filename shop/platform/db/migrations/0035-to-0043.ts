import { type Kysely, sql } from 'kysely'

/** Adds changes of customers' details, and the browsers of their logins. */
export async function openProfiles(db: Kysely<unknown>): Promise<void> {
  for (const statement of PROFILE) await sql.raw(statement).execute(db)
}

const PROFILE = [
  `alter table session add column browser text`,
  `alter table session add column system text`,
  `alter table customer add column lang text check (lang in ('sv', 'en'))`,
  `create table email_change (
    id text primary key,
    customer_id text not null references customer (id) on delete cascade,
    old_email text not null,
    new_email text not null,
    lang text not null check (lang in ('sv', 'en')),
    storefront text not null check (storefront in ('sport', 'professional')),
    token_hash text unique,
    stop_hash text unique,
    made_at integer not null,
    changed_at integer,
    stopped_at integer
  ) strict, without rowid`,
  `create index email_change_customer on email_change (customer_id, made_at)`,
]

/** Creates quotations with their rows. */
export async function keepQuotations(db: Kysely<unknown>): Promise<void> {
  for (const statement of QUOTATIONS) await sql.raw(statement).execute(db)
}

const QUOTATIONS = [
  `create table quotation (
    id text primary key,
    number text not null unique,
    state text not null default 'asked'
      check (state in ('asked', 'answered', 'accepted', 'refused', 'declined', 'expired')),
    customer_id text references customer (id) on delete set null,
    company_id text references company (id) on delete set null,
    session_id text,
    storefront text not null check (storefront in ('sport', 'professional')),
    lang text not null check (lang in ('sv', 'en')),
    currency text not null,
    company_name text not null,
    organization_number text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    address text not null,
    zip_code text not null,
    city text not null,
    contact_person text not null default '',
    message text not null default '',
    terms_accepted_at integer not null,
    created_at integer not null,
    answered_at integer,
    valid_until integer,
    delivery_total integer not null default 0 check (delivery_total >= 0),
    answer text not null default '',
    settled_at integer,
    order_id text unique references orders (id) on delete set null
  ) strict, without rowid`,
  `create index quotation_customer on quotation (customer_id, created_at)
    where customer_id is not null`,
  `create index quotation_company on quotation (company_id, created_at)
    where company_id is not null`,
  `create index quotation_email on quotation (email)`,
  `create index quotation_state on quotation (state, created_at)`,
  `create table quotation_row (
    quotation_id text not null references quotation (id) on delete cascade,
    position integer not null,
    article_number text not null,
    name text not null,
    size text,
    colour text,
    vat_rate integer not null,
    quantity integer not null check (quantity between 1 and 100),
    note text not null default '',
    price integer check (price >= 0),
    primary key (quotation_id, position)
  ) strict, without rowid`,
]

/** Creates quotation lists of browsers without script. */
export async function keepQuotationLists(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table quotation_list_row (
      session_id text not null references session (id) on delete cascade,
      article_number text not null,
      quantity integer not null check (quantity between 1 and 100),
      note text not null default '',
      added_at integer not null,
      primary key (session_id, article_number)
    ) strict, without rowid`)
    .execute(db)
}

/** Creates price lists and their companies. */
export async function keepPriceLists(db: Kysely<unknown>): Promise<void> {
  for (const statement of PRICE_LISTS) await sql.raw(statement).execute(db)
}

/** Ids are never reused, because they are part of cache keys. */
const PRICE_LISTS = [
  `create table price_list (
    id integer primary key autoincrement,
    version integer not null default 1,
    name text not null unique,
    created_at integer not null
  ) strict`,
  `create table price_list_line (
    list_id integer not null references price_list (id) on delete cascade,
    article_number text not null,
    from_quantity integer not null check (from_quantity between 1 and 9999),
    currency text not null,
    price integer check (price > 0),
    discount integer check (discount between 1 and 9999),
    primary key (list_id, article_number, from_quantity, currency),
    check ((price is null) <> (discount is null)),
    check ((currency = '') = (price is null))
  ) strict, without rowid`,
  `create table price_list_company (
    company_id text not null references company (id) on delete cascade,
    list_id integer not null references price_list (id) on delete cascade,
    primary key (company_id, list_id)
  ) strict, without rowid`,
  'create index price_list_company_list on price_list_company (list_id)',
]

/** Creates a company's order lists, personal or shared. */
export async function keepOrderLists(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table order_list (
      id text primary key,
      company_id text not null references company (id) on delete cascade,
      customer_id text references customer (id) on delete set null,
      name text not null,
      is_shared integer not null check (is_shared in (0, 1)),
      changed_at integer not null
    ) strict, without rowid`,
    'create index order_list_company on order_list (company_id, name)',
    'create index order_list_customer on order_list (customer_id)',
    `create table order_list_row (
      list_id text not null references order_list (id) on delete cascade,
      position integer not null,
      article_number text not null,
      quantity integer not null check (quantity between 1 and 100),
      primary key (list_id, position)
    ) strict, without rowid`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Creates spending limits, and orders that wait for approval. */
export async function keepApprovals(db: Kysely<unknown>): Promise<void> {
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
