import { type Kysely, sql } from 'kysely'

/** Keeps apart who has taken goods off sale: the file that they come from, or somebody by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of OFF_SALE) await sql.raw(statement).execute(db)
}

const OFF_SALE = [
  ...['product', 'article'].flatMap((table) => [
    `alter table ${table} add column off_in_file integer not null default 0
      check (off_in_file in (0, 1))`,
    `alter table ${table} add column on_sale_by_hand integer check (on_sale_by_hand in (0, 1))`,
    // Nobody else has taken anything off until now.
    `update ${table} set off_in_file = 1 where published = 0`,
  ]),
]
