import { type Kysely, sql } from 'kysely'

/** Creates consents with their time and words; earlier consents have no words. */
export async function recordConsents(db: Kysely<unknown>): Promise<void> {
  for (const statement of CONSENTS) await sql.raw(statement).execute(db)
}

const CONSENTS = [
  `create table consent_text (
    id text primary key,
    consent text not null,
    place text not null,
    version integer not null,
    lang text not null check (lang in ('sv', 'en')),
    words text not null,
    since integer not null,
    unique (consent, place, version, lang)
  ) strict, without rowid`,
  `create table consent_event (
    id text primary key,
    consent text not null,
    act text not null check (act in ('asked', 'given', 'withdrawn')),
    place text not null,
    text_id text references consent_text (id),
    customer_id text references customer (id) on delete cascade,
    email text,
    order_id text references orders (id) on delete cascade,
    registration_id text references registration (id) on delete cascade,
    request_hash text references newsletter_consent (token_hash)
      on update cascade on delete cascade,
    made_at integer not null
  ) strict, without rowid`,
  `create index consent_event_customer on consent_event (customer_id)`,
  `create index consent_event_email on consent_event (email)`,
  `create index consent_event_order on consent_event (order_id)`,
  `create index consent_event_registration on consent_event (registration_id)`,
  `create index consent_event_request on consent_event (request_hash)`,
  `insert into consent_event (id, consent, act, place, email, made_at)
    select lower(hex(randomblob(16))), 'newsletter', 'given', 'newsletter', email, confirmed_at
      from newsletter_consent where confirmed_at is not null`,
  `insert into consent_event (id, consent, act, place, customer_id, made_at)
    select lower(hex(randomblob(16))), 'account', 'given', 'registration', customer_id, consented_at
      from customer_profile`,
]

