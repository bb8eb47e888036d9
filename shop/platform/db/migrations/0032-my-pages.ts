import { type Kysely, sql } from 'kysely'

/** Lets customers keep addresses, and companies their people. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  // Nobody could write anything for a company where all are buyers: its oldest account may.
  `update customer set role = 'admin'
    where company_id is not null
      and not exists (
        select 1 from customer other
         where other.company_id = customer.company_id
           and (other.role = 'admin'
             or (other.created_at, other.id) < (customer.created_at, customer.id)))`,
]
