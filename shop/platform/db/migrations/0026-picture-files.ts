import { type Kysely, sql } from 'kysely'

/** Keeps the pictures of goods that the staff has uploaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table picture_file (
      name text primary key,
      bytes blob not null,
      added_at integer not null
    ) strict`)
    .execute(db)
}
