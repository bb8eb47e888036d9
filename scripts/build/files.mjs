import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below `folder` whose path satisfies `accept`, sorted, with forward slashes. */
export function listFiles(folder, accept = () => true) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath ?? it.path, it.name).replaceAll('\\', '/'))
    .filter(accept)
    .sort()
}
