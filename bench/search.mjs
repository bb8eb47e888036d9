/**
 * `node bench/search.mjs [articles …]`: the score of search over judged queries, then its times on
 * generated catalogues; without numbers, of 10,000 and 1,000,000 articles.
 */
import { withBench } from './load-bench.mjs'

const sizes = process.argv.slice(2).map(Number)
await withBench('search-bench', ({ measureSearch }) =>
  measureSearch(sizes.length > 0 ? sizes : [10_000, 1_000_000]),
)
