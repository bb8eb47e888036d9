/**
 * `node bench/page-cache.mjs [--rounds 2000]`: what it costs to put a visitor's parts into a cached
 * page, as text that is searched and encoded for each request, and as bytes that are only joined.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withBench } from './load-bench.mjs'
import { median } from './page-bench.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '2000' } } })
mkdirSync('test-build', { recursive: true })
await withBench('page-cache-bench', ({ measure }) => {
  for (const cards of [1, 24]) {
    const { kilobytes, text, bytes } = measure(cards, Number(values.rounds))
    const [before, after] = [median(text), median(bytes)]
    const ratio = (before / after).toFixed(1)
    console.log(`${kilobytes.toFixed(0)} kB: text ${before} µs, bytes ${after} µs, ratio ${ratio}`)
  }
})
