import { deepEqual, equal } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { freePort } from '../../scripts/postgres-server.mjs'
import { temporaryFolder } from '../helpers/open-shop.ts'
import { runBalancer } from '../helpers/run-balancer.ts'

/** What a stand-in of a node does with a request; `cut` ends the connection without an answer. */
type Mood = 'answers' | 'cuts'

interface StandIn {
  mood: Mood
  isReady: boolean
  readonly heard: {
    readonly method: string
    readonly path: string
    readonly headers: IncomingHttpHeaders
  }[]
  readonly port: number
  close(): void
}

async function standIn(t: TestContext): Promise<StandIn> {
  const server = createServer((asked, answer) => {
    const { method = '', url: path = '', headers } = asked
    if (path === '/readyz') return void answer.writeHead(it.isReady ? 200 : 503).end()
    it.heard.push({ method, path, headers })
    if (it.mood === 'cuts') return void asked.socket.destroy()
    answer.end('answered')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  t.after(close)
  const { port } = server.address() as AddressInfo
  const it: StandIn = { mood: 'answers', isReady: true, heard: [], port, close }
  return it
}

/** The balancer before two stand-ins with the widgets of both, and a way to ask it. */
async function openBalancer(t: TestContext) {
  const [one, two, widgets] = [await standIn(t), await standIn(t), await standIn(t)]
  const [plain, secure] = [await freePort(), await freePort()]
  const nodes = [one, two].map(({ port }) => ({ shop: port, widgets: widgets.port }))
  const untilReady = await runBalancer(t, temporaryFolder(t), { plain, secure, nodes })
  await untilReady(nodes.length)
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: AT_ONCE })
  t.after(() => agent.destroy())

  /** The status of the answer, 0 without one. */
  function ask(method: string, path = '/', headers: Record<string, string> = {}): Promise<number> {
    return new Promise((done) => {
      const where = { host: '127.0.0.1', port: secure, servername: 'shop.example' }
      const sent = request({ ...where, method, path, agent, headers })
      sent.on('response', (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0))
      })
      sent.on('error', () => done(0))
      sent.end()
    })
  }
  return { one, two, widgets, plain, ask, untilReady }
}

const TIMES = 6
const LIMIT = 6000
const AT_ONCE = 16

async function repeat(ask: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let left = TIMES; left > 0; left -= 1) statuses.push(await ask())
  return statuses
}

test('a request that has reached no node goes to the other one', async (t) => {
  const { one, two, ask } = await openBalancer(t)
  one.close()

  deepEqual(await repeat(() => ask('POST')), Array(TIMES).fill(200))
  equal(two.heard.length, TIMES)
})

test('what a node may have received is repeated only where it reads', async (t) => {
  const { one, two, ask } = await openBalancer(t)
  one.mood = 'cuts'

  const statuses = await repeat(() => ask('POST'))
  equal(one.heard.length + two.heard.length, TIMES)
  equal(statuses.filter((it) => it === 200).length, two.heard.length)
  deepEqual(await repeat(() => ask('GET')), Array(TIMES).fill(200))
})

test('a node that is not ready is sent nothing, unless no other is', async (t) => {
  const { one, two, ask, untilReady } = await openBalancer(t)
  one.isReady = false
  await untilReady(1)

  await repeat(() => ask('GET'))
  deepEqual([one.heard.length, two.heard.length], [0, TIMES])
  two.isReady = false
  await untilReady(0)
  deepEqual(await repeat(() => ask('GET')), Array(TIMES).fill(200))
})

test('the balancer alone says who a visitor is, and by https', async (t) => {
  const { one, two, plain, ask } = await openBalancer(t)
  await ask('GET', '/', { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http' })

  const [heard] = [...one.heard, ...two.heard]
  const { 'x-forwarded-for': address, 'x-forwarded-proto': scheme } = heard?.headers ?? {}
  deepEqual([address, scheme], ['127.0.0.1', 'https'])
  const { status } = await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' })
  equal(status, 308)
})

test('what is sent to the address of the widgets goes to their port', async (t) => {
  const { one, two, widgets, ask } = await openBalancer(t)

  equal(await ask('GET', '/', { host: 'pay.shop.example' }), 200)
  deepEqual(
    [one, two, widgets].map(({ heard }) => heard.length),
    [0, 0, 1],
  )
})

test('requests of an address are limited at all nodes together, and files are not', async (t) => {
  const { ask } = await openBalancer(t)
  const statuses = await Promise.all(Array.from({ length: LIMIT + 100 }, () => ask('GET')))

  deepEqual([...new Set(statuses.slice(0, LIMIT - AT_ONCE))], [200])
  equal(statuses.at(-1), 429)
  equal(await ask('GET', '/ui/courtside.js'), 200)
})
