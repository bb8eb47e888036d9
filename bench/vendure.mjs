/**
 * `node build.mjs && node bench/vendure.mjs FOLDER [--fill] [--articles 10000] [--calls 1000] [--only CALL]
 * [--postgres ADDRESS]`: calls per second of this shop and of Vendure, with the same products, the same eight
 * callers, on one machine. Vendure is measured before and after, because a machine's speed varies; `×` uses the
 * mean of both. With the address of an empty database, the shop is measured on SQLite and on PostgreSQL. Vendure
 * is not a dependency: install it by `npm install --prefix FOLDER @vendure/core@3.7.3 pg@8`. It needs a Postgres
 * database of its own, named by PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE (the last three are `vendure`
 * by default), which `--fill` fills first: that takes about three minutes, and the comparison ten.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closeAll, openShop } from './built-shop.mjs'
import { createClient, measureCalls } from './callers.mjs'
import { withBench } from './load-bench.mjs'
import { writeOwnFile } from './own-shop.mjs'
import { shopAsks } from './shop-asks.mjs'
import { vendureAsks } from './vendure/asks.mjs'

const PEER = resolve('bench/vendure/peer.mjs')
const PEER_PORT = '3300'
/** Number of calls that take Vendure seconds. */
const SLOW_CALLS = { 'search with facets, productFilter': 40 }
/** Warm-up before calls are counted: V8 compiles code in the first seconds only. */
const WARM_UP_MS = 10_000
/** Limit of calls, more than either shop can answer in that time. */
const WARM_UP = { peer: 1000, own: 12_000 }
/** The compared calls of both shops; Vendure draws no pages. */
const BESIDE = {
  'listing with its html': 'listing, productFilter',
  'listing, page': 'listing, productFilter',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fill: { type: 'boolean', default: false },
    articles: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '1000' },
    postgres: { type: 'string' },
    only: { type: 'string' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('Which folder has Vendure in it?')
const [articles, calls] = [Number(values.articles), Number(values.calls)]
if (values.fill) await fillPeer()
const before = await measurePeer()
const own = await measureOwn()
const after = await measurePeer()
for (const [database, found] of Object.entries(own)) {
  console.log(database)
  console.table(Object.entries(found).map(([what, it]) => compare(what, it)))
}

function compare(what, it) {
  const peer = BESIDE[what] ?? what
  const [one, other] = [before[peer], after[peer]]
  if (!one) return { what, 'a second': round(it), Vendure: '', '×': '' }
  const times = (it / ((one + other) / 2)).toFixed(1)
  return { what, 'a second': round(it), Vendure: `${round(one)}, ${round(other)}`, '×': times }
}

async function fillPeer() {
  const data = mkdtempSync(join(tmpdir(), 'courtside-vendure-'))
  const file = join(data, 'products.csv')
  await withBench('vendure-bench', ({ productsFile }) =>
    writeFileSync(file, productsFile(articles)),
  )
  const child = spawnPeer('fill', file)
  const code = await new Promise((done) => child.on('exit', done))
  rmSync(data, { recursive: true, force: true })
  if (code !== 0) throw new Error(`Vendure could not be filled: ${code}`)
}

async function measurePeer() {
  const child = spawnPeer('serve')
  try {
    await untilOpen(child)
    const asks = (client) => vendureAsks(client, articles, calls + WARM_UP.peer)
    const origin = `http://127.0.0.1:${PEER_PORT}`
    return await measureAll(origin, asks, { warmUp: WARM_UP.peer, slow: SLOW_CALLS })
  } finally {
    child.kill('SIGTERM')
  }
}

/** By database. */
async function measureOwn() {
  const data = mkdtempSync(join(tmpdir(), 'courtside-beside-vendure-'))
  try {
    const numbers = await withBench('vendure-bench', ({ makeGenerated }) =>
      makeGenerated(data, articles),
    )
    writeOwnFile('.', data)
    const found = { SQLite: await measureShop(numbers, { DATA_DIR: data }) }
    if (values.postgres === undefined) return found
    const env = { ...process.env, DATA_DIR: data }
    execFileSync(process.execPath, ['shop/dist/move.js', values.postgres], { env })
    const settings = { DATA_DIR: data, DATABASE_URL: values.postgres }
    return { ...found, PostgreSQL: await measureShop(numbers, settings) }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function measureShop(numbers, settings) {
  const shop = await openShop('.', { ...settings, SANDBOX_CARRIER: 'up' })
  try {
    const asks = (client) => shopAsks(client, numbers, calls + WARM_UP.own)
    return await measureAll(shop.origin, asks, { warmUp: WARM_UP.own })
  } finally {
    const ended = once(shop.child, 'exit')
    closeAll([shop])
    await ended
  }
}

/** Calls per second, by kind. */
async function measureAll(origin, asksOf, { warmUp, slow = {} }) {
  const client = createClient(origin)
  const found = {}
  try {
    for (const [what, ask] of Object.entries(await asksOf(client))) {
      if (values.only !== undefined && what !== values.only) continue
      const more = { warmUp, warmUpMs: WARM_UP_MS }
      const { aSecond } = await measureCalls(slow[what] ?? calls, ask, more)
      found[what] = aSecond
    }
  } finally {
    client.close()
  }
  return found
}

function spawnPeer(...args) {
  return spawn(process.execPath, [PEER, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: PEER_PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function untilOpen(child) {
  return new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`Vendure ended with ${code}`)))
    child.stdout.on('data', (it) => {
      if (/is open/.test(it)) done()
    })
  })
}

function round(it) {
  return it < 10 ? Number(it.toFixed(1)) : Math.round(it)
}
