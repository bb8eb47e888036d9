import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { connect, Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createWidgetOrigin } from '../../../../shop/payments/widgets/widget-origin.ts'
import { capConnections } from '../../../../shop/platform/http/connections.ts'
import { readTrustedProxies } from '../../../../shop/platform/http/trusted-proxies.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { linesOf, speak, statusOf } from '../../../helpers/raw-socket.ts'

/** A server that hears of connections from elsewhere, which a test cannot make. */
class DistantServer extends EventEmitter {
  maxConnections = 0

  connectFrom(remoteAddress: string): Socket {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
    this.emit('connection', socket)
    return socket
  }

  /** How many of so many connections are left open. */
  leaves(count: number, remoteAddress: string): number {
    const sockets = Array.from({ length: count }, () => this.connectFrom(remoteAddress))
    return sockets.filter((it) => !it.destroyed).length
  }
}

function capped(max: number, trust?: string): DistantServer {
  const server = new DistantServer()
  capConnections(server, { max, trustProxy: readTrustedProxies(trust) })
  return server
}

test('lets one network hold a tenth of all connections', () => {
  const server = capped(100)

  equal(server.maxConnections, 100)
  equal(server.leaves(30, '192.0.2.1'), 10)
  equal(server.leaves(30, '192.0.2.2'), 10)
  equal(server.leaves(6, '2001:db8:1:2::1'), 6)
  equal(server.leaves(6, '2001:db8:1:2::2'), 4)
})

test('counts a connection until it is closed', async () => {
  const server = capped(10)
  const first = server.connectFrom('192.0.2.1')
  equal(server.connectFrom('192.0.2.1').destroyed, true)

  first.destroy()
  await new Promise((closed) => first.once('close', closed))

  deepEqual([server.leaves(1, '192.0.2.1'), server.leaves(1, '192.0.2.1')], [1, 0])
})

test('lets proxies hold the connections of many', () => {
  equal(capped(100).leaves(30, '127.0.0.1'), 30)
  equal(capped(100).leaves(30, '::ffff:127.0.0.1'), 30)
  equal(capped(100, '10.0.0.5').leaves(30, '10.0.0.5'), 30)
  equal(capped(100, '10.0.0.5').leaves(30, '10.0.0.6'), 10)
  equal(capped(100, '1').leaves(30, '10.0.0.6'), 30)
  equal(capped(0).leaves(30, '192.0.2.1'), 30)
})

async function listening(t: TestContext, maxConnections: number): Promise<number> {
  const { shop } = await openShop(t, { maxConnections })
  await shop.listen({ port: 0, host: '127.0.0.1' })
  return portOf(shop)
}

function portOf(shop: FastifyInstance): number {
  const address = shop.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function hold(t: TestContext, port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  t.after(() => socket.destroy())
  await new Promise((done) => socket.once('connect', done))
  return socket
}

const HEALTH = linesOf('GET /healthz HTTP/1.1', 'Host: localhost')

test('drops connections beyond the cap at once, and serves when one is free', async (t) => {
  const port = await listening(t, 3)
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => hold(t, port)))

  const refused = await speak(port, HEALTH).catch(({ code }) => String(code))
  ok(refused === '' || refused === 'ECONNRESET', refused)
  first?.destroy()
  let answer = ''
  for (let tries = 0; tries < 100 && answer === ''; tries += 1) {
    answer = await speak(port, HEALTH).catch(() => '')
    if (answer === '') await sleep(20)
  }
  for (const it of others) it.destroy()
  equal(statusOf(answer), 200)
})

/** Sends a little now and then, so that the connection is never quiet. */
function drip(t: TestContext, socket: Socket, first: string, more: string): Promise<string> {
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(first)
  const timer = setInterval(() => socket.writable && socket.write(more), 500)
  t.after(() => clearInterval(timer))
  return new Promise((done) => socket.once('close', () => done(answer)))
}

test('ends requests whose head never ends, and serves others meanwhile', async (t) => {
  const { shop } = await openShop(t, { maxConnections: 50 })
  await shop.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(shop)
  equal(shop.server.headersTimeout, 10_000)
  shop.server.headersTimeout = 1000
  const sockets = await Promise.all(Array.from({ length: 30 }, () => hold(t, port)))
  const begun = performance.now()
  const dripping = sockets.map((it, at) =>
    // Some say nothing at all.
    at < 10
      ? drip(t, it, '', '')
      : drip(t, it, 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n'),
  )

  equal(statusOf(await speak(port, HEALTH)), 200)
  const answers = await Promise.all(dripping)

  const seconds = (performance.now() - begun) / 1000
  t.diagnostic(`the last was ended after ${seconds.toFixed(1)} s`)
  ok(seconds < 10)
  for (const it of answers.slice(10)) match(it, /^HTTP\/1\.1 408 /)
  equal(statusOf(await speak(port, HEALTH)), 200)
})

/** Requests that are sent at once on one connection: statuses of all answers, until it is closed. */
async function statusesOf(port: number, times: number): Promise<number[]> {
  const asked = 'GET /none HTTP/1.1\r\nHost: shop.example\r\n\r\n'.repeat(times - 1)
  const answer = await speak(port, asked + linesOf('GET /none HTTP/1.1', 'Host: shop.example'))
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

test('ends a connection that asks again and again without waiting for answers', async (t) => {
  const { shop } = await openShop(t)
  const widgets = await createWidgetOrigin(shop.payments)
  t.after(() => widgets.close())
  for (const server of [shop, widgets]) {
    await server.listen({ port: 0, host: '127.0.0.1' })
    const port = portOf(server)

    deepEqual(await statusesOf(port, 5), Array(5).fill(404))
    ok((await statusesOf(port, 400)).length <= 5)
  }
})
