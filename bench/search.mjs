/**
 * `node bench/search.mjs [articles …] [--keep folder]`: times of search on generated catalogues; without
 * numbers, of 10,000 and 1,000,000 articles. With `--keep`, a catalogue that the folder has already is
 * not generated again. How well it finds is held by test/shop/search/judged-queries.test.ts.
 */
import { parseArgs } from 'node:util'
import { withBench } from './load-bench.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
})
const sizes = positionals.map(Number)
await withBench('search-bench', ({ measureSearch }) =>
  measureSearch(sizes.length > 0 ? sizes : [10_000, 1_000_000], values.keep),
)
