import { chmodSync } from 'node:fs'
import { PRIVATE_FILE } from '../private-files.ts'
import { StartRefusal } from '../start-error.ts'
import { flushNow } from './flush-file.ts'
import { type Handle, openHandle } from './libsql-handle.ts'
import { assertCompatible } from './migrate.ts'

/** Another process may be putting its log in order after it was killed. */
const BUSY_TIMEOUT_MS = 10_000

/** What a copy of a shop's database holds. */
export interface CopiedShop {
  readonly orders: number
}

/**
 * Copies a database as it stands at this moment, while others read and write it. What is committed is
 * in it, whoever is writing waits for nothing, and the copy is on the disk when this comes back. The
 * file must not be there yet. A database that is damaged is refused with a `StartRefusal`.
 */
export function copyDatabase(from: string, to: string): void {
  const handle = openHandle(from, BUSY_TIMEOUT_MS)
  try {
    handle.run('vacuum into ?', [to])
  } catch (error) {
    throw isDamage(error) ? damaged(from) : error
  } finally {
    handle.close()
  }
  chmodSync(to, PRIVATE_FILE)
  // SQLite writes such a copy without waiting for the disk.
  flushNow(to)
}

/**
 * Reads a copy through from end to end. One that is not whole, that no shop has made, or that a newer
 * version has changed is refused with a `StartRefusal`.
 */
export function checkCopy(path: string): CopiedShop {
  const handle = openHandle(path, BUSY_TIMEOUT_MS)
  try {
    assertWhole(handle, path)
    assertCompatible(handle, path)
    return { orders: Number(handle.run('select count(*) as n from orders', []).rows[0]?.n) }
  } finally {
    handle.close()
  }
}

function assertWhole(handle: Handle, path: string): void {
  try {
    if (handle.pragma('integrity_check(1)') === 'ok') return
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  throw damaged(path)
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /CORRUPT|NOTADB/.test(String(error.code))
}

function damaged(path: string): StartRefusal {
  return new StartRefusal('start.database.damaged', { path })
}
