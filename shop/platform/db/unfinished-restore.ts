import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../start-error.ts'

/** A file in the data folder that marks a restore in progress. */
export function restoreMark(dataDir: string): string {
  return join(dataDir, 'restore-unfinished')
}

/** Throws for a half-restored folder, which must not be opened as a shop. */
export function assertRestored(dataDir: string): void {
  if (existsSync(restoreMark(dataDir))) {
    throw new StartRefusal('start.restore.unfinished', { folder: dataDir })
  }
}
