import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../shop/platform/db/open-database.ts'

export const DATABASE = 'courtside.db'

/**
 * The path of a database that `fill` creates in a folder, once per test run, in the first process that needs
 * it. It is for copying; the file itself is never opened.
 */
export async function keptDatabase(
  name: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<string> {
  const shared = process.env.COURTSIDE_TEST_FOLDER
  const folder = shared ?? tmpdir()
  const path = join(folder, `${name}${shared ? '' : `-${process.pid}`}.db`)
  if (existsSync(path)) return path
  const own = mkdtempSync(join(folder, 'filling-'))
  await fill(own)
  renameSync(join(own, DATABASE), path)
  rmSync(own, { recursive: true })
  return path
}

/**
 * Copies an empty database into a folder without one, for tests that are not about creating it: running all
 * migrations takes longer than most tests.
 */
export async function provideDatabase(dataDir: string): Promise<void> {
  const path = join(dataDir, DATABASE)
  if (existsSync(path)) return
  const empty = await keptDatabase('empty', async (folder) => {
    await (await openDatabase({ dataDir: folder })).destroy()
  })
  copyFileSync(empty, path)
}
