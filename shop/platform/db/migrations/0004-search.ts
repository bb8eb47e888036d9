import { type Kysely, sql } from 'kysely'

/** Lets search read an index's words by column, and article numbers without regard to case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SEARCH) await sql.raw(statement).execute(db)
}

const SEARCH = [
  `create virtual table product_term_sv using fts5vocab (product_search_sv, col)`,
  `create virtual table product_term_en using fts5vocab (product_search_en, col)`,
  `create index article_folded_number on article (lower(number))`,
]
