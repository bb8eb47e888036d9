/**
 * `node bench/beside.mjs OTHER [--rounds 6] [--calls 300] [--only cart]`: this checkout's built shop beside that of
 * another folder, such as a worktree of the commit before. Both serve the demo catalogue; the same
 * requests go to one and the other in turns, and what is compared is the CPU time of their processes.
 * Prints the medians of milliseconds a call, and the median of each round's ratio, this to other.
 * Both need `node build.mjs` first.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const WARM_UP = 100
const ROWS = 12
const MANY_ROWS = 50
/** On a buy button, and in what a choice of sizes is given. */
const ARTICLE = /articlenumber(?:="|&quot;:&quot;)([\w-]+)/gi

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '6' },
    calls: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
  },
})
const [other] = positionals
if (!other) throw new Error('Name the folder of the other checkout.')
const rounds = Number(values.rounds)
const calls = Number(values.calls)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const shops = []

try {
  for (const folder of ['.', other]) shops.push(await openShop(resolve(folder)))
  for (const shop of shops) await fillCarts(shop)
  for (const [name, ask] of Object.entries(await makeJobs(shops[0]))) {
    if (name.includes(values.only)) await compare(name, ask)
  }
} finally {
  for (const { child, data } of shops) {
    child.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
  agent.destroy()
}

/** What is asked of both. `at` makes an address that no kept page answers. */
async function makeJobs(shop) {
  const { body } = await call(shop, 'GET', '/')
  const categories = categoriesOn(body)
  const list = await call(shop, 'GET', categories[0])
  const [, product] = /href="(\/p\/[^"?#]+)/.exec(list.body)
  const category = (at) => categories[at % categories.length]
  return {
    'list, kept page': () => ['GET', categories[0]],
    'list, drawn': (at) => ['GET', `${category(at)}?utm_content=${at}`],
    'search page, drawn': (at) => ['GET', `/search?q=skor&utm_content=${at}`],
    'product, kept page': () => ['GET', product],
    'product, drawn': (at) => ['GET', `${product}?utm_content=${at}`],
    [`cart page, ${ROWS} rows`]: () => ['GET', '/cart', 'some'],
    [`cart page, ${MANY_ROWS} rows`]: () => ['GET', '/cart', 'many'],
    'checkout page': () => ['GET', '/checkout', 'some'],
    'GET /api/cart': () => ['GET', '/api/cart', 'some'],
    'GET /api/quickSearch': (at) => ['GET', `/api/quickSearch?query=skor&n=${at}`],
    'GET /api/productFilter': (at) => ['GET', `/api/productFilter?q=skor&n=${at}`],
    'POST /api/cart/add': () => ['POST', '/api/cart/add', 'some'],
  }
}

async function compare(name, ask) {
  const costs = shops.map(() => [])
  let at = 0
  for (let round = -1; round < rounds; round += 1) {
    const count = round < 0 ? WARM_UP : calls
    for (const [index, shop] of inTurns(round)) {
      const cost = await costOf(shop, count, (n) => ask(at + n))
      if (round >= 0) costs[index].push(cost)
    }
    at += count
  }
  const [own, others] = costs
  const ratio = median(own.map((it, round) => it / others[round]))
  const [ms, otherMs] = costs.map((it) => median(it).toFixed(2))
  console.log(`${name}: ${ms} and ${otherMs} ms CPU, ${ratio.toFixed(2)} ×`)
}

/** Each of the two begins every other round: whoever comes second finds a warmer processor. */
function inTurns(round) {
  const order = [...shops.entries()]
  return round % 2 === 0 ? order : order.toReversed()
}

/** Milliseconds of the server's CPU for each of so many calls, one after the other. */
async function costOf(shop, count, ask) {
  const before = cpuSeconds(shop)
  for (let n = 0; n < count; n += 1) await askOne(shop, ask(n))
  return ((cpuSeconds(shop) - before) * 1000) / count
}

async function askOne(shop, [method, path, cart]) {
  const visitor = shop[cart]
  const body = method === 'POST' ? { articleNumber: visitor.article, quantity: 1 } : undefined
  const { status, body: text } = await call(shop, method, path, { ...visitor, body })
  const isFull = status === 400 && method === 'POST'
  if (status !== 200 && !isFull) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
}

function openShop(folder) {
  const data = mkdtempSync(join(tmpdir(), 'courtside-beside-'))
  const settings = {
    PORT: '0',
    WIDGET_PORT: '0',
    DATA_DIR: data,
    RATE_LIMIT: '0',
    ORDER_LIMIT: '0',
  }
  const child = spawn(process.execPath, [...flagsOf(folder), join(folder, 'dist/server/main.js')], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`The shop of ${folder} ended with ${code}`)))
    child.stdout.on('data', (said) => {
      const [, origin] = /is open at (\S+)/.exec(said) ?? []
      if (origin) done({ child, data, origin })
    })
  })
}

/** The flags that `npm start` gives Node there. */
function flagsOf(folder) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return scripts.start.split(' ').filter((it) => it.startsWith('--'))
}

/** Visitors with carts of some rows and of many, for the pages that nobody shares. */
async function fillCarts(shop) {
  const { body } = await call(shop, 'GET', '/')
  const list = await call(shop, 'GET', categoriesOn(body)[0])
  const products = new Set([...list.body.matchAll(/href="(\/p\/[^"?#]+)/g)].map((it) => it[1]))
  const articles = new Set()
  for (const path of products) {
    const product = await call(shop, 'GET', path)
    for (const [, number] of product.body.matchAll(ARTICLE)) articles.add(number)
  }
  shop.some = await openCart(shop, articles, ROWS)
  shop.many = await openCart(shop, articles, MANY_ROWS)
}

/** A visitor whose cart has so many rows, of what is there to be bought. */
async function openCart(shop, articles, rows) {
  const { headers, body } = await call(shop, 'GET', '/api/token')
  const cookie = headers['set-cookie']?.map((it) => it.split(';')[0]).join('; ')
  const visitor = { cookie, token: JSON.parse(body).token }
  const bought = []
  for (const articleNumber of articles) {
    if (bought.length === rows) return { ...visitor, article: bought[0] }
    const added = await call(shop, 'POST', '/api/cart/add', {
      ...visitor,
      body: { articleNumber, quantity: 1 },
    })
    if (added.status === 200) bought.push(articleNumber)
  }
  throw new Error(`Only ${bought.length} of ${rows} articles could be bought`)
}

function categoriesOn(markup) {
  return [...new Set([...markup.matchAll(/href="(\/c\/[^"?]+)"/g)].map((it) => it[1]))]
}

function call(shop, method, path, { cookie, token, body } = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(cookie && { cookie }),
    ...(method !== 'GET' && { RequestVerificationToken: token }),
  }
  return new Promise((done, fail) => {
    const sent = request(`${shop.origin}${path}`, { agent, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (it) => {
        text += it
      })
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: text }),
      )
    })
    sent.on('error', fail)
    sent.end(body && JSON.stringify(body))
  })
}

/** Time that the threads of the server's process have run. */
function cpuSeconds({ child }) {
  const threads = `/proc/${child.pid}/task`
  return readdirSync(threads).reduce((sum, it) => {
    const [nanoseconds] = readFileSync(join(threads, it, 'schedstat'), 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e9
  }, 0)
}

function median(all) {
  const sorted = all.toSorted((one, another) => one - another)
  return sorted[Math.floor(sorted.length / 2)]
}
