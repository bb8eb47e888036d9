import { type Kysely, sql } from 'kysely'

/** Lays out the second step of customers' logins: codes of an app, recovery codes, passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SECOND_STEP) await sql.raw(statement).execute(db)
}

const SECOND_STEP = [
  `create table second_step (
    customer_id text primary key references customer (id) on delete cascade,
    secret text,
    step integer not null default 0,
    since integer,
    pending_secret text,
    pending_at integer,
    check ((secret is null) = (since is null))
  ) strict, without rowid`,
  `create table recovery_code (
    code_hash text primary key,
    customer_id text not null references customer (id) on delete cascade,
    used_at integer
  ) strict, without rowid`,
  `create index recovery_code_customer on recovery_code (customer_id)`,
  `create table login_step (
    session_id text primary key,
    customer_id text not null references customer (id) on delete cascade,
    made_at integer not null
  ) strict, without rowid`,
  `create index login_step_customer on login_step (customer_id)`,
  `create index login_step_age on login_step (made_at)`,
  `create table passkey (
    id text primary key,
    credential_id text not null unique,
    customer_id text not null references customer (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    transports text not null,
    name text not null,
    made_at integer not null,
    used_at integer
  ) strict, without rowid`,
  `create index passkey_customer on passkey (customer_id)`,
  `create table used_challenge (
    challenge text primary key,
    ends_at integer not null
  ) strict, without rowid`,
  `create index used_challenge_end on used_challenge (ends_at)`,
]
