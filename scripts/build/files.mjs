import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All files below `folder` whose path satisfies `accept`, sorted, with forward slashes. */
export function listFiles(folder, accept = () => true) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath ?? it.path, it.name).replaceAll('\\', '/'))
    .filter(accept)
    .sort()
}

/** The hash of a file, in base64. */
export function hashOf(algorithm, path) {
  return createHash(algorithm).update(readFileSync(path)).digest('base64')
}

/** The integrity attribute of a file. */
export function integrityOf(path) {
  return `sha384-${hashOf('sha384', path)}`
}
