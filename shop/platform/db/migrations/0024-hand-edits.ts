import { type Kysely, sql } from 'kysely'

/** Remembers what somebody has changed of goods by hand, so that imports leave it as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of HAND_EDITS) await sql.raw(statement).execute(db)
}

const HAND_EDITS = [
  `create table hand_edit (
    subject text not null check (subject in ('product', 'article')),
    subject_id text not null,
    field text not null,
    edited_at integer not null,
    member_id text,
    primary key (subject, subject_id, field)
  ) strict, without rowid`,
  // Goods that are taken out and come again are the file's.
  `create trigger hand_edit_of_product_gone after delete on product
    begin delete from hand_edit where subject = 'product' and subject_id = old.code; end`,
  `create trigger hand_edit_of_article_gone after delete on article
    begin delete from hand_edit where subject = 'article' and subject_id = old.number; end`,
]
