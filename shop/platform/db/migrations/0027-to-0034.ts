import { type Kysely, sql } from 'kysely'

/**
 * Creates registrations that wait for a proved address, profiles of such customers, and links that fill in an
 * address.
 */
export async function layOutRegistration(db: Kysely<unknown>): Promise<void> {
  for (const statement of REGISTRATION) await sql.raw(statement).execute(db)
}

const DETAILS = `birth_date text,
    gender text check (gender in ('Male', 'Female')),
    consented_at integer not null`

const REGISTRATION = [
  `create table registration (
    id text primary key,
    email text not null,
    session_id text,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    phone text not null,
    ${DETAILS},
    made_at integer not null
  ) strict, without rowid`,
  `create index registration_email on registration (email, made_at)`,
  `create index registration_age on registration (made_at)`,
  `create table customer_profile (
    customer_id text primary key references customer (id) on delete cascade,
    ${DETAILS}
  ) strict, without rowid`,
  `create table soft_login (
    token_hash text primary key check (length(token_hash) = 64),
    email text not null,
    made_at integer not null
  ) strict, without rowid`,
  `create index soft_login_age on soft_login (made_at)`,
]

/** Creates companies' applications, with the staff's answers. */
export async function takeCompanyRequests(db: Kysely<unknown>): Promise<void> {
  for (const statement of REQUESTS) await sql.raw(statement).execute(db)
}

const REQUESTS = [
  `create table company_request (
    id text primary key,
    status text not null default 'open' check (status in ('open', 'accepted', 'refused')),
    company_name text not null,
    organization_number text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    address text not null,
    zip_code text not null,
    city text not null,
    message text not null,
    lang text not null check (lang in ('sv', 'en')),
    storefront text not null check (storefront in ('sport', 'professional')),
    made_at integer not null,
    decided_at integer,
    answer text
  ) strict, without rowid`,
  `create index company_request_open on company_request (status, made_at)`,
]

/** Creates campaigns, and articles' prices by running ones. */
export async function layOutCampaigns(db: Kysely<unknown>): Promise<void> {
  for (const statement of CAMPAIGNS) await sql.raw(statement).execute(db)
}

const CAMPAIGNS = [
  `create table campaign (
    id text primary key,
    version integer not null default 1,
    name_sv text not null,
    name_en text not null,
    starts_at integer not null,
    ends_at integer not null check (ends_at >= starts_at),
    covers text not null check (covers in ('all', 'brand', 'category', 'goods')),
    percent integer check (percent between 1 and 99),
    on_sport integer not null check (on_sport in (0, 1)),
    on_professional integer not null check (on_professional in (0, 1)),
    scheduled_at integer,
    created_at integer not null,
    check (on_sport + on_professional > 0)
  ) strict, without rowid`,
  `create table campaign_target (
    campaign_id text not null references campaign (id) on delete cascade,
    kind text not null check (kind in ('brand', 'category', 'product', 'article')),
    target text not null,
    price integer check (price > 0),
    primary key (campaign_id, kind, target)
  ) strict, without rowid`,
  `alter table article add column running_price integer check (running_price > 0)`,
  `alter table article add column running_business_price integer
    check (running_business_price > 0)`,
  `alter table catalogue_version add column campaigns_at integer`,
]

/** Creates the second step of customers' logins: code apps, recovery codes, passkeys. */
export async function layOutSecondStep(db: Kysely<unknown>): Promise<void> {
  for (const statement of SECOND_STEP) await sql.raw(statement).execute(db)
}

const SECOND_STEP = [
  `create table second_step (
    customer_id text primary key references customer (id) on delete cascade,
    secret text,
    step integer not null default 0,
    since integer,
    pending_secret text,
    pending_at integer,
    check ((secret is null) = (since is null))
  ) strict, without rowid`,
  `create table recovery_code (
    code_hash text primary key,
    customer_id text not null references customer (id) on delete cascade,
    used_at integer
  ) strict, without rowid`,
  `create index recovery_code_customer on recovery_code (customer_id)`,
  `create table login_step (
    session_id text primary key,
    customer_id text not null references customer (id) on delete cascade,
    made_at integer not null
  ) strict, without rowid`,
  `create index login_step_customer on login_step (customer_id)`,
  `create index login_step_age on login_step (made_at)`,
  `create table passkey (
    id text primary key,
    credential_id text not null unique,
    customer_id text not null references customer (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    transports text not null,
    name text not null,
    made_at integer not null,
    used_at integer
  ) strict, without rowid`,
  `create index passkey_customer on passkey (customer_id)`,
  `create table used_challenge (
    challenge text primary key,
    ends_at integer not null
  ) strict, without rowid`,
  `create index used_challenge_end on used_challenge (ends_at)`,
]

/** Indexes guest orders by address, for its owner's login. */
export async function findGuestOrders(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index orders_of_guest on orders (lower(email)) where customer_id is null`)
    .execute(db)
}

/** Adds saved addresses of customers, and buyers of companies. */
export async function openMyPages(db: Kysely<unknown>): Promise<void> {
  for (const statement of MY_PAGES) await sql.raw(statement).execute(db)
}

const MY_PAGES = [
  `alter table address add column created_at integer not null default 0`,
  `create table removed_address (
    id text primary key,
    owner_id text not null,
    removed_at integer not null
  ) strict, without rowid`,
  `create index removed_address_age on removed_address (removed_at)`,
  `alter table customer add column removed_at integer`,
  // A company needs an approver: its oldest account becomes one.
  `update customer set role = 'admin'
    where company_id is not null
      and not exists (
        select 1 from customer other
         where other.company_id = customer.company_id
           and (other.role = 'admin'
             or (other.created_at, other.id) < (customer.created_at, customer.id)))`,
]

/** Creates returns, and the announced pieces of each row. */
export async function keepReturns(db: Kysely<unknown>): Promise<void> {
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
