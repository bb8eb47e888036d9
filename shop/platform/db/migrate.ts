import { Migrator, sql } from 'kysely'
import { StartRefusal } from '../start-error.ts'
import { dialectOf } from './dialect/sql-dialect.ts'
import { EARLIER_STEPS } from './migrations/earlier-steps.ts'
import { BASELINE, migrations } from './migrations/migrations.ts'
import type { Db } from './schema.ts'

/** A table that stands in a database while `npm run move` fills it. */
export const UNFINISHED_MOVE = 'unfinished_move'

/** Names of the applied migrations; undefined if it is not a shop's database. */
async function readSteps(db: Db, path = ''): Promise<string[] | undefined> {
  const tables = await readNames(db, dialectOf(db).schema.tables)
  if (tables.length === 0) return []
  if (tables.includes(UNFINISHED_MOVE)) throw new StartRefusal('start.move.unfinished', { path })
  if (!tables.includes('kysely_migration')) return undefined
  return readNames(db, 'select name from kysely_migration')
}

async function readNames(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(text).execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Throws for another program's database, for one that a newer version of the shop has changed, for one that needs
 * an earlier version's migrations, and for one that was not filled to its end. `path` names it in the refusal.
 */
export async function assertCompatible(db: Db, path: string): Promise<void> {
  const steps = await readSteps(db, path)
  if (!steps) throw new StartRefusal('start.database.foreign', { path })
  const newer = steps.find((it) => !(it in migrations) && !EARLIER_STEPS.includes(it))
  if (newer) throw new StartRefusal('start.database.newer', { path, step: newer })
  const missing = EARLIER_STEPS.find((it) => !steps.includes(it))
  if (missing && steps.some((it) => EARLIER_STEPS.includes(it))) {
    throw new StartRefusal('start.database.older', { path, step: missing })
  }
}

/** Whether the database has the current schema. */
export async function isCurrent(db: Db): Promise<boolean> {
  const steps = (await readSteps(db)) ?? []
  return Object.keys(migrations).every((it) => steps.includes(it))
}

/**
 * Migrates a database that is `assertCompatible` to the current schema. On PostgreSQL it is all or nothing, and a
 * second process waits and finds the work done; on SQLite the caller holds the write lock.
 */
export async function migrate(db: Db): Promise<void> {
  if (await isCurrent(db)) return
  await adopt(db)
  const provider = { getMigrations: async () => ({ ...migrations }) }
  // Migrations that were developed in parallel may reach a database in either order.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** A database with all earlier steps has the layout of the baseline, and an index that no query reads. */
async function adopt(db: Db): Promise<void> {
  const steps = (await readSteps(db)) ?? []
  if (!EARLIER_STEPS.every((it) => steps.includes(it))) return
  const now = new Date().toISOString()
  await sql`drop index article_number_any_case`.execute(db)
  await sql`delete from kysely_migration`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values (${BASELINE}, ${now})`.execute(db)
}
