import { type Kysely, sql } from 'kysely'

/** The terms that a request for prices was sent under, as they read; older ones have their time alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotation add column terms_text_id text references consent_text (id)`.execute(
    db,
  )
}
