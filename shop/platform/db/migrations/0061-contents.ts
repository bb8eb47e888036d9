import { type Kysely, sql } from 'kysely'

/** How much is in an article, for its price by measure: both columns, or neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table article add column content_amount real check (content_amount > 0)',
  `alter table article add column content_unit text
    check ((content_unit is null) = (content_amount is null))`,
]
