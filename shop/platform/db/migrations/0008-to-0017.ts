import { type Kysely, sql } from 'kysely'

/** Stores the position of rows removed from a cart, so that undo restores it. */
export async function rememberPlaces(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table cart_place (
      cart_id text not null references cart (id) on delete cascade,
      article_number text not null,
      position integer not null,
      primary key (cart_id, article_number)
    ) strict, without rowid`)
    .execute(db)
}

/** Keeps failed outbox entries, with the reason, for the owner. */
export async function keepGivenUp(db: Kysely<unknown>): Promise<void> {
  for (const statement of GIVEN_UP) await sql.raw(statement).execute(db)
}

const GIVEN_UP = [
  `alter table outbox add column given_up_at integer`,
  `alter table outbox add column trouble text`,
  `drop index outbox_due`,
  `create index outbox_due on outbox (claimed_until)
    where done_at is null and given_up_at is null`,
]

/** Creates links for choosing a password, and marks orders that requested an account. */
export async function openAccounts(db: Kysely<unknown>): Promise<void> {
  for (const statement of ACCOUNTS) await sql.raw(statement).execute(db)
}

const ACCOUNTS = [
  `create table password_link (
    token_hash text primary key check (length(token_hash) = 64),
    customer_id text not null references customer (id) on delete cascade,
    made_at integer not null,
    used_at integer
  ) strict, without rowid`,
  `create index password_link_customer on password_link (customer_id)`,
  `create index password_link_age on password_link (made_at)`,
  `alter table orders add column sign_up_email text`,
  `create index orders_sign_up on orders (sign_up_email)
    where sign_up_email is not null and customer_id is null`,
]

/** Creates withdrawals, and keeps refunds from exceeding their payment. */
export async function keepWithdrawals(db: Kysely<unknown>): Promise<void> {
  for (const statement of WITHDRAWAL) await sql.raw(statement).execute(db)
}

const WITHDRAWAL = [
  `create table withdrawal (
    id text primary key,
    number text not null,
    email text not null,
    scope text not null,
    order_id text references orders (id) on delete cascade,
    name text not null,
    rows text not null check (json_valid(rows)),
    articles text not null,
    lang text not null check (lang in ('sv', 'en')),
    times integer not null default 1 check (times > 0),
    received_at integer not null,
    settled_at integer check (settled_at is null or order_id is not null),
    unique (number, email, scope)
  ) strict, without rowid`,
  `create index withdrawal_order on withdrawal (order_id) where order_id is not null`,
  `create index withdrawal_unknown on withdrawal (received_at) where order_id is null`,
  `alter table payment add column refunded integer not null default 0
    check (refunded between 0 and amount)`,
  `update payment set refunded = amount where state in ('refunding', 'refunded')`,
]

/** Creates further pictures of products, some of them for one colour. */
export async function addPictures(db: Kysely<unknown>): Promise<void> {
  for (const statement of PICTURES) await sql.raw(statement).execute(db)
}

const PICTURES = [
  `create table product_picture (
    product_id integer not null references product (id) on delete cascade,
    position integer not null check (position between 1 and 20),
    colour_id text,
    url text check (colour_id is null or url is not null),
    view text check (view in ('back', 'sole', 'detail')),
    alt_sv text,
    alt_en text,
    check ((url is null) <> (view is null)),
    check ((alt_sv is null) = (alt_en is null)),
    primary key (product_id, position)
  ) strict, without rowid`,
]

/** Stores counts of attempts, across restarts and for all processes. */
export async function countAttempts(db: Kysely<unknown>): Promise<void> {
  for (const statement of ATTEMPT_LIMITS) await sql.raw(statement).execute(db)
}

const ATTEMPT_LIMITS = [
  `create table attempt_limit (
    key text primary key,
    count integer not null check (count >= 0),
    ends_at integer not null
  ) strict, without rowid`,
  `create index attempt_limit_end on attempt_limit (ends_at)`,
]

/**
 * Adds the due date of a bank transfer. Earlier orders have none: their buyers were given none, and the shop
 * has not recorded which of them were paid.
 */
export async function endUnpaidOrders(db: Kysely<unknown>): Promise<void> {
  for (const statement of UNPAID_ORDERS) await sql.raw(statement).execute(db)
}

const UNPAID_ORDERS = [
  `alter table orders add column pay_by integer`,
  `create index orders_overdue on orders (pay_by) where status = 'placed' and pay_by is not null`,
]

/**
 * Adds companies' permission to pay by invoice, who used a password link, and the end of links with a longer
 * validity. Existing companies keep the invoice, which the shop has offered them so far; new ones need
 * approval.
 */
export async function rememberKnownBuyers(db: Kysely<unknown>): Promise<void> {
  for (const statement of KNOWN_BUYERS) await sql.raw(statement).execute(db)
}

const KNOWN_BUYERS = [
  `alter table company add column may_invoice integer not null default 0
    check (may_invoice in (0, 1))`,
  `update company set may_invoice = 1`,
  `alter table password_link add column used_by text`,
  `alter table password_link add column good_until integer`,
]

/** Stores whether the shop is the demo, and undoes what imports have guessed about owners' products. */
export async function tellDemoApart(db: Kysely<unknown>): Promise<void> {
  for (const statement of REAL_SHOPS) await sql.raw(statement).execute(db)
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000
/** Drawings that were wrongly guessed, such as an exercise bike for a bicycle. */
const GUESSED = `'bag', 'ball', 'band', 'bench', 'bike', 'boot', 'bottle', 'cap', 'dumbbell', 'goal',
  'jacket', 'mat', 'plate', 'rack', 'racket', 'rower', 'shoe', 'tank', 'treadmill', 'watch'`
const OF_IMPORTS = `(select id from product where source = 'import')`

const REAL_SHOPS = [
  `create table demo_state (
    id integer primary key check (id = 1),
    is_demo integer not null check (is_demo in (0, 1))
  ) strict`,
  `alter table product add column new_until integer`,
  // The first import's products existed before; those of later imports were new then.
  `update product set new_until = created_at + ${THIRTY_DAYS}
    where source <> 'import'
       or created_at > (select min(created_at) from product where source = 'import')`,
  // The next import of the same file guesses again.
  `update product set drawing = 'article', content_hash = ''
    where source = 'import' and drawing in (${GUESSED})`,
  `update product set is_bulky = 0 where source = 'import'`,
  `update article set size = null
    where product_id in ${OF_IMPORTS}
      and lower(trim(size)) in ('none', 'n/a', 'na', 'null', 'nil', '-', '--', '–', '—')`,
  `update article set lowest_price = null
    where product_id in ${OF_IMPORTS} and not exists (
      select 1 from price_history known
       where known.article_number = article.number and known.valid_from <= (
         select max(valid_from) from price_history running
          where running.article_number = article.number
       ) - ${THIRTY_DAYS}
    )`,
]

/** A table without meaning, updated to test whether the database accepts writes. */
export async function probeWrites(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WRITE_PROBE).execute(db)
}

const WRITE_PROBE = `create table write_probe (
  id integer primary key check (id = 1),
  written_at integer not null
) strict`
