import { type Kysely, sql } from 'kysely'

/** Counts attempts where a restart does not forget them, and a second process sees them. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
