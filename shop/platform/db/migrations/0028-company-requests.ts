import { type Kysely, sql } from 'kysely'

/** Lays out companies that ask to buy from the shop, and what the staff has answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