/** Adds the accepted words of a quotation's terms; earlier requests have only the time. */
export async function keepQuotationTerms(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotation add column terms_text_id text references consent_text (id)`.execute(
    db,
  )
}

/** Creates restock requests, deleted once their mail is sent. */
export async function keepRestockRequests(db: Kysely<unknown>): Promise<void> {
  for (const statement of RESTOCK_REQUESTS) await sql.raw(statement).execute(db)
}

const RESTOCK_REQUESTS = [
  `create table restock_request (
    id text primary key,
    article_number text not null references article (number) on delete cascade,
    email text not null,
    stop_key text not null,
    lang text not null check (lang in ('sv', 'en')),
    storefront text not null check (storefront in ('sport', 'professional')),
    asked_at integer not null,
    noticed_at integer,
    unique (article_number, email)
  ) strict`,
  `create index restock_request_stop on restock_request (stop_key)`,
]

/** Creates daily counts, without any identity. */
export async function countVisits(db: Kysely<unknown>): Promise<void> {
  for (const statement of MEASUREMENT) await sql.raw(statement).execute(db)
}

const MEASUREMENT = [
  `create table measured_step (
    day text not null,
    storefront text not null check (storefront in ('sport', 'professional')),
    lang text not null check (lang in ('sv', 'en')),
    step text not null check (step in ('seen', 'added', 'checkout')),
    count integer not null check (count > 0),
    primary key (day, storefront, lang, step)
  ) strict, without rowid`,
  `create table measured_vital (
    day text not null,
    vital text not null check (vital in ('LCP', 'INP', 'CLS')),
    page text not null,
    device text not null check (device in ('phone', 'desktop')),
    range integer not null check (range between 0 and 31),
    count integer not null check (count > 0),
    primary key (day, vital, page, device, range)
  ) strict, without rowid`,
]

/** Creates favourites. */
export async function storeFavourites(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table favourite (
      customer_id text not null references customer (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      added_at integer not null,
      primary key (customer_id, product_id)
    ) strict, without rowid`,
    'create index favourite_product on favourite (product_id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Creates reviews: one per order and product, shown once the staff has approved them. */
export async function keepReviews(db: Kysely<unknown>): Promise<void> {
  for (const statement of REVIEWS) await sql.raw(statement).execute(db)
}

const REVIEWS = [
  `create table review (
    id text primary key,
    product_id integer not null references product (id) on delete cascade,
    order_id text references orders (id) on delete cascade,
    stars integer not null check (stars between 1 and 5),
    fit text check (fit in ('small', 'true', 'large')),
    body text not null check (length(body) <= 2000),
    author text not null,
    lang text not null check (lang in ('sv', 'en')),
    state text not null check (state in ('waiting', 'shown', 'refused')),
    refusal text check (refusal in ('abuse', 'personal', 'unrelated', 'advertising', 'illegal')),
    reply text not null default '' check (length(reply) <= 1000),
    written_at integer not null,
    check ((state = 'refused') = (refusal is not null))
  ) strict`,
  `create unique index review_order on review (order_id, product_id) where order_id is not null`,
  `create index review_shown on review (product_id, written_at desc, id) where state = 'shown'`,
  `create index review_rating on review (product_id, stars, fit) where state = 'shown'`,
  `create index review_state on review (state, written_at, id)`,
]

/** Creates recently viewed products. */
export async function rememberSeen(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table seen_product (
      customer_id text not null references customer (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      seen_at integer not null,
      primary key (customer_id, product_id)
    ) strict, without rowid`,
    'create index seen_product_product on seen_product (product_id)',
    'create index seen_product_at on seen_product (seen_at)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * Limits a buyer to one review per product, across orders: of several reviews by one account, or by one
 * address without an account, the newest stays.
 */
export async function keepOneReview(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create index orders_email on orders (lower(email)) where email <> ''`,
  `delete from review where exists (
    select 1 from orders own
      join orders other on other.customer_id = own.customer_id
      join review newer on newer.order_id = other.id
     where own.id = review.order_id and newer.product_id = review.product_id
       and (newer.written_at, newer.id) > (review.written_at, review.id))`,
  `delete from review where exists (
    select 1 from orders own
      join orders other on lower(other.email) = lower(own.email) and other.email <> ''
      join review newer on newer.order_id = other.id
     where own.id = review.order_id and newer.product_id = review.product_id
       and (own.customer_id is null or other.customer_id is null)
       and (newer.written_at, newer.id) > (review.written_at, review.id))`,
]

/** Adds an article's content, for the unit price: both columns, or neither. */
export async function keepContents(db: Kysely<unknown>): Promise<void> {
  for (const statement of CONTENTS_STATEMENTS) await sql.raw(statement).execute(db)
}

const CONTENTS_STATEMENTS = [
  'alter table article add column content_amount real check (content_amount > 0)',
  `alter table article add column content_unit text
    check ((content_unit is null) = (content_amount is null))`,
]

/** Adds products' energy class, with the addresses of its label and sheet. */
export async function keepEnergyLabels(db: Kysely<unknown>): Promise<void> {
  for (const statement of ENERGY_LABELS_STATEMENTS) await sql.raw(statement).execute(db)
}

const ENERGY_LABELS_STATEMENTS = [
  `alter table product add column energy_class text
    check (energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G'))`,
  'alter table product add column energy_label_url text',
  'alter table product add column energy_sheet_url text',
]

/** Adds when recovery codes were made; earlier ones count as old. */
export async function dateRecoveryCodes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recovery_code add column made_at integer`.execute(db)
}

/** Creates keys by which pages of other origins show and fill a cart. */
export async function openCartElsewhere(db: Kysely<unknown>): Promise<void> {
  for (const statement of CART_KEY_STATEMENTS) await sql.raw(statement).execute(db)
}

const CART_KEY_STATEMENTS = [
  `create table cart_key (
    id text not null primary key,
    session_id text not null references session (id) on delete cascade,
    origin text not null,
    kind text not null check (kind in ('key', 'code')),
    created_at integer not null,
    handed_at integer,
    page text
  ) strict, without rowid`,
  'create index cart_key_session on cart_key (session_id, handed_at)',
]

/** Indexes article numbers without regard to case. */
export async function findNumbersInAnyCase(db: Kysely<unknown>): Promise<void> {
  await sql`create index article_number_any_case on article (number collate nocase)`.execute(db)
}
