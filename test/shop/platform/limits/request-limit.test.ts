import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createWidgetOrigin } from '../../../../shop/payments/widgets/widget-origin.ts'
import { readTrustedProxies } from '../../../../shop/platform/http/trusted-proxies.ts'
import { RequestWindows } from '../../../../shop/platform/limits/request-windows.ts'
import { openShop, temporaryFolder } from '../../../helpers/open-shop.ts'

const MINUTE_MS = 60_000

/** One after the other: requests of one turn of the event loop are all judged by the last of them. */
async function statusesOf(
  server: FastifyInstance,
  times: number,
  request: { readonly url: string; readonly remoteAddress?: string },
): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    statuses.push((await server.inject(request)).statusCode)
  }
  return statuses
}

test('limits the requests of one address, and says when to come back', async (t) => {
  const { shop } = await openShop(t, { maxRequests: 5 })
  await statusesOf(shop, 5, { url: '/api/cart' })

  const response = await shop.inject('/api/cart')

  equal(response.statusCode, 429)
  match(response.json().message, /^För många försök\. Försök igen om \d+ sekunder\.$/)
  ok(Number(response.headers['retry-after']) > 0)
  const spoofed = { 'x-forwarded-for': '10.1.1.1' }
  equal((await shop.inject({ url: '/api/cart', headers: spoofed })).statusCode, 429)
  const other = await shop.inject({ url: '/api/cart', remoteAddress: '10.1.1.2' })
  equal(other.statusCode, 200)
})

test('a clock that is set back keeps nobody out until it has caught up', async (t) => {
  const { shop } = await openShop(t, { maxRequests: 3 })
  await statusesOf(shop, 3, { url: '/api/cart' })
  const setBack = Date.now() - 60 * MINUTE_MS
  const later = performance.now() + MINUTE_MS
  t.mock.method(Date, 'now', () => setBack)

  deepEqual(await statusesOf(shop, 1, { url: '/api/cart' }), [429])
  t.mock.method(performance, 'now', () => later)
  deepEqual(await statusesOf(shop, 4, { url: '/api/cart' }), [200, 200, 200, 429])
})

test('of too many networks, the one that has been silent longest is forgotten', () => {
  const windows = new RequestWindows()
  const counts: Record<string, number | undefined> = {}
  const ask = (key: string) =>
    windows.incr(key, (_error, found) => (counts[key] = found?.current), MINUTE_MS)
  for (const key of ['a', 'b', 'a']) ask(key)
  for (let at = 2; at <= 20_000; at += 1) ask(`other ${at}`)

  for (const key of ['a', 'b']) ask(key)

  deepEqual([counts.a, counts.b], [3, 1])
})

test('counts all addresses of one IPv6 network together', async (t) => {
  const { shop } = await openShop(t, { maxRequests: 3 })
  const ask = async (remoteAddress: string) =>
    (await shop.inject({ url: '/api/cart', remoteAddress })).statusCode
  for (const host of [':1', 'a:b:c:d', 'ffff:ffff:ffff:ffff']) await ask(`2001:db8:1:2:${host}`)

  deepEqual([await ask('2001:db8:1:2:3::4'), await ask('2001:db8:1:3::4')], [429, 200])
})

test('limits what is asked of addresses where nothing is', async (t) => {
  const { shop } = await openShop(t, { maxRequests: 2 })

  deepEqual(await statusesOf(shop, 3, { url: '/nothing-here' }), [404, 404, 429])
})

test('limits files apart from requests, at five times as many', async (t) => {
  const ui = join(temporaryFolder(t), 'ui')
  mkdirSync(ui)
  writeFileSync(join(ui, 'courtside.js'), 'export const parts = 1')
  const { shop } = await openShop(t, { maxRequests: 3, folders: { ui } })
  const files = ['/ui/courtside.js', '/favicon.svg', '/robots.txt', '/images/shoe/default.svg']

  for (let count = 0; count < 15; count += 1) {
    const { statusCode } = await shop.inject(files[count % files.length] ?? '')
    equal(statusCode === 429, false)
  }

  for (const url of files) equal((await shop.inject(url)).statusCode, 429, url)
  equal((await shop.inject('/api/cart')).statusCode, 200)
})

test("limits the widgets' origin too, its files included", async (t) => {
  const { shop } = await openShop(t)
  const folder = join(temporaryFolder(t), 'frame')
  mkdirSync(folder)
  writeFileSync(join(folder, 'frame.js'), 'export {}')
  const widgets = await createWidgetOrigin(shop.payments, { folder, maxRequests: 2 })
  t.after(() => widgets.close())
  const other = { url: '/done', remoteAddress: '2001:db8::1' }

  deepEqual(await statusesOf(widgets, 3, { url: '/done?language=en' }), [200, 200, 429])
  deepEqual(await statusesOf(widgets, 3, { url: '/nothing' }), [429, 429, 429])
  deepEqual(await statusesOf(widgets, 2, other), [200, 200])
  const refused = await widgets.inject('/done?language=en')
  match(refused.json().message, /^Too many attempts\. Try again in \d+ seconds?\.$/)
  ok(Number(refused.headers['retry-after']) > 0)
})

const FORWARDED: readonly (readonly [
  setting: string,
  peer: string,
  forwardedFor: string,
  counted: string,
])[] = [
  ['10.0.0.5', '10.0.0.5', '192.0.2.1', '192.0.2.1'],
  // What a client made up stands in front of what the proxy saw.
  ['10.0.0.5', '10.0.0.5', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['10.0.0.0/8, ::1', '10.200.0.1', '192.0.2.1, 10.3.0.1', '192.0.2.1'],
  ['10.0.0.0/8 ::1', '::ffff:10.0.0.5', '192.0.2.1', '192.0.2.1'],
  // Who comes past the proxy is believed nothing.
  ['10.0.0.5', '192.0.2.66', '203.0.113.9', '192.0.2.66'],
  ['1', '10.0.0.5', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['2', '10.0.0.5', '203.0.113.9, 192.0.2.1, 10.0.0.6', '192.0.2.1'],
  ['0', '10.0.0.5', '192.0.2.1', '10.0.0.5'],
  ['false', '10.0.0.5', '192.0.2.1', '10.0.0.5'],
  // A proxy that writes nonsense is counted itself.
  ['10.0.0.5', '10.0.0.5', 'nonsense', '10.0.0.5'],
]

for (const [setting, remoteAddress, forwardedFor, counted] of FORWARDED) {
  test(`TRUST_PROXY=${setting} counts ${counted} for ${remoteAddress} of ${forwardedFor}`, async (t) => {
    const trustProxy = readTrustedProxies(setting)
    const { shop } = await openShop(t, { maxRequests: 1, trustProxy })
    const headers = { 'x-forwarded-for': forwardedFor }
    await shop.inject({ url: '/api/cart', remoteAddress, headers })

    const plain = await openSameCount(shop, counted, setting)

    equal(plain, 429)
  })
}

/** Asks once more in the name of an address, as it would come through. */
async function openSameCount(
  shop: FastifyInstance,
  address: string,
  setting: string,
): Promise<number> {
  const isPeer = address.startsWith('10.') || address === '192.0.2.66'
  const through = setting === '2' ? `${address}, 10.0.0.6` : address
  const request = isPeer
    ? { remoteAddress: address }
    : { remoteAddress: '10.0.0.5', headers: { 'x-forwarded-for': through } }
  return (await shop.inject({ url: '/api/cart', ...request })).statusCode
}
