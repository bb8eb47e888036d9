import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { listTables } from './all-elements.mjs'

/**
 * The contract of every element that can be loaded: its tag, when it wakes, and its source files.
 * Tables are TypeScript, so they are bundled and imported.
 */
export async function readTables() {
  const files = listTables()
  const outfile = resolve(`dist/tables-${process.pid}-${Date.now()}.mjs`)
  await mkdir('dist', { recursive: true })
  await build({
    stdin: {
      contents: files.map((it, at) => `export { table as t${at} } from './${it}'`).join('\n'),
      resolveDir: '.',
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  const tables = await import(pathToFileURL(outfile).href)
  await rm(outfile)
  return files.map((file, at) => describePart(file, tables[`t${at}`]))
}

function describePart(file, table) {
  const folder = dirname(file)
  const plain = `${folder}/plain.ts`
  const define = `${folder}/define.ts`
  return {
    tag: table.tag ?? basename(folder),
    wake: [...table.wake].join(' '),
    texts: table.texts ?? [],
    define,
    plain: existsSync(plain) ? plain : undefined,
    /** Elements without React are built alone, so that they pull in no shared part. */
    isAlone: table.react === false,
  }
}
