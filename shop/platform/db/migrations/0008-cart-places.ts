import { type Kysely, sql } from 'kysely'

/** Remembers where a row stood that was taken out of a cart, so that undoing puts it back there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table cart_place (
      cart_id text not null references cart (id) on delete cascade,
      article_number text not null,
      position integer not null,
      primary key (cart_id, article_number)
    ) strict, without rowid`)
    .execute(db)
}
