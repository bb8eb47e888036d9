import { type Kysely, sql } from 'kysely'

/** What companies pay by agreement: lists of prices, and who pays by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of PRICE_LISTS) await sql.raw(statement).execute(db)
}

/** An id is used once only, because it is a part of what pages are kept by. */
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
