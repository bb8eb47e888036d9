import { type Kysely, sql } from 'kysely'

/** What customers ask a price for, and what the shop offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
