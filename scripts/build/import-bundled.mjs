import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

let count = 0

/** Imports the module of TypeScript that these settings of esbuild lead to. */
export async function importBundled(settings) {
  count += 1
  const outfile = resolve(`dist/imported-${process.pid}-${count}.mjs`)
  await mkdir('dist', { recursive: true })
  await build({
    ...settings,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(outfile)
  }
}

/** The settings for a module that is written here and now. */
export function written(contents) {
  return { stdin: { contents, resolveDir: '.', loader: 'ts' } }
}
