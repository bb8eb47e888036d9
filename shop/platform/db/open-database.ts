import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import { toStartError } from '../commands/command-text.ts'
import { makePrivate, PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts'
import { StartRefusal } from '../start-error.ts'
import { isStorageUnavailable } from './database-errors.ts'
import { openFileFlush } from './flush-file.ts'
import { libsqlDialect } from './libsql-driver.ts'
import { type Handle, openHandle } from './libsql-handle.ts'
import { assertCompatibleFile, migrateFile } from './migrate-file.ts'
import { openPostgres, placeOf } from './open-postgres.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { Db } from './schema.ts'
import type { ShopTables } from './tables.ts'
import { assertRestored } from './unfinished-restore.ts'

export interface DatabaseLocation {
  /** Folder of the embedded database; created if missing. */
  readonly dataDir: string
  /** `file:` or `postgres:` address of a database elsewhere; wins over `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Language of refusals; English if absent. */
  readonly language?: Language | undefined
}

/** A short blocking wait for a lock, after which `retryWhileBusy` waits without blocking. */
const BUSY_TIMEOUT_MS = 5
/** Larger files are not checked at start; damage in them surfaces when it is read. */
const MAX_CHECKED_BYTES = 32 * 1024 * 1024
const SQLITE_HEADER = 'SQLite format 3\0'

/**
 * Opens the shop's database, creating and migrating it as needed. Throws a `StartError` for a database that
 * cannot be used, and leaves it as is.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Db> {
  const { databaseUrl = '' } = location
  if (isOnServer(databaseUrl)) return openOnServer(databaseUrl, location)
  const path = databasePath(location)
  try {
    assertRestored(resolve(location.dataDir))
    makeFolder(dirname(path))
    const size = assertIsDatabase(path)
    if (size === 0) closeSync(openSync(path, 'a', PRIVATE_FILE))
    const writer = await openPrepared(path, size)
    makeAllPrivate(location, path)
    const reader = openQuick(path)
    await retryWhileBusy(() => setUp(reader, path))
    reader.exec('pragma query_only = on')
    // From here on the shop flushes its commits itself: in the driver, flushing would block everything.
    writer.exec('pragma synchronous = normal')
    const log = openFileFlush(`${path}-wal`)
    return new Kysely<ShopTables>({ dialect: libsqlDialect({ writer, reader, log }) })
  } catch (error) {
    throw describe(error instanceof StartRefusal ? error : refusal(path, error), location)
  }
}

function isOnServer(address: string): boolean {
  return /^postgres(?:ql)?:/.test(address)
}

async function openOnServer(address: string, location: DatabaseLocation): Promise<Db> {
  try {
    return await openPostgres({ address })
  } catch (error) {
    throw error instanceof StartRefusal ? describe(error, location) : error
  }
}

/** Opens a database for some work, and closes it afterwards. A database that is lost meanwhile is a refusal. */
export async function withDatabase<Result>(
  location: DatabaseLocation,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(location)
  try {
    return await work(db)
  } catch (error) {
    if (!isStorageUnavailable(error)) throw error
    throw describe(new StartRefusal('start.database.lost', { code: codeOf(error) }), location)
  } finally {
    await db.destroy()
  }
}

/** Whether the database exists; one on a server is taken to. */
export function isDatabaseThere(location: DatabaseLocation): boolean {
  return isOnServer(location.databaseUrl ?? '') || existsSync(databasePath(location))
}

/** The path of the file, whether it exists or not. Throws for a database on a server. */
export function databasePath({ dataDir, databaseUrl, language }: DatabaseLocation): string {
  if (databaseUrl === undefined) return join(resolve(dataDir), 'courtside.db')
  if (databaseUrl.startsWith('file:///')) return fileURLToPath(databaseUrl)
  const refused = isOnServer(databaseUrl)
    ? new StartRefusal('start.server.embedded', { place: placeOf(databaseUrl) })
    : new StartRefusal('start.server.address')
  throw describe(refused, { language })
}

/** The path of a file beside the database; beside one on a server, it is in the folder of this node. */
export function pathBeside(location: DatabaseLocation, ending: string): string {
  const { dataDir, databaseUrl = '', language } = location
  const path = databasePath(isOnServer(databaseUrl) ? { dataDir, language } : location)
  try {
    makeFolder(dirname(path))
  } catch (error) {
    throw error instanceof StartRefusal ? describe(error, location) : error
  }
  return `${path}-${ending}`
}

function describe(refused: StartRefusal, { language = 'en' }: Pick<DatabaseLocation, 'language'>) {
  return toStartError(refused, language)
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartRefusal('start.database.folder', { folder, code: codeOf(error) })
  }
}

/** Creates folders one by one: Node's recursive option never returns for folders that cannot be created. */
function makeFolders(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return
  if (!stats) makeFolders(dirname(folder))
  try {
    mkdirSync(folder, PRIVATE_FOLDER)
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Makes databases private that older versions left readable for all users. SQLite creates the files beside
 * it with its permissions. The folder of a separately configured file may hold other things, and is left.
 */
function makeAllPrivate({ dataDir, databaseUrl }: DatabaseLocation, path: string): void {
  for (const ending of ['', '-wal', '-shm']) makePrivate(path + ending)
  if (databaseUrl === undefined) makePrivate(resolve(dataDir))
}

/** Returns the file's size, 0 if there is none. */
function assertIsDatabase(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats && !stats.isFile()) throw new StartRefusal('start.database.noFile', { path })
  const size = stats?.size ?? 0
  if (size === 0) return 0
  const start = Buffer.alloc(SQLITE_HEADER.length)
  const file = openSync(path, 'r')
  readSync(file, start, 0, start.length, 0)
  closeSync(file)
  if (start.toString('latin1') !== SQLITE_HEADER) throw damaged(path)
  return size
}

/** Checks before the first write, so that a refused database is untouched. */
async function openPrepared(path: string, size: number): Promise<Handle> {
  const handle = openQuick(path)
  try {
    if (size > 0) {
      await assertCompatibleFile(handle, path)
      if (size <= MAX_CHECKED_BYTES && handle.pragma('quick_check(1)') !== 'ok') throw damaged(path)
    }
    await retryWhileBusy(() => setUp(handle, path))
    await migrateFile(handle)
    handle.pragma('wal_checkpoint(truncate)')
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

/** Sets `temp_store` first; later, it would make SQLite read the whole schema again. */
function openQuick(path: string): Handle {
  const handle = openHandle(path, BUSY_TIMEOUT_MS)
  handle.exec('pragma temp_store = memory')
  return handle
}

/** WAL with a sync at every commit, so that an acknowledged write survives a power cut. */
function setUp(handle: Handle, path: string): void {
  const mode = handle.pragma('journal_mode = wal')
  handle.exec('pragma synchronous = full')
  handle.exec('pragma foreign_keys = on')
  handle.exec('pragma cache_size = -8000')
  if (mode !== 'wal' || handle.pragma('synchronous') !== 2 || handle.pragma('foreign_keys') !== 1) {
    throw new StartRefusal('start.database.unsafe', { path })
  }
}

function damaged(path: string): StartRefusal {
  return new StartRefusal('start.database.damaged', { path })
}

function refusal(path: string, error: unknown): StartRefusal {
  if (/CORRUPT|NOTADB/.test(codeOf(error))) return damaged(path)
  return new StartRefusal('start.database.closed', { path, code: codeOf(error) })
}

/** The error code of the system or the database; without one, the message. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}
