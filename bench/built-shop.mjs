/** Built shops as separate processes, requests to them, and their CPU time. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { send } from './callers.mjs'

/** On a buy button, and in the data of a size selection. */
const ARTICLE = /articlenumber(?:="|&quot;:&quot;)([\w-]+)/gi
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** The built shop of a folder, on data of its own. */
export function openShop(folder, more = {}) {
  const data = mkdtempSync(join(tmpdir(), 'courtside-beside-'))
  const settings = {
    LC_ALL: 'C',
    PORT: '0',
    WIDGET_PORT: '0',
    DATA_DIR: data,
    RATE_LIMIT: '0',
    ORDER_LIMIT: '0',
    ...more,
  }
  const child = spawn(process.execPath, [...flagsOf(folder), mainOf(folder)], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`The shop of ${folder} ended with ${code}`)))
    child.stdout.on('data', (said) => {
      const [, stated] = /is open at (\S+)/.exec(said) ?? []
      const [, port] = /listening on \S+, port (\d+)/.exec(said) ?? []
      const origin = port ? `http://127.0.0.1:${port}` : stated
      if (origin) done({ child, data, origin })
    })
  })
}

/** Versions before 0.1.0 built the server into the browser's folder. */
function mainOf(folder) {
  const main = join(folder, 'shop/dist/main.js')
  return existsSync(main) ? main : join(folder, 'dist/server/main.js')
}

/** The flags that `npm start` gives Node there. */
function flagsOf(folder) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return scripts.start.split(' ').filter((it) => it.startsWith('--'))
}

/** Stops the started shops and servers. */
export function closeAll(opened) {
  for (const { child, data } of opened) {
    child.kill('SIGTERM')
    if (data) rmSync(data, { recursive: true, force: true })
  }
  agent.destroy()
}

/** At least this many articles, by category, that both compared shops sell. */
export async function listSold(shop, enough = 1) {
  const { body } = await call(shop, 'GET', '/')
  const articles = new Set()
  for (const category of categoriesOn(body)) {
    const list = await call(shop, 'GET', category)
    const products = new Set([...list.body.matchAll(/href="(\/p\/[^"?#]+)/g)].map((it) => it[1]))
    for (const path of products) {
      const product = await call(shop, 'GET', path)
      for (const [, number] of product.body.matchAll(ARTICLE)) articles.add(number)
    }
    if (articles.size >= enough) break
  }
  return articles
}

/** A visitor with a cart of this many rows, of articles in stock. */
export async function openCart(shop, articles, rows) {
  const { headers, body } = await call(shop, 'GET', '/api/token')
  const cookie = headers['set-cookie']?.map((it) => it.split(';')[0]).join('; ')
  const visitor = { cookie, token: JSON.parse(body).token }
  const bought = []
  for (const articleNumber of articles) {
    const added = await call(shop, 'POST', '/api/cart/add', {
      ...visitor,
      body: { articleNumber, quantity: 1 },
    })
    if (added.status !== 200) continue
    bought.push(articleNumber)
    if (bought.length < rows) continue
    const { orderRows } = JSON.parse(added.body)
    const [article] = bought
    const row = orderRows.find((it) => it.articleNumber === article)
    return { ...visitor, article, row: row.rowSystemId }
  }
  throw new Error(`Only ${bought.length} of ${rows} articles could be bought`)
}

export function categoriesOn(markup) {
  return [...new Set([...markup.matchAll(/href="(\/c\/[^"?]+)"/g)].map((it) => it[1]))]
}

export function call(shop, method, path, { cookie, token, body, encoding } = {}) {
  const headers = {
    ...(cookie && { cookie }),
    ...(encoding && { 'accept-encoding': encoding }),
    ...(method !== 'GET' && { RequestVerificationToken: token }),
  }
  return send(agent, new URL(path, shop.origin), method, { headers, body })
}

/** CPU milliseconds of a server per call, for this many calls one by one. */
export async function costOf(server, count, ask) {
  const before = cpuSeconds(server)
  for (let n = 0; n < count; n += 1) await ask(n)
  return ((cpuSeconds(server) - before) * 1000) / count
}

/** CPU time of the server's process. */
function cpuSeconds({ child }) {
  const threads = `/proc/${child.pid}/task`
  return readdirSync(threads).reduce((sum, it) => {
    const [nanoseconds] = readFileSync(join(threads, it, 'schedstat'), 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e9
  }, 0)
}

export function median(all) {
  const sorted = all.toSorted((one, another) => one - another)
  return sorted[Math.floor(sorted.length / 2)]
}
