import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createWidgetOrigin } from '../../../../shop/payments/widgets/widget-origin.ts'
import { readTrustedProxies } from '../../../../shop/platform/http/trusted-proxies.ts'
import { openShop } from '../../../helpers/open-shop.ts'

const BASE = { baseUrl: 'https://shop.example' }
const EVIL = { host: 'evil.example', 'x-forwarded-host': 'worse.example' }
const FILES = ['/sitemap.xml', '/robots.txt']

const MALFORMED = [
  ' ',
  'evil.example/path',
  'user@evil.example',
  'shop.example, evil.example',
  'shop.example evil.example',
  'shop.example:port',
  'shop.example:123456',
  '-shop.example',
  '[::1',
  '[gg::1]',
  '"><script>',
  '%65vil.example',
  'a'.repeat(300),
]

test('refuses a host that cannot be, of the shop as of the widgets', async (t) => {
  const { shop } = await openShop(t)
  const widgets = await createWidgetOrigin(shop.payments)
  t.after(() => widgets.close())

  for (const host of MALFORMED) {
    for (const [server, url] of [
      [shop, '/'],
      [shop, '/api/cart'],
      [shop, '/nothing'],
      [widgets, '/done'],
    ] as const) {
      const { statusCode } = await server.inject({ url, headers: { host } })
      equal(statusCode, 400, `${url} at ${host.slice(0, 30)}`)
    }
  }
})

test('takes the names that a shop may have', async (t) => {
  const { shop } = await openShop(t)
  const hosts = ['localhost', '127.0.0.1:3000', '[::1]:3000', 'Shop.Example', 'shop_1:80', 'a.b.']

  for (const host of hosts) {
    equal((await shop.inject({ url: '/', headers: { host } })).statusCode, 200, host)
  }
})

test('names the configured address, whatever host was asked', async (t) => {
  const { shop } = await openShop(t, BASE)

  for (const url of [...FILES, '/', '/p/shoe', '/en/pro', '/nothing']) {
    const headers = { ...EVIL, accept: 'text/html' }
    const { body, headers: sent } = await shop.inject({ url, headers })
    ok(!/evil|worse/.test(body + JSON.stringify(sent)), url)
  }
  match(
    (await shop.inject('/p/shoe')).body,
    /rel="canonical" href="https:\/\/shop\.example\/p\/shoe"/,
  )
  for (const url of FILES) {
    const { headers, body } = await shop.inject({ url, headers: EVIL })
    equal(headers['cache-control'], 'public, max-age=86400')
    ok(body.includes('https://shop.example/'))
  }
})

test('without a configured address, a page is called by no address of its own', async (t) => {
  const bare = await openShop(t)
  const named = await openShop(t, BASE)
  const links = /rel="(?:canonical|alternate)"/

  for (const url of ['/', '/c/shoes', '/p/shoe', '/en/pro', '/terms']) {
    ok(!links.test((await bare.shop.inject(url)).body), url)
    const { body } = await named.shop.inject(url)
    const addresses = [...body.matchAll(/rel="(?:canonical|alternate)"[^>]*href="([^"]*)"/g)]
    equal(addresses.length, 4, url)
    for (const [, it] of addresses) ok(it?.startsWith('https://shop.example/'), it)
  }
})

test('without a configured address, what names the host that was asked is not kept', async (t) => {
  const { shop } = await openShop(t)

  for (const url of FILES) {
    const { headers, body } = await shop.inject({ url, headers: EVIL })
    equal(headers['cache-control'], 'no-store', url)
    ok(body.includes('http://evil.example/') && !body.includes('worse'), url)
  }
  for (const url of ['/', '/p/shoe', '/en/pro']) {
    const { body } = await shop.inject({ url, headers: EVIL })
    ok(!/evil|worse/.test(body), url)
  }
})

test('takes no host from a proxy, which passes on what a client made up', async (t) => {
  const trustProxy = readTrustedProxies('10.0.0.5')
  const { shop } = await openShop(t, { trustProxy })
  const policyAt = async (host: string, forwarded: string) => {
    const headers = { host, 'x-forwarded-host': forwarded }
    const request = { url: '/choose-password?token=x', headers, remoteAddress: '10.0.0.5' }
    return (await shop.inject(request)).headers['referrer-policy']
  }

  equal(await policyAt('shop.example', 'localhost'), 'same-origin')
  equal(await policyAt('localhost:3000', 'shop.example'), 'no-referrer')
  equal(await policyAt('[::1]:3000', 'shop.example'), 'no-referrer')
})

test('without a configured address, takes the scheme from a proxy that is trusted', async (t) => {
  const trustProxy = readTrustedProxies('10.0.0.5')
  const { shop } = await openShop(t, { trustProxy })
  const ask = async (remoteAddress: string, proto: string) => {
    const headers = { host: 'shop.example', 'x-forwarded-proto': proto }
    const { body } = await shop.inject({ url: '/robots.txt', headers, remoteAddress })
    return /Sitemap: (.*)\/sitemap/.exec(body)?.[1]
  }

  deepEqual(
    [
      await ask('10.0.0.5', 'https'),
      await ask('10.0.0.6', 'https'),
      await ask('10.0.0.5', 'javascript'),
    ],
    ['https://shop.example', 'http://shop.example', 'http://shop.example'],
  )
})
