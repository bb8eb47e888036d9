import { type Kysely, sql } from 'kysely'

/** Keeps the energy class of products that the law wants one of, and where its label and sheet are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table product add column energy_class text
    check (energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G'))`,
  'alter table product add column energy_label_url text',
  'alter table product add column energy_sheet_url text',
]
