import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { accessTable } from '../../src/server/access-table.ts'
import { UNOPENED } from '../../src/server/payments/origins.ts'
import { openShop } from '../helpers/open-shop.ts'

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
  for (const [name, value] of Object.entries(SECURITY)) equal(headers[name], value, what)
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
  for (const { method, path } of accessTable) {
    const url = path.replace('/*', '/courtside.js').replace(/:\w+/g, 'nothing')
    await ask(method, url)
    await ask(method, url, { headers: json, payload: '{' })
    await ask(method, url, { headers: { 'sec-fetch-site': 'cross-site' } })
    await ask('DELETE', url)
    if (method === 'GET') await ask('HEAD', url)
  }
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
  deepEqual([...statuses].sort(), [200, 303, 400, 401, 403, 404, 405, 410, 415, 422])
  for (const [what, answer] of answers) assertSafe(answer, what)
})

test('lets no cache keep or mix what is personal', async (t) => {
  const { shop } = await openShop(t)
  const personal = accessTable.filter(({ cache }) => cache === 'never')

  for (const { method, path } of personal) {
    const { headers } = await shop.inject({ method, url: path })
    equal(headers['cache-control'], 'no-store, private', path)
    match(String(headers.vary), /\bCookie\b/, path)
  }
})

test('lets a page run its own scripts only, with a nonce of its own each time', async (t) => {
  const { shop } = await openShop(t)

  const [one, other] = await Promise.all([shop.inject('/'), shop.inject('/')])

  const policies = [one, other].map(({ headers }) => String(headers['content-security-policy']))
  const nonces = policies.map((it) => /script-src 'self' 'nonce-([^']+)'/.exec(it)?.[1] ?? '')
  ok(nonces.every((it) => it.length >= 22))
  equal(new Set(nonces).size, 2)
  match(policies[0] ?? '', /require-trusted-types-for 'script'; trusted-types dompurify courtside/)
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
})
