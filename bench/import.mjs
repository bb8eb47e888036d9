/**
 * `node bench/import.mjs [products]`: how long an import delays the shop's writes, and its memory, with files of
 * 20,000 products: all new, all with changed prices, all with changed texts. A second process writes meanwhile,
 * like a shop.
 */
import { withBench } from './load-bench.mjs'

const products = Number(process.argv[2] ?? 20_000)
await withBench('import-bench', ({ measureImports }) => measureImports(products))
