import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Text } from '../../src/i18n/text.ts'
import { commandText } from '../platform/commands/command-text.ts'
import { checkCopy } from '../platform/db/copy-database.ts'
import { flushNow } from '../platform/db/flush-file.ts'
import { codeOf, databasePath, isDatabaseThere } from '../platform/db/open-database.ts'
import { restoreMark } from '../platform/db/unfinished-restore.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/private-files.ts'
import { exitCodeOf, StartError, StartRefusal } from '../platform/start-error.ts'
import { readSettings } from '../settings/settings.ts'
import {
  type BackupList,
  copyWhole,
  DATABASE_FILE,
  firstIn,
  hashFile,
  isFull,
  readBackupList,
  type ShopLocation,
} from './backup-files.ts'
import type { PlainCommand } from './command.ts'
import { helpOf } from './command-help.ts'

/** Runs `npm run restore`; returns the exit code, 1 if nothing was restored. */
export async function runRestore({ words, environment, voices }: PlainCommand): Promise<number> {
  const t = commandText(environment)
  const [backup, ...others] = words
  if (backup === '--help') {
    voices.out(helpOf('restore', environment))
    return 0
  }
  if (backup === undefined || backup.startsWith('-') || others.length > 0) {
    voices.error(`${t('cli.restore.which')}\n`)
    return 1
  }
  return exitCodeOf(voices, async () => {
    const location = readSettings(environment)
    voices.out(`${await restore(resolve(backup), location, t)}\n`)
    return 0
  })
}

async function restore(backup: string, location: ShopLocation, t: Text): Promise<string> {
  assertEmpty(location, t)
  const list = readBackupList(backup)
  if (!list) throw new StartError(t('cli.restore.none', { backup }))
  const { orders } = await check(backup, list, t)
  try {
    await putBack(backup, list, location)
  } catch (error) {
    const folder = resolve(location.dataDir)
    if (isFull(error)) throw new StartError(t('cli.restore.full', { folder }))
    throw new StartError(t('cli.restore.failed', { folder, code: codeOf(error) }))
  }
  return t('cli.restore.done', { folder: resolve(location.dataDir), orders, made: list.made })
}

/** Throws unless the folder is empty; an unfinished restore may be overwritten. */
function assertEmpty(location: ShopLocation, t: Text): void {
  const folder = resolve(location.dataDir)
  const path = databasePath(location)
  const found = firstIn(folder)
  const isBegun = firstIn(restoreMark(folder)) !== undefined
  if (found !== undefined && !isBegun) {
    throw new StartError(t('cli.restore.notEmpty', { folder, found }))
  }
  if (isDatabaseThere(location) && !isBegun) {
    throw new StartError(t('cli.restore.notEmpty', { folder: dirname(path), found: path }))
  }
}

/** Reads and checks the whole backup before anything is written. */
async function check(backup: string, { files }: BackupList, t: Text): Promise<{ orders: number }> {
  for (const { name, sha256 } of files) {
    const found = await hashFile(join(backup, name)).catch(codeOf)
    if (found !== sha256) throw new StartError(t('cli.restore.changed', { backup, file: name }))
  }
  try {
    return await checkCopy(join(backup, DATABASE_FILE))
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    const isNewer = error.key === 'start.database.newer'
    throw new StartError(t(isNewer ? 'cli.restore.newer' : error.key, { ...error.values, backup }))
  }
}

/** Copies the files; a mark, with which no shop starts, stays until everything is on the disk. */
async function putBack(
  backup: string,
  { files }: BackupList,
  location: ShopLocation,
): Promise<void> {
  const folder = resolve(location.dataDir)
  const database = databasePath(location)
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  writeFileSync(restoreMark(folder), backup, { mode: PRIVATE_FILE })
  flushNow(folder)
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(database + ending, { force: true })
  for (const { name, sha256 } of files) {
    const to = name === DATABASE_FILE ? database : join(folder, name)
    if ((await copyWhole(join(backup, name), to)) !== sha256) throw new Error(`${to} has changed`)
  }
  for (const it of new Set([folder, dirname(database)])) flushNow(it)
  rmSync(restoreMark(folder))
}
