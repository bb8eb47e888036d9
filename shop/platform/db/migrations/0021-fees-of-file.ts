import { type Kysely, sql } from 'kysely'

/** Tells the fees that the owner's file names from those that were made beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const column = 'from_file integer not null default 0 check (from_file in (0, 1))'
  await sql.raw(`alter table fee add column ${column}`).execute(db)
}
