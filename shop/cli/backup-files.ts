import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import * as v from 'valibot'
import { flushNow } from '../platform/db/flush-file.ts'
import { codeOf, databasePath } from '../platform/db/open-database.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/private-files.ts'
import { shopFilePath } from '../platform/shop/own-facts.ts'
import type { Settings } from '../settings/settings.ts'

export type ShopLocation = Pick<Settings, 'dataDir' | 'databaseUrl' | 'shopFile' | 'language'>

/** The database's name in every backup, regardless of its name in the shop. */
export const DATABASE_FILE = 'courtside.db'
const LIST_FILE = 'backup.json'
/** Sent mails of a shop without a mail server. */
const MAIL_FOLDER = 'mail'

const listSchema = v.object({
  /** When the database was copied, as ISO 8601. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  files: v.array(v.object({ name: v.string(), sha256: v.string() })),
})

/** The list of a backup's files: `backup.json`, written last. */
export type BackupList = v.InferOutput<typeof listSchema>

export function writeBackupList(folder: string, list: BackupList): void {
  const path = join(folder, LIST_FILE)
  writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`, { mode: PRIVATE_FILE })
  flushNow(path)
}

/** Undefined if the folder holds no finished backup, or its list names a file outside of it. */
export function readBackupList(folder: string): BackupList | undefined {
  try {
    const list = v.parse(listSchema, JSON.parse(readFileSync(join(folder, LIST_FILE), 'utf8')))
    const isOwn = list.files.every(({ name }) => isInside(join(folder, name), folder))
    return isOwn && list.files.some(({ name }) => name === DATABASE_FILE) ? list : undefined
  } catch {
    return undefined
  }
}

/** The paths of the owner's files, by their names in a backup. */
export function listOwnFiles(location: ShopLocation): ReadonlyMap<string, string> {
  const folder = resolve(location.dataDir)
  const database = databasePath(location)
  const found = new Map<string, string>()
  for (const path of existsSync(folder) ? walk(folder) : []) {
    const name = relative(folder, path)
    // Skips the database with its log and the staging files of imports.
    if (path.startsWith(database) || name.startsWith(MAIL_FOLDER + sep)) continue
    if (name === LIST_FILE) continue
    found.set(name.split(sep).join('/'), path)
  }
  const shopFile = resolve(shopFilePath(location))
  if (existsSync(shopFile) && !isInside(shopFile, folder)) found.set('shop.json', shopFile)
  return found
}

/** Plain files only; symbolic links are not followed. */
function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const path = join(folder, it.name)
    if (it.isDirectory()) return walk(path)
    return it.isFile() ? [path] : []
  })
}

/** Copies a file, flushes it, and returns the SHA-256 of the copy. */
export async function copyWhole(from: string, to: string): Promise<string> {
  mkdirSync(dirname(to), { recursive: true, mode: PRIVATE_FOLDER })
  copyFileSync(from, to)
  chmodSync(to, PRIVATE_FILE)
  flushNow(to)
  return hashFile(to)
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

export function isInside(path: string, folder: string): boolean {
  const [inner, outer] = [resolve(path), resolve(folder)]
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep)
}

/** The first entry of a folder; undefined if it is empty or missing. */
export function firstIn(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return undefined
  return stats.isDirectory() ? readdirSync(folder)[0] : basename(folder)
}

/** Whether an error of SQLite or Node means a full disk. */
export function isFull(error: unknown): boolean {
  return /ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|database or disk is full/.test(
    `${codeOf(error)} ${error}`,
  )
}
