import { type Kysely, sql } from 'kysely'

/** The lists of those who gather without script what they want a price for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table quotation_list_row (
      session_id text not null references session (id) on delete cascade,
      article_number text not null,
      quantity integer not null check (quantity between 1 and 100),
      note text not null default '',
      added_at integer not null,
      primary key (session_id, article_number)
    ) strict, without rowid`)
    .execute(db)
}
