import { chmodSync } from 'node:fs'
import { PRIVATE_FILE } from '../private-files.ts'
import { StartRefusal } from '../start-error.ts'
import { flushNow } from './flush-file.ts'
import { type Handle, openHandle } from './libsql-handle.ts'
import { assertCompatibleFile } from './migrate-file.ts'

/** Long enough for another process to recover the log of a killed one. */
const BUSY_TIMEOUT_MS = 10_000

/** The content of a copied database. */
export interface CopiedShop {
  readonly orders: number
}

/**
 * Copies a database while others read and write it, without making writers wait. The copy has everything
 * that is committed, and is on the disk when the call returns. The target must not exist. Throws a
 * `StartRefusal` for a damaged database.
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
  // SQLite writes the copy without waiting for the disk.
  flushNow(to)
}

/**
 * Reads a whole copy. Throws a `StartRefusal` if it is incomplete, not a shop's, or of another
 * version.
 */
export async function checkCopy(path: string): Promise<CopiedShop> {
  const handle = openHandle(path, BUSY_TIMEOUT_MS)
  try {
    assertWhole(handle, path)
    await assertCompatibleFile(handle, path)
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
