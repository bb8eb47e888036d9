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
    /** Whether a press on it puts something into the cart. */
    adds: table.events.includes('courtside:added'),
    /** Tags of one folder share what defines them, and so a file. */
    folder: basename(folder),
    /** The module that exports what defines it. */
    define: entryOf(folder),
    plain: existsSync(plain) ? plain : undefined,
    isReact,
    /** It shares no file with others, and the loader brings it by itself. */
    isAlone: !isReact && !table.texts,
    /** The loader has it in itself, and no file is to come. */
    isInLoader: isInLoader(entryOf(folder)),
  }
}
