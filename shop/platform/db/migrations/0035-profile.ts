import { type Kysely, sql } from 'kysely'

/** What customers change about themselves, and where they are logged in. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
