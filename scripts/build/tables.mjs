import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { listTables } from './all-elements.mjs'
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
  const isInLoader = existsSync(`${folder}/in-loader.ts`)
  return {
    tag: table.tag ?? basename(folder),
    wake: [...table.wake].join(' '),
    texts: table.texts ?? [],
    /** Whether a press on it puts something into the cart. */
    adds: table.events.includes('courtside:added'),
    /** There is none where the loader has the part in itself. */
    define: `${folder}/define.ts`,
    plain: existsSync(plain) ? plain : undefined,
    /** Elements without React are built alone, so that they pull in no shared part. */
    isAlone: table.react === false && !isInLoader,
    /** The loader has it in itself, and no file is to come. */
    isInLoader,
    /** Those without React that share files, with each other alone. */
    isSmall: table.small === true,
  }
}
