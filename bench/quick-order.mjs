/**
 * `node bench/quick-order.mjs [articles]`: what a CSV file of 500 rows costs the shop, in a catalogue
 * of 10,000 articles: to be shown with stock and prices, and to go into the cart. On a busy machine
 * only the CPU time means something.
 */
import { withBench } from './load-bench.mjs'

const articles = Number(process.argv[2] ?? 10_000)
await withBench('quick-order-bench', async ({ measureQuickOrder }) => {
  const costs = await measureQuickOrder(articles)
  for (const [name, { cpuMs, wallMs }] of Object.entries(costs)) {
    console.log(`500 rows ${name}: ${cpuMs.toFixed(0)} ms of CPU, ${wallMs.toFixed(0)} ms`)
  }
})
