/**
 * `node bench/search.mjs [articles …]`: the score of search over judged queries, then its times on
 * generated catalogues; without numbers, of 10,000 and 1,000,000 articles.
 */
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const outfile = `test-build/search-bench-${process.pid}.mjs`
await build({
  entryPoints: ['bench/search-bench.ts'],
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
  const { measureSearch } = await import(pathToFileURL(outfile).href)
  const sizes = process.argv.slice(2).map(Number)
  await measureSearch(sizes.length > 0 ? sizes : [10_000, 1_000_000])
} finally {
  rmSync(outfile, { force: true })
}
