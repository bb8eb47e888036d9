import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { readLogName, TOLD_MS } from '../../platform/db/change-log.ts'
import { dialectOf } from '../../platform/db/dialect/sql-dialect.ts'
import { type DatabaseLocation, openDatabase } from '../../platform/db/open-database.ts'
import { readRow } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import { StartError } from '../../platform/start-error.ts'
import { createFollower, type Follower } from './follow-changes.ts'

/** The database that the search and the facets read. */
export interface Projection {
  readonly db: Db
  /** The port, each of whose calls sees what was committed before it, or some seconds before it in a large change. */
  upToDate<Port extends object>(port: Port): Port
  /** What follows the changes, if it is a copy. */
  readonly follower?: Follower
  close(): Promise<void>
}

const FILE = 'projection.db'

/**
 * An embedded database is read itself. Of one on a server, each node keeps a copy of the goods in a file of its
 * own, which it follows by the log of changes: words and counts are found there in a hundredth of the time.
 * Without a folder, the file goes when the projection is closed.
 */
export async function openProjection(db: Db, dataDir?: string): Promise<Projection> {
  if (dialectOf(db).hasSearchIndex) return { db, upToDate: (port) => port, close: async () => {} }
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'courtside-projection-'))
  const copy = await openCopy(folder, await readLogName(db))
  const follower = await createFollower(db, copy)
  await follower.catchUp()
  return {
    db: copy,
    follower,
    upToDate: (port) => following(port, follower),
    async close() {
      await copy.destroy()
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the copy of this log, or begins a new one in place of what cannot be followed. */
async function openCopy(folder: string, log: string): Promise<Db> {
  const path = join(folder, FILE)
  const location = { dataDir: folder, databaseUrl: pathToFileURL(path).href }
  const known = await openKnown(location)
  if (known && (await isOf(known, log))) return known
  await known?.destroy()
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true })
  const copy = await openDatabase(location)
  await layOutPlace(copy)
  await sql`insert into followed (log, at) values (${log}, ${Date.now()})`.execute(copy)
  return copy
}

/** A copy that is damaged, or of another version of the shop, is worth nothing. */
async function openKnown(location: DatabaseLocation): Promise<Db | undefined> {
  try {
    return await openDatabase(location)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return undefined
  }
}

/** Whether the copy is of this log, which still tells what has changed since. */
async function isOf(copy: Db, log: string): Promise<boolean> {
  await layOutPlace(copy)
  const text = 'select log from followed where log = ?1 and at > ?2'
  return (await readRow(copy, text, [log, Date.now() - TOLD_MS / 2])) !== undefined
}

/** Where a copy has got to in the log. */
async function layOutPlace(copy: Db): Promise<void> {
  await sql`create table if not exists followed (
    log text not null, horizon text not null default '0', at integer not null
  )`.execute(copy)
}

function following<Port extends object>(port: Port, { catchUpSoon }: Follower): Port {
  const calls = Object.entries(port).map(([name, call]) => [
    name,
    async (...values: unknown[]) => {
      await catchUpSoon()
      return call(...values.map(withoutVersion))
    },
  ])
  return Object.fromEntries(calls)
}

/** What is found in a copy is kept by the copy's own version, which may be behind the one that was asked with. */
function withoutVersion(value: unknown): unknown {
  const isQuestion = typeof value === 'object' && value !== null && 'catalogueVersion' in value
  return isQuestion ? { ...value, catalogueVersion: undefined } : value
}
