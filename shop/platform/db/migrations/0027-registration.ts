import { type Kysely, sql } from 'kysely'

/**
 * Lays out who has asked for an account by the form, until the address is proved, what such
 * customers have said of themselves, and the links that fill in an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
