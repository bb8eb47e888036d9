import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { accessTable } from '../../../../shop/app/access-table.ts'
import { UNOPENED } from '../../../../shop/payments/port/origins.ts'
import { cachingProxy } from '../../../helpers/caching-proxy.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { oneIn } from '../../../helpers/try-all.ts'

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

/** The checkout, and no other page, shows payments in a frame of their own origin. */
const WIDGETS = `frame-src ${UNOPENED.widgets};`

function assertSafe({ headers }: LightMyRequestResponse, what: string): void {
  const isSecret =
    /^(?:GET|HEAD|POST) (\/en)?(\/pro)?\/choose-password |^(?:GET|HEAD) (\/en)?(\/pro)?\/(register\/confirm|change-email(?:\/stop)?|staff\/welcome|api\/registerme\/GetFields) /.test(
      what,
    )
  const isFile =
    /^(?:GET|HEAD) \/(?:ui|ui-lite|images|pictures|scenes|marks|favicon|sitemap|robots)\S* [23]/.test(
      what,
    )
  const expected = {
    ...SECURITY,
    ...(isSecret && { 'referrer-policy': 'no-referrer' }),
    ...(isFile && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  for (const [name, value] of Object.entries(expected)) equal(headers[name], value, what)
  const policy = String(headers['content-security-policy'])
  match(policy, /^default-src 'none'/, what)
  match(policy, /frame-ancestors 'none'/, what)
  match(policy, /base-uri 'none'/, what)
  const isCheckout = /^\w+ (\/en)?(\/pro)?\/checkout /.test(what)
  const frames = isCheckout && /html/.test(String(headers['content-type']))
  equal(policy.includes(WIDGETS), frames, what)
  ok(!/unsafe|\*|http:/.test(policy.replace(WIDGETS, '')), what)
  ok(headers['permissions-policy'], what)
  ok(headers['cache-control'], what)
  equal(headers['x-powered-by'], undefined, what)
  equal(headers.server, undefined, what)
}

/** Every route as it is, and with whatever makes it refuse. */
async function askEverything(shop: FastifyInstance): Promise<[string, LightMyRequestResponse][]> {
  const answers: [string, LightMyRequestResponse][] = []
  const json = { 'content-type': 'application/json' }
  const ask = async (
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    more = {},
  ) => {
    const response = await shop.inject({ method, url, ...more })
    answers.push([`${method} ${url} ${response.statusCode}`, response])
  }
  for (const [at, { method, path }] of accessTable.entries()) {
    const url = path.replace('/*', '/courtside.js').replace(/:\w+/g, 'nothing')
    const ways = [
      () => ask(method, url),
      () => ask(method, url, { headers: json, payload: '{' }),
      () => ask(method, url, { headers: { 'sec-fetch-site': 'cross-site' } }),
      () => ask('DELETE', url),
      () => ask(method === 'GET' ? 'HEAD' : method, url),
    ]
    for (const way of oneIn(3, ways, at)) await way()
  }
  await ask('POST', '/api/checkout', { headers: json, payload: '{}' })
  await ask('GET', '/no-such-page', { headers: { accept: 'text/html' } })
  await ask('GET', '/api/no-such-call')
  await ask('GET', '/%zz')
  await ask('GET', '/my-pages/x.css')
  return answers
}

test('puts the security headers on every answer of every route, refusals included', async (t) => {
  const { shop } = await openShop(t)

  const answers = await askEverything(shop)

  const statuses = new Set(answers.map(([, { statusCode }]) => statusCode))
  deepEqual([...statuses].sort(), [200, 303, 308, 400, 401, 403, 404, 405, 410, 415, 422])
  for (const [what, answer] of answers) assertSafe(answer, what)
})

test('lets no cache keep or mix what is personal', async (t) => {
  const { shop } = await openShop(t)
  const personal = accessTable.filter(({ cache }) => cache === 'never')

  for (const { method, path } of oneIn(3, personal)) {
    const { headers } = await shop.inject({ method, url: path })
    equal(headers['cache-control'], 'no-store, private', path)
    match(String(headers.vary), /\bCookie\b/, path)
  }
})

test('nobody sees the cart, the prices or the pages of somebody else through a shared cache', async (t) => {
  const { shop, visitor } = await openShop(t)
  const [bo, anna, nobody] = [visitor(), visitor(), visitor()]
  await bo.logIn('bo@example.com')
  await anna.logIn('anna@example.com')
  await bo.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 3 })
  await anna.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
  const proxy = cachingProxy(shop)
  const fresh =
    /nonce="[^"]*"|challenge&quot;:&quot;[\w-]*|RequestVerificationToken&quot;[^}\]]*|token(\\?" (content|value)=\\?")[\w-]*|"version":\d+|name="key" value="[^"]*"/gi
  const own = (body: string) => body.replace(fresh, '')
  const calls = ['/api/cart', '/api/checkout', '/api/quickbuy/activevariant?variantid=SHOE-42']
  const pages = ['/', '/c/shoes', '/p/shoe', '/cart', '/search?q=vara', '/login']
  const goods = ['articles=SHOE-42', 'products=shoe,book', 'category=shoes', 'query=vara']
  calls.push(...goods.map((it) => `/api/products?${it}`))
  const paths = [...calls, '/api/productFilter/withHtmlResult?category=to-shoes']
  const urls = [...paths, ...pages, ...pages.map((it) => `/pro${it}`.replace(/\/$/, ''))]

  for (const url of urls) {
    for (const who of [bo, anna, nobody]) {
      const headers = { cookie: who.cookie() }
      const direct = await shop.inject({ url, headers })
      ok(own((await proxy.ask(url, headers)).body) === own(direct.body), url)
    }
  }
  equal(proxy.hits(), 0)
  for (let time = 0; time < 2; time += 1) await proxy.ask('/favicon.svg')
  equal(proxy.hits(), 1, 'the cache keeps what it may')
})

