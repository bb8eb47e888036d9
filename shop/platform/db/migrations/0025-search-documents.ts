import { type Kysely, sql } from 'kysely'

/**
 * Lets a product be found by a document of the search indexes that has another id than its own, so that
 * the documents of an import can be written before it, and come into force by one number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOCUMENTS) await sql.raw(statement).execute(db)
}

const DOCUMENTS = [
  `alter table product add column document_id integer`,
  `create unique index product_document on product (coalesce(document_id, id))`,
  `create index product_other_document on product (document_id) where document_id is not null`,
]
