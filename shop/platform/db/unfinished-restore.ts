import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../start-error.ts'

/** The file that stands in a folder of data for as long as a backup is being restored into it. */
export function restoreMark(dataDir: string): string {
  return join(dataDir, 'restore-unfinished')
}

/** A folder with half a backup in it is no shop, and must not become an empty one. */
export function assertRestored(dataDir: string): void {
  if (existsSync(restoreMark(dataDir))) {
    throw new StartRefusal('start.restore.unfinished', { folder: dataDir })
  }
}