test('lets a page run its own scripts only, by a policy that is the same for all', async (t) => {
  const { shop } = await openShop(t)

  const [one, other] = await Promise.all([shop.inject('/'), shop.inject('/')])

  const [policy, same] = [one, other].map(({ headers }) =>
    String(headers['content-security-policy']),
  )
  equal(policy, same)
  match(policy ?? '', /script-src 'self';/)
  match(policy ?? '', /require-trusted-types-for 'script'; trusted-types dompurify courtside/)
  match(String(one.headers['content-type']), /^text\/html; charset=utf-8/)
})

test('asks for https for two years where the shop is on https, and only there', async (t) => {
  const secure = await openShop(t, { baseUrl: 'https://courtside.example' })
  const plain = await openShop(t)

  match(
    String((await secure.shop.inject('/api/cart')).headers['strict-transport-security']),
    /^max-age=63072000/,
  )
  equal((await plain.shop.inject('/api/cart')).headers['strict-transport-security'], undefined)
})

test('compresses what is large, in the best way the client takes', async (t) => {
  const { shop } = await openShop(t)
  const encodingOf = async (encoding: string, url = '/') =>
    (await shop.inject({ url, headers: { 'accept-encoding': encoding } })).headers[
      'content-encoding'
    ]

  equal(await encodingOf('gzip, br'), 'br')
  equal(await encodingOf('gzip'), 'gzip')
  equal(await encodingOf('identity'), undefined)
  equal(await encodingOf('br', '/api/cart'), undefined)
  for (const nowhere of ['/nowhere', '/c/nothing', '/ui/nothing', '/en/pro/nowhere']) {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    const answer = await shop.inject({ url: nowhere, headers })
    equal(answer.statusCode, 404)
    equal(answer.headers['content-encoding'], 'br', nowhere)
    match(brotliDecompressSync(answer.rawPayload).toString(), /<\/html>\s*$/)
  }
})
