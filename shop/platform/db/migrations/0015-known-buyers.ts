import { type Kysely, sql } from 'kysely'

/**
 * Says which companies may buy on an invoice, who has used a link to choose a password, and until
 * when a link is good that is good for longer than others. A company that is there has its account
 * from the shop, and has been offered the invoice so far: it goes on. A new one is asked about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of KNOWN_BUYERS) await sql.raw(statement).execute(db)
}

const KNOWN_BUYERS = [
  `alter table company add column may_invoice integer not null default 0
    check (may_invoice in (0, 1))`,
  `update company set may_invoice = 1`,
  `alter table password_link add column used_by text`,
  `alter table password_link add column good_until integer`,
]
