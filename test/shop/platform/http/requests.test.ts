import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { openShop } from '../../../helpers/open-shop.ts'
import { speak } from '../../../helpers/raw-socket.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (shop: FastifyInstance, payload: string, headers: object = JSON_TYPE) =>
  shop.inject({ method: 'POST', url: '/api/cart/add', headers: { ...headers }, payload })

test('answers 400 to what is no JSON, too deep, or out to pollute', async (t) => {
  const { shop } = await openShop(t)
  const bodies = [
    '{',
    'NaN',
    '\u0000',
    '{"articleNumber":"PLENTY-1","__proto__":{"polluted":1}}',
    '{"articleNumber":"PLENTY-1","constructor":{"prototype":{"polluted":1}}}',
    `{"articles":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    `{"articleNumber":"PLENTY-1","deep":${'{"a":'.repeat(21)}1${'}'.repeat(21)}}`,
    'null',
    '[]',
    '"text"',
    '',
  ]

  for (const body of bodies) equal((await post(shop, body)).statusCode, 400, body.slice(0, 80))
  equal(({} as { polluted?: number }).polluted, undefined)
})

test('answers 415 to what is not JSON by its type', async (t) => {
  const { shop } = await openShop(t)
  const body = '{"articleNumber":"PLENTY-1"}'
  const types = [
    'text/plain',
    'text/plain; a=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json5',
    'x',
  ]

  for (const type of types) {
    equal((await post(shop, body, { 'content-type': type })).statusCode, 415, type)
  }
  equal(
    (await post(shop, body, { 'content-type': 'application/json; charset=utf-8' })).statusCode,
    200,
  )
})

test('answers 413 above 100 kB', async (t) => {
  const { shop } = await openShop(t)
  const body = `{"articleNumber":"PLENTY-1","more":"${'x'.repeat(100 * 1024)}"}`

  const response = await post(shop, body)

  deepEqual([response.statusCode, response.json()], [413, { message: 'Begäran är för stor.' }])
})

test('answers 413 to who reads no answer before all is sent', async (t) => {
  const { shop } = await openShop(t)
  await shop.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.address() as AddressInfo
  const megabyte = Buffer.alloc(1024 * 1024, 32)
  const chunks = Array.from({ length: 13 }, () => megabyte)

  for (const body of [Buffer.concat(chunks), Readable.from(chunks)]) {
    const request = {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/json' },
    }
    const { status } = await fetch(`http://127.0.0.1:${port}/api/cart/add`, request as RequestInit)
    equal(status, 413)
  }
})

test('answers 405 with the methods that an address has', async (t) => {
  const { shop } = await openShop(t)
  const ask = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'OPTIONS', url: string) =>
    shop.inject({ method, url })

  const wrong = await ask('DELETE', '/api/Cart/update')
  deepEqual([wrong.statusCode, wrong.headers.allow], [405, 'PUT, POST'])
  for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    equal((await ask(method, '/api/cart')).statusCode, 405)
  }
  equal((await ask('GET', '/api/cart/add')).statusCode, 405)
  equal((await ask('POST', '/api/no-such-call')).statusCode, 404)
})

test('answers 404 in JSON to a call, and as a page to a person', async (t) => {
  const { shop } = await openShop(t)

  const call = await shop.inject({ url: '/api/nothing', headers: { accept: 'text/html' } })
  const page = await shop.inject({ url: '/en/nothing', headers: { accept: 'text/html' } })

  deepEqual(call.json(), { message: 'Det finns inget på den adressen.' })
  match(String(page.headers['content-type']), /^text\/html/)
  match(page.body, /<html lang="en"/)
  deepEqual([call.statusCode, page.statusCode], [404, 404])
})

test('answers in the language of the page that asks', async (t) => {
  const { shop } = await openShop(t)
  const headers = { ...JSON_TYPE, 'request-context': '{"language":"en"}' }

  equal((await post(shop, '{', headers)).json().message, 'The request could not be read.')
})

test('answers a request that breaks off before there is a route, and stays up', async (t) => {
  const { shop } = await openShop(t)
  await shop.listen({ port: 0 })
  const lines = [
    'GET / HTTP/1.1\r\nbroken\r\n\r\n',
    'NONSENSE\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`,
    'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'POST /api/cart/add HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
    'TRACE /api/cart HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'PROPFIND /api/cart HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ]

  for (const line of lines) {
    const answer = await speak(portOf(shop), line)
    match(answer, /^HTTP\/1\.1 (4\d\d|200) /, line.slice(0, 40))
    ok(!/node_modules|at .*\.js:/.test(answer))
    if (!answer.startsWith('HTTP/1.1 200')) match(answer, /content-security-policy: default-src/i)
  }
  equal((await shop.inject('/healthz')).statusCode, 200)
})

function portOf(shop: FastifyInstance): number {
  const address = shop.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
