import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

let count = 0

/** Bundles and imports a TypeScript module, by these esbuild settings. */
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

/** The settings for a module given as text. */
export function written(contents) {
  return { stdin: { contents, resolveDir: '.', loader: 'ts' } }
}
