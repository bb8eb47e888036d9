import { type Kysely, sql } from 'kysely'

/** Keeps what was given up, and why, where the shop's owner finds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of GIVEN_UP) await sql.raw(statement).execute(db)
}

const GIVEN_UP = [
  `alter table outbox add column given_up_at integer`,
  `alter table outbox add column trouble text`,
  `drop index outbox_due`,
  `create index outbox_due on outbox (claimed_until)
    where done_at is null and given_up_at is null`,
]
