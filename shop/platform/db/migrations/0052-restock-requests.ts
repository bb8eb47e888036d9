import { type Kysely, sql } from 'kysely'

/** Who waits for an article that is out of stock; gone once the mail is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
