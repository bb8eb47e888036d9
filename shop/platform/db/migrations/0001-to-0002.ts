import { type Kysely, sql } from 'kysely'

/** Creates categories, products, articles, stock and the search indexes. */
export async function layOutCatalogue(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...CATALOGUE, ...SEARCH]) await sql.raw(statement).execute(db)
}

const CATALOGUE = [
  `create table category (
    id text primary key,
    parent_id text references category (id),
    slug text not null unique,
    position integer not null,
    level integer not null check (level between 1 and 3)
  ) strict, without rowid`,
  `create index category_parent on category (parent_id, position)`,
  `create table category_text (
    category_id text not null references category (id) on delete cascade,
    lang text not null check (lang in ('sv', 'en')),
    name text not null,
    description text not null,
    primary key (category_id, lang)
  ) strict, without rowid`,
  `create table product (
    id integer primary key,
    code text not null unique,
    slug text not null unique,
    brand text not null,
    gender text check (gender in ('women', 'men', 'unisex', 'kids')),
    drawing text not null,
    image_url text,
    manufacturer text not null,
    is_quotation integer not null default 0 check (is_quotation in (0, 1)),
    is_bulky integer not null default 0 check (is_bulky in (0, 1)),
    vat_rate integer not null check (vat_rate between 0 and 10000),
    on_sport integer not null check (on_sport in (0, 1)),
    on_professional integer not null check (on_professional in (0, 1)),
    published integer not null default 1 check (published in (0, 1)),
    created_at integer not null,
    main_category_id text references category (id),
    min_price integer not null check (min_price >= 0),
    max_price integer not null check (max_price >= 0),
    min_business_price integer not null check (min_business_price >= 0),
    has_campaign integer not null default 0 check (has_campaign in (0, 1)),
    popularity integer not null default 0,
    source text not null,
    content_hash text not null
  ) strict`,
  `create index product_source on product (source)`,
  `create index product_newest on product (created_at desc, id)`,
  `create table product_text (
    product_id integer not null references product (id) on delete cascade,
    lang text not null check (lang in ('sv', 'en')),
    name text not null,
    description text not null,
    trait text,
    type text not null,
    material text,
    primary key (product_id, lang)
  ) strict, without rowid`,
  `create table product_category (
    product_id integer not null references product (id) on delete cascade,
    category_id text not null references category (id),
    is_main integer not null check (is_main in (0, 1)),
    primary key (product_id, category_id)
  ) strict, without rowid`,
  `create index product_category_listing on product_category (category_id, product_id)`,
  `create table size_guide (
    product_id integer primary key references product (id) on delete cascade,
    guide text not null check (json_valid(guide))
  ) strict`,
  `create table article (
    number text primary key,
    product_id integer not null references product (id) on delete cascade,
    position integer not null,
    size text,
    colour_id text,
    colour_sv text,
    colour_en text,
    colour_hex text,
    price integer not null check (price >= 0),
    campaign_price integer check (campaign_price >= 0 and campaign_price < price),
    lowest_price integer check (lowest_price >= 0),
    business_price integer not null check (business_price >= 0),
    expected_on text,
    published integer not null default 1 check (published in (0, 1))
  ) strict, without rowid`,
  `create index article_product on article (product_id, position)`,
  `create table price_history (
    article_number text not null references article (number) on delete cascade,
    valid_from integer not null,
    price integer not null check (price >= 0),
    primary key (article_number, valid_from)
  ) strict, without rowid`,
  `create table stock (
    article_number text primary key references article (number) on delete cascade,
    available integer not null check (available >= 0)
  ) strict, without rowid`,
  `create table gift (
    article_number text primary key references article (number) on delete cascade,
    from_total integer not null check (from_total >= 0)
  ) strict, without rowid`,
  `create table fee (
    id text primary key,
    kind text not null check (kind in ('fee', 'service')),
    rule text not null check (rule in ('bulky', 'below-total')),
    amount integer not null check (amount >= 0),
    vat_rate integer not null check (vat_rate between 0 and 10000),
    below_total integer check (below_total > 0),
    name_sv text not null,
    name_en text not null
  ) strict, without rowid`,
  `create table catalogue_version (
    id integer primary key check (id = 1),
    version integer not null
  ) strict`,
  `insert into catalogue_version (id, version) values (1, 0)`,
]

// One index per language, so that words are corrected by their own language's vocabulary, and no hit
// has to be filtered out. The rowid is the product's id; no text is stored twice.
const SEARCH = ['sv', 'en'].flatMap((lang) => [
  `create virtual table product_search_${lang} using fts5 (
    name, type, brand, category, colour, material, body, numbers,
    content = '', contentless_delete = 1,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
  )`,
  `create virtual table product_word_${lang} using fts5vocab (product_search_${lang}, row)`,
])

/** Creates customers, sessions and carts. */
export async function layOutVisitors(db: Kysely<unknown>): Promise<void> {
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
