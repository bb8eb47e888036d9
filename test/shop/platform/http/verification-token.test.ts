import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { accessTable } from '../../../../shop/app/access-table.ts'
import type { AccessRule } from '../../../../shop/platform/http/access-line.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { oneIn } from '../../../helpers/try-all.ts'

const HOUR_MS = 60 * 60 * 1000
const HOST = 'shop.example'
const OWN = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }

const writes = accessTable.filter(({ csrf }) => csrf === 'token')

function emptyWrite(
  { method, path, page }: AccessRule,
  headers: Readonly<Record<string, string>>,
): InjectOptions {
  const type = page ? 'application/x-www-form-urlencoded' : 'application/json'
  const payload = page ? '' : '{}'
  return { method, url: path, headers: { 'content-type': type, ...headers }, payload }
}

/** How a write looks that no page of ours sent. */
function foreignShapes(cookie: string, token: string, othersToken: string) {
  const good = { ...OWN, cookie, requestverificationtoken: token }
  return {
    'without a token': { ...OWN, cookie },
    'with an empty token': { ...good, requestverificationtoken: '' },
    'with a made-up token': { ...good, requestverificationtoken: 'A'.repeat(51) },
    "with another visitor's token": { ...good, requestverificationtoken: othersToken },
    'from another site': { ...good, origin: 'https://evil.example' },
    'from a page without an origin': { ...good, origin: 'null' },
    'from a sibling site': { ...good, 'sec-fetch-site': 'same-site' },
    'across sites': { ...good, 'sec-fetch-site': 'cross-site' },
    'across sites, without a cookie': { ...OWN, 'sec-fetch-site': 'cross-site' },
  }
}

test('has a token on every route that changes something', () => {
  const open = accessTable.filter(({ method, csrf }) => method !== 'GET' && csrf !== 'token')

  // What another site's page leads here with is joined by a page of ours. A count is nobody's. Providers sign what they send, and send buyers back with a state that we have sealed.
  deepEqual(
    open.map(({ path }) => path),
    [
      '/api/cart/handoff',
      '/api/vitals',
      '/api/payment/:provider/:event',
      ...['', '/en', '/pro', '/en/pro'].map(returnPath),
    ],
  )
})

const returnPath = (prefix: string) => `${prefix}/checkout/return`

/** An offer that nothing was decided about is shown again, with the reason why. */
const SHOWN_AGAIN = /\/quotations?\/:id\/(accepted|declined)$/

/** Who is not logged in is asked for that first, by a call with 401, by a page with the login. */
function expectedFor({ access, page, path }: AccessRule, shape: string): number {
  if (SHOWN_AGAIN.test(path) && shape.includes('token')) return 303
  const needsLogin = access === 'customer' || access === 'company'
  if (!needsLogin || shape !== 'across sites, without a cookie') return 403
  return page ? 303 : 401
}

test('refuses every write that no page of ours sent, and changes nothing', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const [anna, bo] = [visitor(), visitor()]
  for (const it of [anna, bo]) await it.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  await anna.ask('/api/token')
  await bo.logIn('bo@example.com')
  const shapes = foreignShapes(bo.cookie(), bo.token() ?? '', anna.token() ?? '')
  const before = await db.selectFrom('cart_row').selectAll().execute()

  for (const [at, [shape, headers]] of Object.entries(shapes).entries()) {
    for (const line of oneIn(5, writes, at)) {
      // Its page hides its origin, and the browser says that it is the same.
      if (line.origin === 'hidden' && shape === 'from a page without an origin') continue
      const { statusCode } = await shop.inject(emptyWrite(line, headers))
      equal(statusCode, expectedFor(line, shape), `${line.method} ${line.path} ${shape}`)
    }
  }
  deepEqual(await db.selectFrom('cart_row').selectAll().execute(), before)
})

test('says "token", so that a client fetches a new one', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')

  const response = await anna.ask(
    '/api/cart/add',
    { articleNumber: 'PLENTY-1' },
    { headers: { requestverificationtoken: 'old' } },
  )

  deepEqual(response.json(), { message: 'token' })
})

