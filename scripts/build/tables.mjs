import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { entryOf, isInLoader, listTables } from './all-elements.mjs'
import { importBundled, written } from './import-bundled.mjs'

/**
 * The contract of every element that can be loaded: its tag, when it wakes, and its source files.
 * Tables are TypeScript, so they are bundled and imported.
 */
export async function readTables() {
  const files = listTables()
  const lines = files.map((it, at) => `export { table as t${at} } from './${it}'`)
  const tables = await importBundled(written(lines.join('\n')))
  return files.map((file, at) => describePart(file, tables[`t${at}`]))
}

function describePart(file, table) {
  const folder = dirname(file)
  const plain = `${folder}/plain.ts`
  const isReact = table.react !== false
  return {
    tag: table.tag ?? basename(folder),
    wake: [...table.wake].join(' '),
    texts: table.texts ?? [],
    /** Whether pressing it adds to the cart. */
    adds: table.events.includes('courtside:added'),
    /** Tags of one folder share their defining module, and so a file. */
    folder: basename(folder),
    /** The module that exports what defines it. */
    define: entryOf(folder),
    plain: existsSync(plain) ? plain : undefined,
    isReact,
    /** Whether it shares no file with others, and the loader loads it directly. */
    isAlone: !isReact && !table.texts,
    /** Whether the loader contains it, so that no file loads. */
    isInLoader: isInLoader(entryOf(folder)),
  }
}
