/**
 * `node bench/kept-pages.mjs [OTHER] [--measured] [--rounds 6] [--calls 400]`: what pages cost that are kept, with a
 * session and without, plain and as browsers take them, beside a bare `node:http` server that sends the
 * same bytes, and beside the built shop of another folder; with `--measured`, a shop without measuring beside the same
 * one with a tag manager and counts. All are asked in turns in one run, and what is
 * compared is the CPU time of their processes. Needs `node build.mjs` first, there too.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  call,
  categoriesOn,
  closeAll,
  costOf,
  listSold,
  median,
  openCart,
  openShop,
} from './built-shop.mjs'
import { openOwnShop } from './own-shop.mjs'

const WARM_UP = 200
/** What a shop says in its file that is measured in every way. */
const MEASURED = {
  tracking: {
    format: 'ga4',
    tagManager: { id: 'GTM-BENCH', script: 'https://tags.example/gtm.js' },
  },
  measurement: { vitals: true },
}
const SETTINGS = { BASE_URL: 'http://shop.test' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measured: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '6' },
    calls: { type: 'string', default: '400' },
  },
})
const rounds = Number(values.rounds)
const calls = Number(values.calls)
const folder = mkdtempSync(join(tmpdir(), 'courtside-bare-'))
const opened = []

try {
  const shops = []
  for (const open of openers()) {
    const shop = await open()
    opened.push(shop)
    shop.visitor = await openCart(shop, await listSold(shop), 1)
    shops.push(shop)
  }
  const list = categoriesOn((await call(shops[0], 'GET', '/')).body)[0]
  const [plain, measured] = await Promise.all(
    shops.map(async (it) => (await call(it, 'GET', list)).body),
  )
  if (values.measured && (plain.includes('data-tags=') || !measured.includes('data-tags='))) {
    throw new Error('Only the second shop must be measured')
  }
  const [, product] = /href="(\/p\/[^"?#]+)/.exec((await call(shops[0], 'GET', list)).body)
  for (const [name, path] of Object.entries({ list, product })) {
    for (const encoding of ['identity', 'gzip, deflate, br'])
      await comparePage(shops, name, { path, encoding })
  }
} finally {
  closeAll(opened)
  rmSync(folder, { recursive: true, force: true })
}

/** The shop itself comes first. */
function openers() {
  if (values.measured) {
    return [{}, MEASURED].map((it) => () => openOwnShop(resolve('.'), SETTINGS, it))
  }
  return ['.', ...positionals].map((it) => () => openShop(resolve(it), SETTINGS))
}

async function comparePage(shops, name, { path, encoding }) {
  const bare = await openBare(await bytesOf(shops[0], path, encoding))
  opened.push(bare)
  const visitors = {
    'without a session': () => ({ encoding }),
    'with a session': (shop) => ({ encoding, ...shop.visitor }),
  }
  for (const [who, as] of Object.entries(visitors)) {
    const ask = (server) => call(server, 'GET', path, as(server))
    const [floor, own, before] = await costsOf([bare, ...shops], ask)
    const other = values.measured ? 'measured' : 'the other shop'
    const beside = before ? `, ${other} ${before.toFixed(3)} ms` : ''
    const ratio = (own / floor).toFixed(2)
    const figures = `${own.toFixed(3)} ms CPU, ${ratio} × bare (${floor.toFixed(3)} ms)${beside}`
    console.log(`${name}, ${encoding}, ${who}: ${figures}`)
  }
}

/** The median of each server's rounds. */
async function costsOf(servers, ask) {
  const costs = servers.map(() => [])
  for (let round = -1; round < rounds; round += 1) {
    const count = round < 0 ? WARM_UP : calls
    for (const [at, server] of servers.entries()) {
      const cost = await costOf(server, count, () => ask(server))
      if (round >= 0) costs[at].push(cost)
    }
  }
  return costs.map(median)
}

/** The bytes as they travel. */
async function bytesOf({ origin }, path, encoding) {
  const chunks = []
  await new Promise((done, fail) => {
    const headers = { 'accept-encoding': encoding }
    const sent = request(`${origin}${path}`, { headers }, (response) => {
      response.on('data', (it) => chunks.push(it))
      response.on('end', done)
    })
    sent.on('error', fail)
    sent.end()
  })
  return Buffer.concat(chunks)
}

function openBare(bytes) {
  const file = join(folder, `${bytes.length}-${opened.length}`)
  writeFileSync(file, bytes)
  const child = spawn(process.execPath, ['bench/bare-server.mjs', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done) => {
    child.stdout.once('data', (port) =>
      done({ child, origin: `http://127.0.0.1:${String(port).trim()}` }),
    )
  })
}
