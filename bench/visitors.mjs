/**
 * `node bench/visitors.mjs [--articles 10000] [--addresses 1000] [--calls 10000]`: what lists and
 * searches cost while goods are sold, each address asked once, and asked as visitors ask: the nth as
 * often as 1 / n. Prints CPU time of a call, and the share of calls for which nothing was drawn. In
 * process, one call after the other; pages are kept for five seconds, so the share depends on the machine.
 */
import { parseArgs } from 'node:util'
import { withBench } from './load-bench.mjs'

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '1000' },
    calls: { type: 'string', default: '10000' },
  },
})
await withBench('visitors-bench', async ({ measureVisitors }) => {
  const [articles, addresses, calls] = ['articles', 'addresses', 'calls'].map((it) =>
    Number(values[it]),
  )
  const found = await measureVisitors(articles, addresses, calls)
  for (const [kind, it] of Object.entries(found)) {
    const second = Math.round(1000 / it.cpu)
    const hits = `${(it.hits * 100).toFixed(1)} % drew nothing`
    console.log(`${kind}: ${it.cpu.toFixed(2)} ms CPU a call, ${second} a second, ${hits}`)
  }
})
