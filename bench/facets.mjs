/**
 * `node bench/facets.mjs [articles …] [--keep folder]`: times and memory of lists with facets on
 * generated catalogues; without numbers, of 10,000 and 1,000,000 articles. With `--keep`, a catalogue
 * that the folder has already is not generated again.
 */
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
})
const outfile = `test-build/facets-bench-${process.pid}.mjs`
await build({
  entryPoints: ['bench/facets-bench.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
})
try {
  const { measureFacets } = await import(pathToFileURL(outfile).href)
  const sizes = positionals.map(Number)
  await measureFacets(sizes.length > 0 ? sizes : [10_000, 1_000_000], values.keep)
} finally {
  rmSync(outfile, { force: true })
}
