import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import type { Cart } from '../../../../src/contract/cart.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { type OpenedShop, type OpenOptions, openShop } from '../../../helpers/open-shop.ts'

const PAGE = 'https://www.magazine.example'
const OTHER = 'https://blog.example'
const BASE_URL = 'http://localhost'

function openNamed(t: TestContext, options: OpenOptions = {}): Promise<OpenedShop> {
  const facts = { ...demoShop, origins: { ...demoShop.origins, pages: [PAGE, OTHER] } }
  return openShop(t, { facts, baseUrl: BASE_URL, ...options })
}

/** A page of another origin, which keeps the key that it receives. */
function openPage({ shop }: Pick<OpenedShop, 'shop'>, origin = PAGE, kept = '', context = {}) {
  let key = kept
  async function ask(path: string, body?: unknown, method: 'POST' | 'PUT' = 'POST') {
    const answer: LightMyRequestResponse = await shop.inject({
      method: body === undefined ? 'GET' : method,
      url: path,
      headers: {
        origin,
        'request-context': JSON.stringify(context),
        ...(key && { 'cart-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    key = String(answer.headers['cart-key'] ?? key)
    return answer
  }
  return {
    ask,
    key: () => key,
    add: (articleNumber: string, quantity = 1) => ask('/api/cart/add', { articleNumber, quantity }),
    cart: async () => (await ask('/api/cart')).json<Cart>(),
  }
}

type Page = ReturnType<typeof openPage>
type Visitor = ReturnType<typeof browse>

const rowsOf = ({ orderRows }: Cart) =>
  Object.fromEntries(orderRows.map((it) => [it.articleNumber, it.quantity]))

/**
 * Posts the form as top-level navigation, like a browser: without the shop's cookies, which it sends
 * only when it follows the redirect.
 */
async function handOff(
  { shop }: Pick<OpenedShop, 'shop'>,
  visitor: Visitor,
  { key = '', origin = PAGE, to = '/cart', from = '/blog/shoes?a=1', keepsCookies = true } = {},
): Promise<LightMyRequestResponse> {
  const taken = await shop.inject({
    method: 'POST',
    url: '/api/cart/handoff',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key, to, from }).toString(),
  })
  if (taken.statusCode !== 303) return taken
  if (keepsCookies) visitor.keep(taken)
  return visitor.follow(taken)
}

async function openWithCart(t: TestContext) {
  const opened = await openNamed(t)
  const page = openPage(opened)
  await page.add('SHOE-42', 2)
  return { ...opened, page, visitor: browse(opened.shop) }
}

const cartAt = async (visitor: Visitor) => textOf((await visitor.open('/cart')).body)

test('the first addition returns a key, which opens the cart to the page from then on', async (t) => {
  const page = openPage(await openNamed(t))

  deepEqual(rowsOf(await page.cart()), {})
  equal(page.key(), '')
  const added = await page.add('SHOE-42')
  equal(added.statusCode, 200)
  match(page.key(), /^[\w-]{43}\.[\w-]{22}$/)
  equal(added.headers['set-cookie'], undefined)
  const first = page.key()
  await page.add('PLENTY-1', 3)
  equal(page.key(), first)
  deepEqual(rowsOf(await page.cart()), { 'SHOE-42': 1, 'PLENTY-1': 3 })

  const [row] = (await page.cart()).orderRows
  const changed = await page.ask(
    '/api/cart/update',
    { rowSystemId: row?.rowSystemId, quantity: 0 },
    'PUT',
  )
  deepEqual(rowsOf(changed.json()), { 'PLENTY-1': 3 })
  deepEqual(rowsOf((await page.ask('/api/cart/clear', {}, 'PUT')).json()), {})
})

test('a refused first addition returns no key', async (t) => {
  const page = openPage(await openNamed(t))

  equal((await page.add('NO-SUCH')).statusCode, 400)
  equal(page.key(), '')
})

test('a key opens its cart only to pages of its origin, and for no other call', async (t) => {
  const opened = await openNamed(t)
  const page = openPage(opened)
  await page.add('SHOE-42')
  const key = page.key()
  const empty = async (it: Page) => deepEqual(rowsOf(await it.cart()), {})

  await empty(openPage(opened, OTHER, key))
  await empty(openPage(opened, PAGE, key.slice(0, -1)))
  await empty(openPage(opened, PAGE, `${key}a`))
  await empty(openPage(opened, PAGE, key.toLowerCase()))
  const own = await opened.shop.inject({ url: '/api/cart', headers: { 'cart-key': key } })
  deepEqual(rowsOf(own.json()), {})
  for (const path of ['/api/checkout', '/api/orders', '/api/token', '/api/mypageaddress']) {
    equal((await page.ask(path)).statusCode, 403, path)
  }
  deepEqual(rowsOf(await page.cart()), { 'SHOE-42': 1 })
})

test('simultaneous first additions open a cart each, and the page continues with the one that it keeps', async (t) => {
  const opened = await openNamed(t)
  const [a, b] = [openPage(opened), openPage(opened)]

  await Promise.all([a.add('SHOE-42'), b.add('SHOE-42')])

  notEqual(a.key(), b.key())
  deepEqual(rowsOf(await a.cart()), { 'SHOE-42': 1 })
})

test('one address receives a limited number of keys', async (t) => {
  const opened = await openNamed(t)
  const statuses = new Set<number>()
  for (let n = 0; n < 301; n += 1) {
    statuses.add((await openPage(opened).add('PLENTY-1')).statusCode)
  }
  deepEqual([...statuses], [200, 429])
})

test('a key whose cart has been deleted opens a new one at the next addition', async (t) => {
  const { db, page } = await openWithCart(t)
  const old = page.key()
  await db.deleteFrom('session').execute()

  deepEqual(rowsOf(await page.cart()), {})
  await page.add('PLENTY-1')

  notEqual(page.key(), old)
  deepEqual(rowsOf(await page.cart()), { 'PLENTY-1': 1 })
})

test('the key leads to the shop, where a visitor without a cart gets the page’s cart', async (t) => {
  const { shop, page, visitor } = await openWithCart(t)

  const answer = await handOff({ shop }, visitor, { key: page.key(), to: '/checkout' })

  equal(answer.statusCode, 303)
  equal(answer.headers.location, '/checkout')
  match(await cartAt(visitor), /Löparsko|SHOE|Varukorg/)
  const own = await shop.inject({ url: '/api/cart', headers: { cookie: visitor.cookie() } })
  deepEqual(rowsOf(own.json()), { 'SHOE-42': 2 })
})

test('the key then ends: its page learns the quantity and address of the cart at the shop', async (t) => {
  const { shop, page, visitor } = await openWithCart(t)
  await handOff({ shop }, visitor, { key: page.key() })

  const told = await page.cart()
  deepEqual(told.orderRows, [])
  deepEqual(told.elsewhere, { quantity: '2', url: `${BASE_URL}/cart` })
  const updated = await page.ask('/api/cart/update', { rowSystemId: 'x', quantity: 1 }, 'PUT')
  deepEqual(updated.json().elsewhere, told.elsewhere)
  const old = page.key()

  await page.add('PLENTY-1')
  notEqual(page.key(), old)
  deepEqual(rowsOf(await page.cart()), { 'PLENTY-1': 1 })
})

test('a form that is posted twice adds nothing more, and redirects as before', async (t) => {
  const { shop, page, visitor } = await openWithCart(t)
  const key = page.key()
  await handOff({ shop }, visitor, { key })

  const again = await handOff({ shop }, visitor, { key })

  equal(again.headers.location, '/cart')
  const own = await shop.inject({ url: '/api/cart', headers: { cookie: visitor.cookie() } })
  deepEqual(rowsOf(own.json()), { 'SHOE-42': 2 })
})

test('a form from another site, or with the key of another origin, adds nothing', async (t) => {
  const { shop, page, visitor } = await openWithCart(t)
  const key = page.key()

  for (const origin of ['https://evil.example', 'null', 'http://www.magazine.example']) {
    equal((await handOff({ shop }, visitor, { key, origin })).statusCode, 403, origin)
  }
  equal((await handOff({ shop }, visitor, { key, origin: OTHER })).headers.location, '/cart')
  equal((await handOff({ shop }, visitor, { key: 'made.up' })).headers.location, '/cart')
  const own = await shop.inject({ url: '/api/cart', headers: { cookie: visitor.cookie() } })
  deepEqual(rowsOf(own.json()), {})
  deepEqual(rowsOf(await page.cart()), { 'SHOE-42': 2 })
})

test('redirects only to addresses of the shop', async (t) => {
  const { shop, page } = await openWithCart(t)

  for (const to of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:1',
    '/api/cart',
  ]) {
    const visitor = browse(shop)
    const answer = await handOff({ shop }, visitor, { key: page.key(), to })
    equal(answer.headers.location, '/', to)
  }
})

test('a visitor with a cart at the shop sees the incoming one, and adds it or leaves it out', async (t) => {
  for (const [choice, expected] of [
    ['add', { 'SHOE-42': 2, 'PLENTY-1': 1 }],
    ['leave', { 'PLENTY-1': 1 }],
  ] as const) {
    const { shop, page, visitor } = await openWithCart(t)
    await visitor.open('/cart')
    await visitor.submit('/cart/add', { articleNumber: 'PLENTY-1', quantity: '1' })

    const shown = await handOff({ shop }, visitor, { key: page.key(), to: '/checkout' })
    equal(shown.statusCode, 200)
    match(textOf(shown.body), /www\.magazine\.example/)
    match(textOf(shown.body), /2\s×/)
    deepEqual(rowsOf(await page.cart()), { 'SHOE-42': 2 })

    const answer = await visitor.post('/handoff', { choice, to: '/checkout' })
    equal(answer.headers.location, '/checkout')
    const own = await shop.inject({ url: '/api/cart', headers: { cookie: visitor.cookie() } })
    deepEqual(rowsOf(own.json()), expected)
    ok((await page.cart()).elsewhere)
  }
})

test('a form posted by another site makes no choice', async (t) => {
  const { shop, page, visitor } = await openWithCart(t)
  await visitor.open('/cart')
  await visitor.submit('/cart/add', { articleNumber: 'PLENTY-1', quantity: '1' })
  await handOff({ shop }, visitor, { key: page.key() })

  const forged = await shop.inject({
    method: 'POST',
    url: '/handoff',
    headers: {
      origin: PAGE,
      cookie: visitor.cookie(),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'choice=add&to=/cart',
  })
  equal(forged.statusCode, 403)
})

test('the shop leads back with a code, which the page exchanges for a key once', async (t) => {
  const { shop, page, visitor } = await openWithCart(t)
  await handOff({ shop }, visitor, { key: page.key() })
  match(await cartAt(visitor), /Tillbaka till www\.magazine\.example/)

  const answer = await visitor.post('/handoff/back', {})

  const [, code = ''] =
    /^https:\/\/www\.magazine\.example\/blog\/shoes\?a=1#courtside-cart=([\w-]{43})$/.exec(
      String(answer.headers.location),
    ) ?? []
  const other = openPage({ shop }, OTHER)
  equal((await other.ask('/api/cart/key', { code })).statusCode, 404)
  const opened = await page.ask('/api/cart/key', { code })
  equal(opened.statusCode, 200)
  deepEqual(rowsOf(opened.json()), { 'SHOE-42': 2 })
  deepEqual(rowsOf(await page.cart()), { 'SHOE-42': 2 })
  equal((await page.ask('/api/cart/key', { code })).statusCode, 404)
  equal((await page.add('PLENTY-1')).statusCode, 200)
  match(await cartAt(visitor), /3/)
})

test('a code is valid for ten minutes', async (t) => {
  let now = Date.now()
  const opened = await openNamed(t, { now: () => now })
  const page = openPage(opened)
  const visitor = browse(opened.shop)
  await page.add('SHOE-42')
  await handOff(opened, visitor, { key: page.key() })
  await visitor.open('/cart')
  const { headers } = await visitor.post('/handoff/back', {})
  const [, code] = String(headers.location).split('courtside-cart=')

  now += 10 * 60 * 1000 + 1
  equal((await page.ask('/api/cart/key', { code })).statusCode, 404)
})

test('after a login, the page gets rows and quantities, and no price that only the login may see', async (t) => {
  const opened = await openNamed(t)
  const { shop } = opened
  const page = openPage(opened, PAGE, '', { storefront: 'professional' })
  equal((await page.add('SHOE-42', 2)).statusCode, 200)
  const visitor = browse(shop)
  const led = await handOff({ shop }, visitor, { key: page.key(), to: '/pro/login' })
  equal(led.headers.location, '/pro/login')
  await visitor.open('/pro/login')
  await visitor.submit('/pro/login', { userName: 'bo@example.com', password: 'courtside-demo' })
  match(await visitor.open('/pro/cart').then((it) => textOf(it.body)), /kr/)
  const { headers } = await visitor.post('/pro/handoff/back', {})
  const [, code] = String(headers.location).split('courtside-cart=')

  const cart = (await page.ask('/api/cart/key', { code })).json<Cart>()
  deepEqual(rowsOf(cart), { 'SHOE-42': 2 })
  equal(cart.isAuthenticated, false)
  for (const name of ['price', 'priceAmount', 'totalPrice', 'stock'] as const) {
    equal(cart.orderRows[0]?.[name], undefined, name)
  }
  equal(cart.orderTotal, undefined)

  await visitor.open('/pro/cart')
  await visitor.submit('/pro/logout', {})
  deepEqual(rowsOf(await page.cart()), {})
})

test('another visitor who brings the key to the shop gets nothing of a customer’s cart', async (t) => {
  const { shop, page, visitor } = await openWithCart(t)
  await handOff({ shop }, visitor, { key: page.key(), to: '/login' })
  await visitor.open('/login')
  await visitor.submit('/login', { userName: 'anna@example.com', password: 'courtside-demo' })
  await visitor.open('/cart')
  const { headers } = await visitor.post('/handoff/back', {})
  await page.ask('/api/cart/key', { code: String(headers.location).split('courtside-cart=')[1] })
  deepEqual(rowsOf(await page.cart()), { 'SHOE-42': 2 })

  const stranger = browse(shop)
  await handOff({ shop }, stranger, { key: page.key() })

  const theirs = await shop.inject({ url: '/api/cart', headers: { cookie: stranger.cookie() } })
  deepEqual(rowsOf(theirs.json()), {})
  const hers = await shop.inject({ url: '/api/cart', headers: { cookie: visitor.cookie() } })
  deepEqual(rowsOf(hers.json()), { 'SHOE-42': 2 })
})

test('an ordered cart is no longer open to its key', async (t) => {
  const { db, page } = await openWithCart(t)
  await db.updateTable('cart').set({ status: 'ordered' }).execute()

  deepEqual(rowsOf(await page.cart()), {})
  await page.add('PLENTY-1')
  deepEqual(rowsOf(await page.cart()), { 'PLENTY-1': 1 })
})

test('says that cookies are required if the browser keeps none', async (t) => {
  const { shop, page } = await openWithCart(t)
  const visitor = browse(shop, { cookies: 'blocked' })

  const answer = await handOff({ shop }, visitor, { key: page.key(), keepsCookies: false })
  match(String(answer.headers.location), /^\/cart\?cookies=/)
  match(textOf((await visitor.follow(answer)).body), /blockerar kakor/)
})
