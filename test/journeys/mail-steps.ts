import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './running-shop.ts'

/** Paths of all links with a token that the shop has mailed, whatever the order of the files. */
function mailedPaths(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  const mails = readdirSync(folder)
    .filter((it) => it.endsWith('.eml'))
    .map((it) => readFileSync(join(folder, it), 'utf8'))
    .map((it) => it.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
  return mails.flatMap((it) => it.match(/\/[\w/-]+\?token=[\w-]{43}/g) ?? [])
}

/** Does something that has the shop mail a link, and answers its path, which holds `part`. */
export async function mailedBy(
  dataDir: string,
  part: string,
  act: () => Promise<void>,
): Promise<string> {
  const before = new Set(mailedPaths(dataDir))
  const added = () => mailedPaths(dataDir).find((it) => it.includes(part) && !before.has(it))
  await act()
  await until(async () => added() !== undefined)
  return added() ?? ''
}
