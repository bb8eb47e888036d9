import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Text } from '../../../src/i18n/text.ts'
import { flushNow } from '../../platform/db/flush-file.ts'
import { StartError } from '../../platform/db/start-error.ts'

/** Writes a file aside and then puts it in its place: whoever reads it has all of it, or the one before. */
export function writeWhole(path: string, content: string, t: Text): void {
  const begun = `${path}.${process.pid}.part`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(begun, content)
    flushNow(begun)
    renameSync(begun, path)
  } catch (error) {
    rmSync(begun, { force: true })
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new StartError(t('setup.unwritable', { path, code: String(code) }))
  }
}
