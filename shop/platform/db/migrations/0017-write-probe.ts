import { type Kysely, sql } from 'kysely'

/** Written to, to see whether the database can be: an update there means nothing to anybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WRITE_PROBE).execute(db)
}

const WRITE_PROBE = `create table write_probe (
  id integer primary key check (id = 1),
  written_at integer not null
) strict`
