import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Text } from '../../src/i18n/text.ts'
import { commandText } from '../platform/commands/command-text.ts'
import { checkCopy, copyDatabase } from '../platform/db/copy-database.ts'
import { codeOf, databasePath, isDatabaseThere } from '../platform/db/open-database.ts'
import { PRIVATE_FOLDER } from '../platform/private-files.ts'
import { exitCodeOf, StartError, StartRefusal } from '../platform/start-error.ts'
import { readSettings } from '../settings/settings.ts'
import {
  copyWhole,
  DATABASE_FILE,
  hashFile,
  isFull,
  isInside,
  listOwnFiles,
  type ShopLocation,
  writeBackupList,
} from './backup-files.ts'
import type { Command, PlainCommand } from './command.ts'
import { helpOf } from './command-help.ts'

const UNFINISHED = '.unfinished'
const USUAL_FOLDER = 'backups'
const MEGABYTE = 1024 * 1024

/** Runs `npm run backup`; returns the exit code, 1 if there is no new backup. */
export async function runBackup(command: PlainCommand & Pick<Command, 'now'>): Promise<number> {
  const { words, environment, voices, now = new Date() } = command
  const t = commandText(environment)
  if (words[0] === '--help') {
    voices.out(helpOf('backup', environment))
    return 0
  }
  if (words.length > 1 || words[0]?.startsWith('-')) {
    voices.error(`${t('cli.nothing', { words: words.join(' ') })}\n`)
    return 1
  }
  return exitCodeOf(voices, async () => {
    const location = readSettings(environment)
    const target = resolve(words[0] ?? USUAL_FOLDER)
    assertUsable(location, target, t)
    for (const line of await backUp(location, target, now, t)) voices.out(`${line}\n`)
    return 0
  })
}

function assertUsable(location: ShopLocation, target: string, t: Text): void {
  const path = databasePath(location)
  if (!isDatabaseThere(location)) throw new StartError(t('cli.backup.none', { path }))
  if (isInside(target, location.dataDir)) {
    throw new StartError(t('cli.backup.inside', { target, folder: resolve(location.dataDir) }))
  }
}

/** Writes a backup under a temporary name and renames it last, so that a folder of that name is complete. */
async function backUp(
  location: ShopLocation,
  target: string,
  now: Date,
  t: Text,
): Promise<readonly string[]> {
  const folder = join(target, `courtside-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  const begun = `${folder}${UNFINISHED}`
  try {
    mkdirSync(target, { recursive: true, mode: PRIVATE_FOLDER })
    mkdirSync(begun, { mode: PRIVATE_FOLDER })
    const orders = await fill(begun, location, now)
    renameSync(begun, folder)
    const megabytes = (statSync(join(folder, DATABASE_FILE)).size / MEGABYTE).toFixed(1)
    return [t('cli.backup.done', { folder, orders, megabytes }), ...nameUnfinished(target, t)]
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') rmSync(begun, { recursive: true, force: true })
    throw describe(error, { location, target, t })
  }
}

/** Copies the owner's files first, so that the database copied after them has everything they refer to. */
async function fill(folder: string, location: ShopLocation, now: Date): Promise<number> {
  const files: { name: string; sha256: string }[] = []
  for (const [name, path] of listOwnFiles(location)) {
    files.push({ name, sha256: await copyWhole(path, join(folder, name)) })
  }
  const copy = join(folder, DATABASE_FILE)
  copyDatabase(databasePath(location), copy)
  const { orders } = await checkCopy(copy)
  files.push({ name: DATABASE_FILE, sha256: await hashFile(copy) })
  writeBackupList(folder, { made: now.toISOString(), files })
  return orders
}

function describe(
  error: unknown,
  { location, target, t }: { location: ShopLocation; target: string; t: Text },
): Error {
  if (isFull(error)) return new StartError(t('cli.backup.full', { target }))
  if (error instanceof StartRefusal) {
    const key = error.key === 'start.database.damaged' ? 'cli.backup.damaged' : error.key
    return new StartError(t(key, { ...error.values, path: databasePath(location) }))
  }
  return new StartError(t('cli.backup.failed', { target, code: codeOf(error) }))
}

/** Names unfinished backups, which only the owner may delete. */
function nameUnfinished(target: string, t: Text): readonly string[] {
  const left = readdirSync(target).filter((it) => it.endsWith(UNFINISHED))
  return left.map((it) => t('cli.backup.unfinished', { folder: join(target, it) }))
}
