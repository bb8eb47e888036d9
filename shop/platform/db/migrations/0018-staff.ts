import { type Kysely, sql } from 'kysely'

/** Lays out who runs the shop, their logins, and what they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STAFF) await sql.raw(statement).execute(db)
}

const STAFF = [
  `create table staff_member (
    id text primary key,
    email text not null unique,
    name text not null,
    role text not null check (role in ('owner', 'sales', 'stock')),
    lang text not null check (lang in ('sv', 'en')),
    password_hash text not null,
    totp_secret text,
    totp_step integer not null default 0,
    created_at integer not null,
    removed_at integer
  ) strict, without rowid`,
  `create table staff_session (
    id text primary key,
    staff_id text not null references staff_member (id) on delete cascade,
    stage text not null check (stage in ('code', 'setup', 'open')),
    pending_secret text,
    notice text check (notice is null or json_valid(notice)),
    created_at integer not null,
    seen_at integer not null,
    proved_at integer not null
  ) strict, without rowid`,
  `create index staff_session_member on staff_session (staff_id)`,
  `create index staff_session_age on staff_session (created_at)`,
  `create table staff_link (
    token_hash text primary key check (length(token_hash) = 64),
    staff_id text not null references staff_member (id) on delete cascade,
    made_at integer not null,
    used_at integer
  ) strict, without rowid`,
  `create index staff_link_member on staff_link (staff_id)`,
  `create table staff_recovery_code (
    code_hash text primary key,
    staff_id text not null references staff_member (id) on delete cascade,
    used_at integer
  ) strict, without rowid`,
  `create index staff_recovery_code_member on staff_recovery_code (staff_id)`,
  `create table staff_audit (
    id integer primary key autoincrement,
    at integer not null,
    staff_id text,
    staff_name text not null,
    action text not null,
    subject_kind text not null,
    subject text not null,
    before text check (before is null or json_valid(before)),
    after text check (after is null or json_valid(after))
  ) strict`,
  `create index staff_audit_subject on staff_audit (subject_kind, subject, id)`,
  // What was done stays written down as it was.
  `create trigger staff_audit_unchanged before update on staff_audit
    begin select raise(abort, 'the audit trail is only added to'); end`,
  `create trigger staff_audit_kept before delete on staff_audit
    begin select raise(abort, 'the audit trail is only added to'); end`,
]
