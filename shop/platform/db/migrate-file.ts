import { MINUTE_MS } from '../durations.ts'
import { databaseInside } from './libsql-driver.ts'
import type { Handle } from './libsql-handle.ts'
import { assertCompatible, isCurrent, migrate } from './migrate.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Long enough for another process to migrate a large database. */
const MIGRATION_MS = MINUTE_MS

/** `assertCompatible` for an SQLite database. */
export function assertCompatibleFile(handle: Handle, path: string): Promise<void> {
  return assertCompatible(databaseInside(handle), path)
}

/**
 * Migrates an SQLite database to the current schema, all or nothing. The write lock is held throughout, so that a
 * second process finds the work done.
 */
export async function migrateFile(handle: Handle): Promise<void> {
  const db = databaseInside(handle)
  if (await isCurrent(db)) return
  await retryWhileBusy(() => handle.exec('begin immediate'), MIGRATION_MS)
  try {
    await migrate(db)
    handle.exec('commit')
  } catch (error) {
    handle.exec('rollback')
    throw error
  }
}
