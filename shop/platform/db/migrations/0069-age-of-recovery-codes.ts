import { type Kysely, sql } from 'kysely'

/** When recovery codes were made; those of before this column count as old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recovery_code add column made_at integer`.execute(db)
}
