/**
 * `node build.mjs && node bench/shop-calls.mjs [--articles 10000] [--calls 4000] [--keep folder]`: how
 * many calls a second the built shop answers over sockets to eight callers, how long they wait, what
 * a call costs the server, and its memory. The database is a file, each change is on the disk before
 * its answer. Callers run on the same machine: on a busy one only the CPU time means something.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closeAll, openShop } from './built-shop.mjs'
import { createClient, measureCalls } from './callers.mjs'
import { withBench } from './load-bench.mjs'
import { writeOwnFile } from './own-shop.mjs'
import { shopAsks } from './shop-asks.mjs'

const TICKS_A_SECOND = 100

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '4000' },
    keep: { type: 'string' },
  },
})
const calls = Number(values.calls)
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'courtside-calls-'))
let shop
let client
try {
  const articles = await withBench('shop-calls-bench', ({ makeGenerated }) =>
    makeGenerated(folder, Number(values.articles)),
  )
  writeOwnFile('.', folder)
  const began = performance.now()
  shop = await openShop('.', { DATA_DIR: folder })
  console.log(`ready after ${Math.round(performance.now() - began)} ms`)
  client = createClient(shop.origin)
  for (const [what, ask] of Object.entries(await shopAsks(client, articles, calls)))
    await measure(what, ask)
} finally {
  client?.close()
  if (shop) closeAll([shop])
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

async function measure(what, ask) {
  let cpu = 0
  const begin = () => {
    cpu = cpuSeconds()
  }
  const { aSecond, p50, p99 } = await measureCalls(calls, ask, { begin })
  const each = ((cpuSeconds() - cpu) * 1000) / calls
  console.log(
    `${what}: ${Math.round(aSecond)} a second, p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms; server CPU ${each.toFixed(2)} ms a call; RSS ${memory()} MB`,
  )
}

/** User and system time of the server's process; 0 where there is no /proc. */
function cpuSeconds() {
  const fields = readProc('stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND
}

function memory() {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readProc('status')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

function readProc(name) {
  try {
    return readFileSync(`/proc/${shop.child.pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
