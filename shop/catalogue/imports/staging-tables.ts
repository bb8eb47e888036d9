/** Staging files of another version are discarded. */
export const STAGING_VERSION = 6

/** The import itself and its progress; one row. */
const RUN = `create table run (
  id integer primary key check (id = 1),
  checksum text not null,
  rules text not null,
  started_at integer not null,
  stock_at integer,
  stage text not null check (stage in ('reading', 'read')),
  last_record integer not null,
  refused text not null check (json_valid(refused)),
  remarked text not null check (json_valid(remarked)),
  left_out text not null check (json_valid(left_out)),
  summary text check (json_valid(summary))
) strict`

/** Stock of the shop's articles at the instant when the file's stock was counted. */
const STOCK_BEFORE = `create table stock_before (
  article_number text primary key,
  available integer not null
) strict, without rowid`

/** Records of the readers, and the products made of them. */
const OF_FILE = [
  `create table record (
    id integer primary key,
    kind text not null,
    key text not null,
    grouped text,
    value text not null,
    unique (kind, key)
  ) strict`,
  'create index record_kind on record (kind)',
  'create index record_group on record (kind, grouped) where grouped is not null',
  `create table shaped (
    id integer primary key,
    code text not null unique,
    key text not null,
    value text not null
  ) strict`,
]

// Rows for the shop's tables, in their columns. Only differences from the shop are here.
const PREPARED = [
  `create table product_row (
    id integer primary key,
    is_new integer not null,
    code text not null unique,
    slug text not null unique,
    brand text not null,
    gender text,
    drawing text not null,
    image_url text,
    manufacturer text not null,
    is_quotation integer not null,
    is_bulky integer not null,
    vat_rate integer not null,
    on_sport integer not null,
    on_professional integer not null,
    created_at integer not null,
    new_until integer,
    keeps_new_until integer not null,
    main_category_id text,
    min_price integer not null,
    max_price integer not null,
    min_business_price integer not null,
    has_campaign integer not null,
    source text not null,
    content_hash text not null,
    categories_differ integer not null,
    pictures_differ integer not null,
    energy_class text, energy_label_url text, energy_sheet_url text
  ) strict`,
  `create table text_row (
    product_id integer not null, lang text not null, name text not null,
    description text not null, trait text, type text not null, material text,
    primary key (product_id, lang)
  ) strict, without rowid`,
  `create table category_row (
    product_id integer not null,
    category_id text not null,
    is_main integer not null,
    primary key (product_id, category_id)
  ) strict, without rowid`,
  `create table picture_row (
    product_id integer not null,
    position integer not null,
    colour_id text,
    url text not null,
    alt_sv text,
    alt_en text,
    primary key (product_id, position)
  ) strict, without rowid`,
  `create table article_row (
    number text primary key, product_id integer not null, position integer not null, size text,
    colour_id text, colour_sv text, colour_en text, colour_hex text, price integer not null,
    campaign_price integer, lowest_price integer, business_price integer not null,
    expected_on text, content_amount real, content_unit text, stock integer
  ) strict, without rowid`,
  'create index article_row_product on article_row (product_id)',
  // Valid from the switch on.
  `create table price_row (
    article_number text primary key,
    price integer not null
  ) strict, without rowid`,
  `create table document (
    id integer primary key,
    product_id integer not null unique,
    content text not null check (json_valid(content))
  ) strict`,
]

/** The prepared rows that the switch writes, and its other changes to articles. */
const FOR_SWITCH = [
  // For an article on sale, only its price can differ.
  `create table changed_article (
    number text primary key,
    is_price integer not null
  ) strict, without rowid`,
  // New products whose texts, articles and stock are in the shop already.
  `create table stored_product (id integer primary key) strict`,
  `create table withdrawn_article (number text primary key) strict, without rowid`,
  `create table adopted_product (id integer primary key) strict`,
  // `stock_before` is the shop's stock when the file's was counted; null for an article that it had not.
  `create table stock_row (
    article_number text primary key,
    stock integer not null,
    stock_before integer
  ) strict, without rowid`,
]

export const OF_FILE_TABLES = ['record', 'shaped'] as const
export const PREPARED_TABLES = [
  ...['product_row', 'text_row', 'category_row', 'picture_row', 'article_row', 'price_row'],
  'document',
] as const

export const SWITCH_TABLES = [
  ...['changed_article', 'stored_product', 'withdrawn_article', 'adopted_product', 'stock_row'],
] as const

export const STAGING_TABLES: readonly string[] = [
  ...[RUN, STOCK_BEFORE, ...OF_FILE, ...PREPARED],
  ...FOR_SWITCH,
]
