/**
 * `node bench/facets.mjs [articles …] [--keep folder]`: times and memory of lists with facets on generated
 * catalogues; by default, of 10,000 and 1,000,000 articles. With `--keep`, an existing catalogue in the folder is
 * not generated again.
 */
import { parseArgs } from 'node:util'
import { withBench } from './load-bench.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
})
const sizes = positionals.map(Number)
await withBench('facets-bench', ({ measureFacets }) =>
  measureFacets(sizes.length > 0 ? sizes : [10_000, 1_000_000], values.keep),
)
