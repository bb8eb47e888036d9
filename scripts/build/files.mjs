import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Every file below `folder` whose path satisfies `accept`, sorted, with forward slashes. */
export function listFiles(folder, accept = () => true) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath ?? it.path, it.name).replaceAll('\\', '/'))
    .filter(accept)
    .sort()
}

/** The files that one imports as it starts, and those that they import, of what esbuild wrote. */
export function staticImports(outputs, path, seen = new Set()) {
  for (const { path: imported, kind } of outputs[path].imports) {
    if (kind !== 'import-statement' || seen.has(imported)) continue
    seen.add(imported)
    staticImports(outputs, imported, seen)
  }
  return [...seen].map((it) => basename(it))
}