test('refuses posts of forms that carry no good token', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')
  const post = (payload: string, headers: InjectOptions['headers'] = OWN) =>
    shop.inject({
      method: 'POST',
      url: '/cart/add',
      headers: {
        ...headers,
        cookie: anna.cookie(),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload,
    })
  const form = 'articleNumber=PLENTY-1&quantity=2'
  const good = `${form}&__RequestVerificationToken=${anna.token()}`

  equal((await post(form)).statusCode, 403)
  equal((await post(good, { ...OWN, origin: 'https://evil.example' })).statusCode, 403)
  deepEqual(await db.selectFrom('cart_row').selectAll().execute(), [])
  equal((await post(good)).statusCode, 303)
  equal((await db.selectFrom('cart_row').selectAll().execute()).length, 1)
})

test('takes a write from a client that has no session yet', async (t) => {
  const { shop } = await openShop(t)
  const payload = { articleNumber: 'PLENTY-1' }

  for (const headers of [{}, OWN, { 'sec-fetch-site': 'none' }]) {
    const response = await shop.inject({ method: 'POST', url: '/api/cart/add', headers, payload })
    equal(response.statusCode, 200)
  }
})

test('takes the configured address as its own', async (t) => {
  const { shop } = await openShop(t, { baseUrl: 'https://courtside.example' })
  const ask = (origin: string) =>
    shop.inject({
      method: 'POST',
      url: '/api/cart/add',
      headers: { host: 'backend.internal', origin },
      payload: { articleNumber: 'PLENTY-1' },
    })

  equal((await ask('https://courtside.example')).statusCode, 200)
  equal((await ask('https://courtside.example.evil.example')).statusCode, 403)
  equal((await ask('http://courtside.example')).statusCode, 403)
})

test('gives a fresh token on request, and each is good for twelve hours', async (t) => {
  let now = Date.now()
  const { visitor } = await openShop(t, { now: () => now })
  const anna = visitor()
  await anna.ask('/api/token')
  const first = anna.token()
  now += 12 * 60 * 60 * 1000 - 1
  equal((await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })).statusCode, 200)
  now += 1

  equal((await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })).statusCode, 403)
  await anna.ask('/api/token')
  equal(first === anna.token(), false)
  equal((await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })).statusCode, 200)
})

test('a token survives a clock that is set back, and still expires', async (t) => {
  const clock = { now: Date.now() }
  const { visitor } = await openShop(t, { now: () => clock.now })
  const anna = visitor()
  await anna.ask('/api/token')
  const add = async () =>
    (await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })).statusCode
  const issued = clock.now
  const statuses: number[] = []
  for (const moved of [-1, -HOUR_MS, -30 * 24 * HOUR_MS, 12 * HOUR_MS - 1, 12 * HOUR_MS]) {
    clock.now = issued + moved
    statuses.push(await add())
  }

  deepEqual(statuses, [200, 200, 200, 200, 403])
})

test('knows no session that it did not issue', async (t) => {
  const { db, shop } = await openShop(t)
  const made = ['x', `${'a'.repeat(43)}.${'b'.repeat(22)}`, '"', '%00', 'a.b.c']

  for (const value of made) {
    const response = await shop.inject({
      method: 'POST',
      url: '/api/cart/add',
      headers: { cookie: `courtside_session=${value}` },
      payload: { articleNumber: 'PLENTY-1' },
    })
    equal(response.statusCode, 200)
    equal(response.cookies.length, 1)
  }
  equal((await db.selectFrom('session').selectAll().execute()).length, made.length)
})

test('binds the cookie to https and this host where the shop is on https', async (t) => {
  const { shop } = await openShop(t, { baseUrl: 'https://courtside.example' })
  const plain = await openShop(t)

  const [cookie] = (await shop.inject('/api/token')).cookies
  const [plainCookie] = (await plain.shop.inject('/api/token')).cookies

  deepEqual(
    [cookie?.name, cookie?.secure, cookie?.httpOnly, cookie?.sameSite, cookie?.path],
    ['__Host-courtside_session', true, true, 'Lax', '/'],
  )
  deepEqual(
    [plainCookie?.name, plainCookie?.secure, plainCookie?.httpOnly],
    ['courtside_session', undefined, true],
  )
})
