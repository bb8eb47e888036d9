import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { databaseFileOf } from './dialect/sql-dialect.ts'
import type { Db } from './schema.ts'
import { writeProbe } from './write-probe-queries.ts'

/** Resolves if the database takes writes, and throws the reason if not. */
export type WriteProbe = () => Promise<void>

/** Results are reused for this time, so that frequent probes write seldom. */
const GOOD_MS = 5000
/** Failures are retried sooner. */
const BAD_MS = 1000
/** With less free space, writes still succeed for a while, but not reliably. */
const LEAST_FREE_BYTES = 8 * 1024 * 1024

interface Outcome {
  readonly error?: unknown
  readonly at: number
}

export function createWriteProbe(db: Db, now: () => number): WriteProbe {
  const path = databaseFileOf(db)
  const opened = path && identityOf(path)
  let latest: Outcome | undefined
  let running: Promise<Outcome> | undefined

  async function probe(): Promise<Outcome> {
    const at = now()
    try {
      await writeProbe(db, at)
      if (path) {
        assertRoom(path)
        assertThere(path, opened)
      }
      return { at }
    } catch (error) {
      return { error, at }
    }
  }

  return async () => {
    if (!latest || !isRecent(latest, now())) {
      running ??= probe()
      latest = await running
      running = undefined
    }
    if ('error' in latest) throw latest.error
  }
}

function isRecent(outcome: Outcome, now: number): boolean {
  return Math.abs(now - outcome.at) < ('error' in outcome ? BAD_MS : GOOD_MS)
}

/** A write may still fit into the log's own space while the next ones do not. */
function assertRoom(path: string): void {
  const { bavail, bsize } = statfsSync(dirname(path))
  if (bavail * bsize < LEAST_FREE_BYTES) throw new DiskFull(`The disk of ${path} is full`)
}

/** Writes to a deleted or replaced file would be lost when the shop stops. */
function assertThere(path: string, opened: string | undefined): void {
  const isWhole = identityOf(path) === opened && identityOf(`${path}-wal`) !== undefined
  if (!isWhole) throw new DatabaseLost(`The files of ${path} have been deleted or replaced`)
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino}`
}

/** The shop writes to a database that is no longer in its folder. */
class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
  /** Treated like other failures of the database. */
  readonly code = 'SQLITE_CANTOPEN'
}

class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = 'SQLITE_FULL'
}
