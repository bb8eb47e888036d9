/**
 * `node build.mjs && node bench/shop-calls.mjs [--articles 10000] [--calls 4000] [--keep folder]`: how
 * many calls a second the built shop answers over sockets to eight callers, how long they wait, what
 * a call costs the server, and its memory. The database is a file, each change is on the disk before
 * its answer. Callers run on the same machine: on a busy one only the CPU time means something.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withBench } from './load-bench.mjs'
import { writeOwnFile } from './own-shop.mjs'

const CALLERS = 8
const WARM_UP = 400
/** A visitor puts this many different articles in the cart before the next one comes. */
const ADDS_OF_A_VISITOR = 10
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
const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
let shop
try {
  const articles = await withBench('shop-calls-bench', ({ makeGenerated }) =>
    makeGenerated(folder, Number(values.articles)),
  )
  writeOwnFile('.', folder)
  shop = await openShop()
  const visitors = await makeVisitors(Math.ceil((calls + WARM_UP) / ADDS_OF_A_VISITOR))
  await measure('add to cart', (at) => {
    const visitor = visitors[at % visitors.length]
    const articleNumber = articles[at % articles.length]
    return call('POST', '/api/cart/add', { ...visitor, body: { articleNumber, quantity: 1 } })
  })
  await measure('cart', (at) => call('GET', '/api/cart', visitors[at % visitors.length]))
  // Never the same address twice, so that no kept page answers.
  const categories = await links(/href="(\/c\/[^"?]+)"/g)
  const words = ['löparskor', 'jacka', 'skor', 'blå tröja', 'hantel', 'norr', 'barn', 'löprasko']
  await measure('listing, productFilter', (at) =>
    call('GET', `/api/productFilter?category=${slug(categories[at % categories.length])}&n=${at}`),
  )
  await measure('search with facets, productFilter', (at) =>
    call('GET', `/api/productFilter?q=${encodeURIComponent(words[at % words.length])}&n=${at}`),
  )
  await measure('listing, page', (at) =>
    call('GET', `${categories[at % categories.length]}?utm_content=${at}`),
  )
  await measure('quick search', (at) =>
    call('GET', `/api/quickSearch?query=${encodeURIComponent(words[at % words.length])}&n=${at}`),
  )
} finally {
  shop?.child.kill('SIGTERM')
  agent.destroy()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

function openShop() {
  const began = performance.now()
  const settings = {
    LC_ALL: 'C',
    PORT: '0',
    WIDGET_PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    ORDER_LIMIT: '0',
  }
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The shop ended with ${code}`)))
    child.stdout.on('data', (said) => {
      const [, origin] = /is open at (\S+)/.exec(said) ?? []
      if (!origin) return
      console.log(`ready after ${Math.round(performance.now() - began)} ms`)
      resolve({ child, origin })
    })
  })
}

async function makeVisitors(count) {
  const visitors = []
  for (let at = 0; at < count; at += 1) {
    const { headers, body } = await call('GET', '/api/token')
    const cookie = headers['set-cookie']?.map((it) => it.split(';')[0]).join('; ')
    visitors.push({ cookie, token: JSON.parse(body).token })
  }
  return visitors
}

async function links(pattern) {
  const { body } = await call('GET', '/')
  return [...new Set([...body.matchAll(pattern)].map((it) => it[1]))]
}

function slug(path) {
  return encodeURIComponent(path.split('/').pop())
}

async function measure(what, ask) {
  await inTurn(WARM_UP, (at) => ask(at))
  const waits = []
  const cpu = cpuSeconds()
  const began = performance.now()
  await inTurn(calls, async (at) => {
    const start = performance.now()
    const { status, body } = await ask(at + WARM_UP)
    if (status !== 200) throw new Error(`${what}: ${status} ${body.slice(0, 200)}`)
    waits.push(performance.now() - start)
  })
  const seconds = (performance.now() - began) / 1000
  waits.sort((one, other) => one - other)
  const wait = (share) => waits[Math.floor((waits.length - 1) * share)].toFixed(1)
  const each = ((cpuSeconds() - cpu) * 1000) / calls
  console.log(
    `${what}: ${Math.round(calls / seconds)} a second, p50 ${wait(0.5)} p99 ${wait(0.99)} ms; server CPU ${each.toFixed(2)} ms a call; RSS ${memory()} MB`,
  )
}

async function inTurn(count, ask) {
  let next = 0
  const caller = async () => {
    for (let at = next++; at < count; at = next++) await ask(at)
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
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

function call(method, path, { cookie, token, body } = {}) {
  const sent = body && JSON.stringify(body)
  const headers = {
    ...(cookie && { cookie }),
    ...(token && { requestverificationtoken: token }),
    ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  }
  return new Promise((resolve, reject) => {
    const asking = request(`${shop.origin}${path}`, { method, agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece) => {
        text += piece
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: text }),
      )
    })
    asking.on('error', reject)
    asking.end(sent)
  })
}
