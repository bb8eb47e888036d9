/**
 * `node bench/import.mjs [products]`: how long an import keeps the shop's writes waiting, and how much
 * memory it takes, with files of 20,000 products: all of them new, all with other prices, all with
 * other texts. A second process writes all the while, as a shop does.
 */
import { withBench } from './load-bench.mjs'

const products = Number(process.argv[2] ?? 20_000)
await withBench('import-bench', ({ measureImports }) => measureImports(products))
