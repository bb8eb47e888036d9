import { Kysely, Migrator } from 'kysely'
import { MINUTE_MS } from '../durations.ts'
import { StartRefusal } from '../start-error.ts'
import { dialectInside } from './libsql-driver.ts'
import type { Handle } from './libsql-handle.ts'
import { migrations } from './migrations/migrations.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Long enough for another process to migrate a large database. */
const MIGRATION_MS = MINUTE_MS

/** Names of the applied migrations; undefined if it is not a shop's database. */
function readSteps(handle: Handle): string[] | undefined {
  const tables = handle.run(`select name from sqlite_schema where type = 'table'`, []).rows
  if (tables.length === 0) return []
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined
  return handle.run('select name from kysely_migration', []).rows.map(({ name }) => String(name))
}

/** Throws for another program's database, or one that a newer version of the shop has changed. */
export function assertCompatible(handle: Handle, path: string): void {
  const steps = readSteps(handle)
  if (!steps) throw new StartRefusal('start.database.foreign', { path })
  const step = steps.find((it) => !(it in migrations))
  if (step) throw new StartRefusal('start.database.newer', { path, step })
}

/**
 * Migrates the database to the current schema, all or nothing. The write lock is held throughout, so that a
 * second process finds the work done.
 */
export async function migrate(handle: Handle): Promise<void> {
  if (isCurrent(handle)) return
  await retryWhileBusy(() => handle.exec('begin immediate'), MIGRATION_MS)
  try {
    if (isCurrent(handle)) return handle.exec('rollback')
    const db = new Kysely<unknown>({ dialect: dialectInside(handle) })
    const provider = { getMigrations: async () => ({ ...migrations }) }
    // Migrations that were developed in parallel may reach a database in either order.
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    handle.exec('commit')
  } catch (error) {
    handle.exec('rollback')
    throw error
  }
}

function isCurrent(handle: Handle): boolean {
  const steps = readSteps(handle) ?? []
  return Object.keys(migrations).every((step) => steps.includes(step))
}
